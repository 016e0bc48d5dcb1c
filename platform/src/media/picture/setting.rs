//! Places where the products are at home.

use super::canvas::{Canvas, Frame, Shade, put, rounded};
use super::colour::Colour;
use super::scene::{lay, stand};
use super::spec::{Look, Motif, Pattern, PictureSpec};

const OAK: Colour = Colour::new(0xb9, 0x8b, 0x5d);
const WALNUT: Colour = Colour::new(0x80, 0x5b, 0x40);
const LEAF: Colour = Colour::new(0x6f, 0x86, 0x5f);

/// A thing beside the product, in colours that keep behind it.
fn prop(motif: Motif, body: Colour, trim: Colour, pattern: Pattern, form: u8) -> Look {
    Look {
        motif,
        body,
        accent: body.darker(0.22),
        trim,
        pattern,
        height: 1.0,
        width: 1.0,
        form,
    }
}

fn planks(canvas: &mut Canvas, top: f64, height: f64, colour: Colour) {
    let look = prop(Motif::Board, colour, colour, Pattern::Grain, 0);
    let path = rounded(0.0, top, 1200.0, height, 0.0);
    canvas.dressed(
        &path,
        Frame {
            left: 0.0,
            top,
            width: 1200.0,
            height,
        },
        &look,
        Shade::Flat,
    );
}

/// Daylight from the upper left over all, and a little shade in the far corners.
pub(super) fn sunlight(canvas: &mut Canvas) {
    put!(
        canvas,
        "<rect width=\"1200\" height=\"1200\" fill=\"url(#sun)\" opacity=\".32\"/><rect width=\"1200\" height=\"1200\" fill=\"url(#corner)\" opacity=\".55\"/>"
    );
}

/// The slanting panes of light that a window throws on a wall.
fn panes(canvas: &mut Canvas) {
    put!(
        canvas,
        "<g fill=\"#fff4d8\" opacity=\".3\" filter=\"url(#near)\"><path d=\"M120 60L400 150V400L120 330Z\"/><path d=\"M430 160L690 244V472L430 408Z\"/><path d=\"M120 360L400 430V660L120 610Z\"/><path d=\"M430 438L690 500V700L430 666Z\"/></g>"
    );
}

fn books(canvas: &mut Canvas, x: f64, y: f64, tones: [Colour; 4]) {
    let mut left = x;
    for (tone, (width, height)) in tones
        .into_iter()
        .zip([(46.0, 250.0), (34.0, 290.0), (58.0, 226.0), (40.0, 268.0)])
    {
        let spine = rounded(left, y - height, width, height, 5.0);
        canvas.shaded(&spine, tone, Shade::Round);
        canvas.line(
            &format!(
                "M{:.0} {:.0}h{:.0}M{:.0} {:.0}h{:.0}",
                left + 5.0,
                y - height + 34.0,
                width - 10.0,
                left + 5.0,
                y - 40.0,
                width - 10.0
            ),
            tone.lighter(0.6),
            4.0,
            0.7,
        );
        left += width + 2.0;
    }
}

/// An oak shelf with books and a plant.
pub(super) fn shelf(canvas: &mut Canvas, spec: &PictureSpec) {
    let wall = spec.backdrop.mix(spec.look.trim, 0.1).lighter(0.12);
    put!(canvas, "<rect width=\"1200\" height=\"1200\" fill=\"{wall}\"/>");
    panes(canvas);
    let (tone, other) = (spec.look.accent, spec.look.trim);
    put!(
        canvas,
        "<rect y=\"1000\" width=\"1200\" height=\"120\" fill=\"#241a14\" opacity=\".3\" filter=\"url(#soft)\"/>"
    );
    planks(canvas, 900.0, 108.0, OAK);
    planks(canvas, 1008.0, 40.0, OAK.darker(0.3));
    put!(
        canvas,
        "<path d=\"M0 1008H1200\" stroke=\"#fffaf0\" stroke-width=\"4\" opacity=\".4\"/>"
    );
    books(
        canvas,
        90.0,
        940.0,
        [
            tone.mix(wall, 0.3),
            other.mix(wall, 0.25),
            wall.darker(0.35),
            LEAF.mix(wall, 0.3),
        ],
    );
    stand(
        canvas,
        &prop(
            Motif::Vase,
            wall.mix(other, 0.45),
            LEAF.mix(wall, 0.15),
            Pattern::Speckle,
            1,
        ),
        1010.0,
        940.0,
        0.82,
    );
}

