//! Colours, and a scale of them on which equal steps look equal.
//!
//! Needs: nothing. Gives: [`Colour`], [`ramp`]. Cost: a few multiplications a colour.
//! The scale is a line in OKLab (B. Ottosson, "A perceptual color space for image processing", 2020): lightness falls evenly, so
//! that it also reads in grey, while the hue goes from yellow over green to blue.

/// Red, green, blue.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Colour(pub u8, pub u8, pub u8);

impl Colour {
    pub const WHITE: Colour = Colour(255, 255, 255);
    pub const BLACK: Colour = Colour(0, 0, 0);
    pub const GREY: Colour = Colour(160, 160, 160);
    pub const PALE: Colour = Colour(226, 226, 226);
}

/// Lightness at both ends; white is 1, and the light end must differ from it.
const LIGHTNESS: (f64, f64) = (0.88, 0.27);
/// Hue at both ends, in degrees.
const HUE: (f64, f64) = (112.0, 272.0);
/// How colourful.
const CHROMA: f64 = 0.13;

/// Colours from light to dark.
pub fn ramp(steps: usize) -> Vec<Colour> {
    let last = steps.saturating_sub(1).max(1) as f64;
    (0..steps).map(|k| at(k as f64 / last)).collect()
}

/// The colour at a place of the scale, from 0 to 1.
fn at(t: f64) -> Colour {
    let between = |(from, to): (f64, f64)| from + t * (to - from);
    let (lightness, hue) = (between(LIGHTNESS), between(HUE).to_radians());
    from_oklab(lightness, CHROMA * hue.cos(), CHROMA * hue.sin())
}

fn from_oklab(lightness: f64, a: f64, b: f64) -> Colour {
    // LMS = (M L a b)^3
    let l = (lightness + 0.396_337_777_4 * a + 0.215_803_757_3 * b).powi(3);
    let m = (lightness - 0.105_561_345_8 * a - 0.063_854_172_8 * b).powi(3);
    let s = (lightness - 0.089_484_177_5 * a - 1.291_485_548_0 * b).powi(3);
    Colour(
        encoded(4.076_741_662_1 * l - 3.307_711_591_3 * m + 0.230_969_929_2 * s),
        encoded(-1.268_438_004_6 * l + 2.609_757_401_1 * m - 0.341_319_396_5 * s),
        encoded(-0.004_196_086_3 * l - 0.703_418_614_7 * m + 1.707_614_701_0 * s),
    )
}

/// The sRGB code of an intensity; what no screen can show is cut.
fn encoded(x: f64) -> u8 {
    let x = x.clamp(0.0, 1.0);
    let y = if x <= 0.003_130_8 { 12.92 * x } else { 1.055 * x.powf(1.0 / 2.4) - 0.055 };
    (y * 255.0).round() as u8
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_scale_darkens_step_by_step() {
        let luminance = |c: &Colour| {
            let linear = |x: u8| (f64::from(x) / 255.0).powf(2.2);
            0.2126 * linear(c.0) + 0.7152 * linear(c.1) + 0.0722 * linear(c.2)
        };
        let light: Vec<f64> = ramp(64).iter().map(luminance).collect();
        assert!(light.windows(2).all(|w| w[0] > w[1]), "{light:?}");
        assert_eq!(ramp(1).len(), 1);
    }

    #[test]
    fn white_and_black_are_white_and_black() {
        assert_eq!(from_oklab(1.0, 0.0, 0.0), Colour::WHITE);
        assert_eq!(from_oklab(0.0, 0.0, 0.0), Colour::BLACK);
    }
}
