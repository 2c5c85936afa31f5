//! Reads `capi/contracts/*.txt`: what every exported function means, needs and refuses.
//!
//! Needs: the files; their form is described in `capi/contracts/README.md`. Gives: [`Table`], with
//! the contracts in order and every condition written out for each function.
//! Cost: a few milliseconds. The tests of the C library read the same table through this file.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

/// A condition and what a function returns then.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Condition {
    /// `Mask.rows`: the argument and what is wrong with it.
    pub id: String,
    /// `GrB_DIMENSION_MISMATCH`.
    pub code: String,
    pub text: String,
    /// Of which variants it is true; empty for all.
    pub only: Vec<String>,
    /// The group it comes from, with its argument; `None` when the contract states it itself.
    pub group: Option<String>,
}

/// A function, or functions that differ in one word of their names.
#[derive(Clone, Debug, Default)]
pub struct Contract {
    /// `GrB_Matrix_setElement_{T|Scalar}`.
    pub pattern: String,
    /// Each function with the words that were put into the pattern.
    pub functions: Vec<(String, Vec<String>)>,
    /// Keys and their texts, in order: section, does, formula, shapes, domains, cost, note.
    pub facts: Vec<(String, String)>,
    pub conditions: Vec<Condition>,
}

/// One file.
#[derive(Clone, Debug, Default)]
pub struct Chapter {
    pub title: String,
    pub about: String,
    pub contracts: Vec<Contract>,
}

/// A group of conditions that many functions share.
#[derive(Clone, Debug)]
pub struct Group {
    pub name: String,
    pub about: String,
    /// Id, code and text, with `{X}` for the argument.
    pub conditions: Vec<(String, String, String)>,
}

/// Everything.
#[derive(Clone, Debug, Default)]
pub struct Table {
    pub groups: Vec<Group>,
    pub chapters: Vec<Chapter>,
    /// Codes that no row states, with the reason.
    pub excluded: Vec<(String, String)>,
    /// Kind, name and formula of each predefined operator.
    pub operators: Vec<(String, String, String)>,
}

const TYPES: [&str; 14] =
    ["BOOL", "INT8", "INT16", "INT32", "INT64", "UINT8", "UINT16", "UINT32", "UINT64", "FP32", "FP64", "FC32", "FC64", "UDT"];
const FACTS: [&str; 7] = ["section", "does", "formula", "shapes", "domains", "cost", "note"];

impl Contract {
    pub fn fact(&self, key: &str) -> Option<&str> {
        self.facts.iter().find(|(k, _)| k == key).map(|(_, text)| text.as_str())
    }
}

impl Condition {
    /// Whether it holds for the variant made of these words.
    pub fn is_for(&self, words: &[String]) -> bool {
        let fits = |tag: &String| match tag.as_str() {
            "builtin" => words.iter().any(|w| TYPES[..13].contains(&w.as_str())),
            _ => words.contains(tag),
        };
        self.only.is_empty() || self.only.iter().any(fits)
    }
}

impl Table {
    /// Reads the folder `capi/contracts` below `root`.
    pub fn read(root: &Path) -> Result<Table, String> {
        let folder = root.join("capi/contracts");
        let mut paths: Vec<_> = fs::read_dir(&folder)
            .and_then(|dir| dir.map(|f| f.map(|f| f.path())).collect::<Result<_, _>>())
            .map_err(|e| format!("{}: {e}", folder.display()))?;
        paths.retain(|p| p.extension().is_some_and(|x| x == "txt"));
        paths.sort();
        let mut table = Table::default();
        for path in paths {
            let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            let text = fs::read_to_string(&path).map_err(|e| format!("{name}: {e}"))?;
            table.add(&text).map_err(|e| format!("capi/contracts/{name}: {e}"))?;
        }
        table.check()?;
        Ok(table)
    }

    pub fn contracts(&self) -> impl Iterator<Item = &Contract> {
        self.chapters.iter().flat_map(|c| &c.contracts)
    }

    /// Every (function, id, code).
    #[allow(dead_code, reason = "for the tests of the C library")]
    pub fn promises(&self) -> impl Iterator<Item = (&str, &str, &str)> {
        self.contracts().flat_map(|c| {
            c.functions.iter().flat_map(move |(name, words)| {
                let own = c.conditions.iter().filter(move |x| x.is_for(words));
                own.map(move |x| (name.as_str(), x.id.as_str(), x.code.as_str()))
            })
        })
    }

    fn add(&mut self, text: &str) -> Result<(), String> {
        let mut chapter = None;
        for (number, line) in logical_lines(text) {
            let at = |e: String| format!("line {number}: {e}");
            let (key, rest) = line.split_once(' ').map_or((line.as_str(), ""), |(k, r)| (k, r.trim()));
            match key {
                "chapter" => chapter = Some(Chapter { title: rest.to_owned(), ..Chapter::default() }),
                "about" => chapter.as_mut().ok_or_else(|| at("no chapter yet".into()))?.about = rest.to_owned(),
                "excluded" => {
                    let (code, why) = rest.split_once(' ').ok_or_else(|| at("a code and a reason are needed".into()))?;
                    self.excluded.push((format!("GrB_{code}"), why.trim().to_owned()));
                }
                "group" => {
                    let (name, about) = rest.split_once(' ').unwrap_or((rest, ""));
                    self.groups.push(Group { name: name.to_owned(), about: about.trim().to_owned(), conditions: Vec::new() });
                }
                "when" => {
                    let group = self.groups.last_mut().ok_or_else(|| at("no group yet".into()))?;
                    group.conditions.push(condition(rest).map_err(at)?);
                }
                "operator" => {
                    let mut words = rest.splitn(3, ' ');
                    let (Some(kind), Some(name), Some(formula)) = (words.next(), words.next(), words.next()) else {
                        return Err(at("a kind, a name and a formula are needed".into()));
                    };
                    self.operators.push((kind.to_owned(), name.to_owned(), formula.trim().to_owned()));
                }
                "contract" => {
                    let chapter = chapter.as_mut().ok_or_else(|| at("no chapter yet".into()))?;
                    let functions = written_out(rest).map_err(at)?;
                    chapter.contracts.push(Contract { pattern: rest.to_owned(), functions, ..Contract::default() });
                }
                _ => {
                    let contract = chapter.as_mut().and_then(|c| c.contracts.last_mut());
                    let contract = contract.ok_or_else(|| at(format!("`{key}` outside a contract")))?;
                    state(contract, &self.groups, key, rest).map_err(at)?;
                }
            }
        }
        self.chapters.extend(chapter);
        Ok(())
    }