/// A table before a window onto hills.
pub(super) fn window(canvas: &mut Canvas, spec: &PictureSpec) {
    let wall = spec.backdrop.mix(spec.look.accent, 0.16);
    put!(canvas, "<rect width=\"1200\" height=\"1200\" fill=\"{wall}\"/>");
    canvas.open_clip(&rounded(470.0, 70.0, 610.0, 640.0, 4.0));
    put!(
        canvas,
        "<linearGradient id=\"sky\" x1=\"0\" y1=\"0\" x2=\"0\" y2=\"1\"><stop offset=\"0\" stop-color=\"#c9dde2\"/><stop offset=\"1\" stop-color=\"#f6ecd8\"/></linearGradient><rect x=\"470\" y=\"70\" width=\"610\" height=\"640\" fill=\"url(#sky)\"/>\
        <path d=\"M440 520Q620 400 800 500T1120 450V720H440Z\" fill=\"#a9bba5\"/><path d=\"M440 600Q640 520 820 590T1120 560V720H440Z\" fill=\"#8ba283\"/>\
        <g fill=\"#748c6c\"><circle cx=\"980\" cy=\"560\" r=\"52\"/><circle cx=\"1030\" cy=\"580\" r=\"44\"/><circle cx=\"930\" cy=\"588\" r=\"36\"/></g>"
    );
    canvas.close();
    put!(
        canvas,
        "<g fill=\"none\" stroke=\"#fbf6ea\" stroke-width=\"26\"><rect x=\"470\" y=\"70\" width=\"610\" height=\"640\"/><path d=\"M775 70V710M470 390H1080\" stroke-width=\"16\"/></g><rect x=\"430\" y=\"706\" width=\"690\" height=\"40\" rx=\"6\" fill=\"#fbf6ea\"/><rect x=\"430\" y=\"742\" width=\"690\" height=\"26\" fill=\"#241a14\" opacity=\".16\"/>"
    );
    planks(canvas, 850.0, 350.0, OAK.lighter(0.12));
    put!(
        canvas,
        "<rect y=\"850\" width=\"1200\" height=\"7\" fill=\"#fffaf0\" opacity=\".5\"/><path d=\"M520 850L1130 850L900 1200H120Z\" fill=\"#fff4d8\" opacity=\".22\" filter=\"url(#far)\"/>"
    );
    stand(
        canvas,
        &prop(
            Motif::Planter,
            spec.look.trim.mix(wall, 0.4),
            wall.darker(0.3),
            Pattern::Plain,
            0,
        ),
        1010.0,
        930.0,
        0.66,
    );
    stand(
        canvas,
        &prop(Motif::Bowl, wall.lighter(0.35), wall.darker(0.08), Pattern::Speckle, 0),
        190.0,
        930.0,
        0.6,
    );
    for (x, y, tone) in [(150.0, 838.0, 0xd0_u8), (215.0, 846.0, 0xc4), (182.0, 812.0, 0xda)] {
        canvas.ellipse(x, y - 8.0, 36.0, 34.0, Colour::new(tone, 0x8f, 0x4a));
        canvas.glaze(x, y - 8.0, 36.0, 34.0, "ball");
    }
}

/// A floor, a skirting board, a framed print and a window's light.
pub(super) fn room(canvas: &mut Canvas, spec: &PictureSpec) {
    let wall = spec.backdrop.mix(spec.look.accent, 0.14);
    put!(canvas, "<rect width=\"1200\" height=\"1200\" fill=\"{wall}\"/>");
    panes(canvas);
    let frame = rounded(850.0, 130.0, 230.0, 300.0, 3.0);
    canvas.drop_shadow(&frame);
    canvas.shaded(&frame, WALNUT, Shade::Flat);
    put!(
        canvas,
        "<rect x=\"866\" y=\"146\" width=\"198\" height=\"268\" fill=\"#f6efe0\"/><circle cx=\"985\" cy=\"235\" r=\"30\" fill=\"{}\"/><path d=\"M886 370Q930 270 968 320T1044 300V394H886Z\" fill=\"{}\"/>",
        spec.look.trim.lighter(0.3),
        LEAF.mix(wall, 0.2)
    );
    for plank in 0..4_i32 {
        let top = 860.0 + f64::from(plank) * 88.0;
        planks(
            canvas,
            top,
            90.0,
            if plank % 2 == 0 {
                OAK.lighter(0.14)
            } else {
                OAK.lighter(0.06)
            },
        );
        put!(
            canvas,
            "<path d=\"M0 {top:.0}H1200\" stroke=\"#241a14\" stroke-width=\"3\" opacity=\".25\"/>"
        );
    }
    put!(
        canvas,
        "<rect y=\"796\" width=\"1200\" height=\"66\" fill=\"{}\"/><path d=\"M0 800H1200\" stroke=\"#fffaf0\" stroke-width=\"5\" opacity=\".6\"/><rect y=\"858\" width=\"1200\" height=\"40\" fill=\"url(#fall)\"/>",
        wall.lighter(0.4)
    );
    stand(
        canvas,
        &prop(Motif::Planter, wall.darker(0.18), WALNUT, Pattern::Flute, 2),
        160.0,
        930.0,
        0.95,
    );
}

/// Hills at dusk, and grass underfoot.
pub(super) fn field(canvas: &mut Canvas, spec: &PictureSpec) {
    let glow = spec.backdrop.mix(Colour::new(0xf3, 0xc0, 0x8a), 0.55);
    put!(
        canvas,
        "<linearGradient id=\"sky\" x1=\"0\" y1=\"0\" x2=\"0\" y2=\"1\"><stop offset=\"0\" stop-color=\"#6f8a99\"/><stop offset=\".45\" stop-color=\"{glow}\"/><stop offset=\"1\" stop-color=\"#f5dcb4\"/></linearGradient>\
         <rect width=\"1200\" height=\"1200\" fill=\"url(#sky)\"/><circle cx=\"880\" cy=\"430\" r=\"86\" fill=\"#fff3d6\" opacity=\".85\"/><circle cx=\"880\" cy=\"430\" r=\"300\" fill=\"url(#glow)\" opacity=\".5\"/>\
         <path d=\"M0 610L180 430L330 560L520 380L760 600L930 500L1200 640V900H0Z\" fill=\"#8b98a0\" opacity=\".75\"/>\
         <path d=\"M0 700Q240 560 520 660T1200 620V960H0Z\" fill=\"#7b8f80\"/><path d=\"M0 790Q360 690 700 780T1200 750V1000H0Z\" fill=\"#64795f\"/>"
    );
    for (x, y, size) in [
        (110.0, 770.0, 1.2),
        (190.0, 790.0, 0.9),
        (1060.0, 770.0, 1.1),
        (1130.0, 790.0, 1.4),
        (980.0, 786.0, 0.7),
    ] {
        put!(
            canvas,
            "<g transform=\"translate({x:.0} {y:.0}) scale({size})\" fill=\"#43584a\"><path d=\"M0 -190L48 -96H26L66 -34H38L80 24H-80L-38 -34H-66L-26 -96H-48Z\"/><rect x=\"-9\" y=\"20\" width=\"18\" height=\"28\" fill=\"#4a3a2c\"/></g>"
        );
    }
    put!(
        canvas,
        "<linearGradient id=\"grass\" x1=\"0\" y1=\"0\" x2=\"0\" y2=\"1\"><stop offset=\"0\" stop-color=\"#8a9a63\"/><stop offset=\"1\" stop-color=\"#56693f\"/></linearGradient><path d=\"M0 880Q400 830 800 862T1200 850V1200H0Z\" fill=\"url(#grass)\"/>"
    );
    for _ in 0..150 {
        let (x, y) = (canvas.roll(0.0, 1200.0), canvas.roll(884.0, 1190.0));
        let (lean, tall, tone) = (
            canvas.roll(-12.0, 12.0),
            canvas.roll(18.0, 46.0),
            canvas.roll(0.0, 0.45),
        );
        canvas.line(
            &format!("M{x:.0} {y:.0}q0 {:.0} {lean:.0} {:.0}", -tall * 0.6, -tall),
            Colour::new(0x5f, 0x74, 0x45).lighter(tone),
            4.0,
            0.8,
        );
    }
    if !matches!(spec.look.motif, Motif::Tent) {
        // Small things stand on a flat stone rather than in the grass.
        put!(
            canvas,
            "<ellipse cx=\"620\" cy=\"1066\" rx=\"470\" ry=\"92\" fill=\"#2a1c12\" opacity=\".35\" filter=\"url(#soft)\"/>"
        );
        let stone = "M170 1010Q180 950 420 944Q640 930 860 946Q1050 956 1050 1016Q1046 1084 800 1098Q560 1112 340 1092Q172 1078 170 1010Z";
        canvas.shaded(stone, Colour::new(0xa3, 0x9e, 0x92), Shade::Flat);
        canvas.shaded("M184 996Q190 954 420 946Q640 932 860 948Q1040 960 1036 1002Q1030 1046 800 1058Q560 1068 340 1056Q190 1044 184 996Z", Colour::new(0xbd, 0xb7, 0xa9), Shade::Flat);
    }
}