    /// No function has two contracts, no function one condition twice.
    fn check(&self) -> Result<(), String> {
        let mut seen = BTreeMap::new();
        for contract in self.contracts() {
            for (name, _) in &contract.functions {
                if let Some(other) = seen.insert(name.clone(), &contract.pattern) {
                    return Err(format!("{name} has two contracts: {other} and {}", contract.pattern));
                }
            }
            for key in ["does", "section", "cost"] {
                if contract.fact(key).is_none() {
                    return Err(format!("{}: `{key}` is missing", contract.pattern));
                }
            }
        }
        let mut promises: Vec<_> = self.promises().map(|(f, id, _)| (f, id)).collect();
        promises.sort_unstable();
        match promises.windows(2).find(|w| w[0] == w[1]) {
            Some(twice) => Err(format!("{}: {} is stated twice", twice[0].0, twice[0].1)),
            None => Ok(()),
        }
    }
}

/// Adds one line of a contract.
fn state(contract: &mut Contract, groups: &[Group], key: &str, rest: &str) -> Result<(), String> {
    if FACTS.contains(&key) {
        contract.facts.push((key.to_owned(), rest.to_owned()));
        return Ok(());
    }
    let (only, rest) = match rest.strip_prefix('[').and_then(|r| r.split_once(']')) {
        Some((tags, rest)) => (tags.split('|').map(str::to_owned).collect(), rest.trim()),
        None => (Vec::new(), rest),
    };
    match key {
        "error" => {
            let (id, code, text) = condition(rest)?;
            contract.conditions.push(Condition { id, code, text, only, group: None });
        }
        "errors" => {
            for call in rest.split(')').map(str::trim).filter(|c| !c.is_empty()) {
                let (name, arguments) = call.split_once('(').ok_or_else(|| format!("`{call}`: group(argument) was needed"))?;
                let group = groups.iter().find(|g| g.name == name).ok_or_else(|| format!("there is no group `{name}`"))?;
                for x in arguments.split(',').map(str::trim) {
                    contract.conditions.extend(group.conditions.iter().map(|(id, code, text)| Condition {
                        id: id.replace("{X}", x),
                        code: code.clone(),
                        text: text.replace("{X}", x),
                        only: only.clone(),
                        group: Some(format!("{name}({x})")),
                    }));
                }
            }
        }
        _ => return Err(format!("`{key}` is no key")),
    }
    Ok(())
}

fn condition(text: &str) -> Result<(String, String, String), String> {
    let mut words = text.splitn(2, ' ');
    let (id, rest) = (words.next().unwrap_or_default(), words.next().unwrap_or_default().trim());
    let (code, text) = rest.split_once(' ').ok_or_else(|| format!("`{id}`: id, code and sentence are needed"))?;
    Ok((id.to_owned(), format!("GrB_{code}"), text.trim().to_owned()))
}

/// Lines without comments, each with the number of its first line; a line that begins with six
/// blanks or more goes on from the one before.
fn logical_lines(text: &str) -> Vec<(usize, String)> {
    let mut lines: Vec<(usize, String)> = Vec::new();
    for (k, line) in text.lines().enumerate() {
        let words = line.trim();
        if words.is_empty() || words.starts_with('#') {
            continue;
        }
        match lines.last_mut() {
            Some((_, last)) if line.starts_with("      ") => {
                last.push(' ');
                last.push_str(words);
            }
            _ => lines.push((k + 1, words.to_owned())),
        }
    }
    lines
}

/// The functions of a pattern: `{A|B}` stands for A and for B, `T` among them for all types, of
/// which the complex ones have the prefix `GxB_`.
fn written_out(pattern: &str) -> Result<Vec<(String, Vec<String>)>, String> {
    let mut made = vec![(String::new(), Vec::new())];
    let mut rest = pattern;
    while let Some((before, tail)) = rest.split_once('{') {
        let (inside, after) = tail.split_once('}').ok_or_else(|| format!("`{pattern}`: a brace is open"))?;
        let words: Vec<&str> = inside.split('|').flat_map(|w| if w == "T" { TYPES.to_vec() } else { vec![w] }).collect();
        made = made
            .iter()
            .flat_map(|(name, chosen): &(String, Vec<String>)| {
                words.iter().map(move |w| {
                    let chosen = chosen.iter().cloned().chain([(*w).to_owned()]).collect();
                    (format!("{name}{before}{w}"), chosen)
                })
            })
            .collect();
        rest = after;
    }
    for (name, words) in &mut made {
        name.push_str(rest);
        if words.iter().any(|w| w == "FC32" || w == "FC64") {
            *name = name.replacen("GrB_", "GxB_", 1);
        }
    }
    Ok(made)
}