/// A rail of wooden pegs.
pub(super) fn pegs(canvas: &mut Canvas, spec: &PictureSpec) {
    let wall = spec.backdrop.mix(spec.look.body, 0.12);
    put!(canvas, "<rect width=\"1200\" height=\"1200\" fill=\"{wall}\"/>");
    for line in 1..8_i32 {
        let x = f64::from(line) * 150.0;
        put!(
            canvas,
            "<path d=\"M{x} 200V1200\" stroke=\"#241a14\" stroke-width=\"3\" opacity=\".1\"/><path d=\"M{} 200V1200\" stroke=\"#fffaf0\" stroke-width=\"3\" opacity=\".3\"/>",
            x + 3.0
        );
    }
    panes(canvas);
    put!(
        canvas,
        "<rect y=\"210\" width=\"1200\" height=\"40\" fill=\"#241a14\" opacity=\".35\" filter=\"url(#near)\"/>"
    );
    planks(canvas, 140.0, 84.0, WALNUT);
    for x in [130.0, 600.0, 1070.0] {
        put!(
            canvas,
            "<ellipse cx=\"{:.0}\" cy=\"206\" rx=\"26\" ry=\"30\" fill=\"#241a14\" opacity=\".4\" filter=\"url(#near)\"/>",
            x + 8.0
        );
        canvas.shaded(
            &rounded(x - 17.0, 166.0, 34.0, 46.0, 16.0),
            WALNUT.lighter(0.2),
            Shade::Ball,
        );
    }
    let straw = prop(Motif::Basket, Colour::new(0xd3, 0xb2, 0x7c), WALNUT, Pattern::Weave, 2);
    canvas.open_at(1075.0, 590.0, 0.6, 3.0);
    super::motif::draw(canvas, &straw);
    canvas.close();
    lay(
        canvas,
        &prop(Motif::Brush, OAK, WALNUT, Pattern::Plain, 0),
        132.0,
        390.0,
        0.62,
        0.0,
    );
}

/// A desk or kitchen table seen from above.
pub(super) fn desk(canvas: &mut Canvas, spec: &PictureSpec) {
    for plank in 0..4_i32 {
        planks(
            canvas,
            f64::from(plank) * 300.0,
            300.0,
            if plank % 2 == 0 { OAK } else { OAK.lighter(0.1) },
        );
        put!(
            canvas,
            "<path d=\"M0 {0}H1200\" stroke=\"#241a14\" stroke-width=\"5\" opacity=\".4\"/>",
            plank * 300
        );
    }
    // A linen cloth under one corner, a cup from above, a sprig.
    canvas.open_at(880.0, 250.0, 1.0, 17.0);
    let cloth = rounded(-250.0, -330.0, 620.0, 560.0, 6.0);
    canvas.drop_shadow(&cloth);
    let linen = Look {
        accent: spec.look.accent.mix(spec.backdrop, 0.4),
        ..prop(
            Motif::Towel,
            spec.backdrop.lighter(0.3),
            spec.look.trim,
            Pattern::Pinstripe,
            0,
        )
    };
    canvas.dressed(
        &cloth,
        Frame {
            left: -250.0,
            top: -330.0,
            width: 620.0,
            height: 560.0,
        },
        &linen,
        Shade::Flat,
    );
    canvas.close();
    put!(
        canvas,
        "<g transform=\"translate(1030 960)\"><ellipse cx=\"14\" cy=\"20\" rx=\"150\" ry=\"150\" fill=\"#2a1c12\" opacity=\".35\" filter=\"url(#soft)\"/><circle r=\"142\" fill=\"{0}\"/><circle r=\"142\" fill=\"url(#dish)\"/><circle r=\"88\" fill=\"{1}\"/><circle r=\"88\" fill=\"url(#flat)\"/><circle r=\"76\" fill=\"#6b4630\"/><circle r=\"76\" fill=\"url(#hole)\"/><path d=\"M-46 -30Q-20 -58 18 -58\" stroke=\"#fff\" stroke-width=\"7\" fill=\"none\" opacity=\".4\" stroke-linecap=\"round\"/></g>",
        spec.backdrop.lighter(0.45),
        spec.look.trim.mix(spec.backdrop, 0.5)
    );
    put!(
        canvas,
        "<g transform=\"translate(150 1010) rotate(-52)\" fill=\"{LEAF}\"><path d=\"M-40 0H330\" stroke=\"{}\" stroke-width=\"7\" stroke-linecap=\"round\"/>",
        LEAF.darker(0.3)
    );
    for step in 0..7_i32 {
        let x = f64::from(step) * 48.0;
        put!(
            canvas,
            "<path d=\"M{x:.0} 0q10 -54 66 -62q-2 56 -66 62z\"/><path d=\"M{:.0} 0q10 54 66 62q-2 -56 -66 -62z\" fill=\"{}\"/>",
            x + 20.0,
            LEAF.lighter(0.14)
        );
    }
    canvas.close();
}
