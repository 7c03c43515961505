//! The weights of the terms for each class of rules, in sixteenths of a hundredth of an attackers'
//! man. Written by `tafl-fit`; not to be edited.

use super::terms::TERMS;

#[rustfmt::skip]
pub(super) const CORNER_SMALL: [i32; TERMS] = [
    1696, // Attacker
    -390, // Defender
    95, // Tempo
    155, // Guard
    452, // Shut
    -132, // Breach
    -582, // OneCorner
    -1080, // TwoCorners
    -1494, // ThreeCorners
    -1813, // FourCorners
    5853, // Closed
    -141, // Inside
    -338, // Outside
    2526, // OneGap
    1627, // TwoGaps
    878, // ThreeGaps
    479, // FourGaps
    121, // ManyGaps
    -67, // WideEdge
    -6, // Edge
    -62, // KingRoom
    -120, // WayAttackers
    30, // WayDefenders
    -903, // ForkAttackers
    -4016, // ForkDefenders
    -444, // InThree
    2175, // OpenNone
    1169, // OpenOne
    479, // OpenTwo
    190, // OpenThree
    402, // HalfAxis
    122, // NearAttacker
    -53, // NearDefender
    44, // AttackersBeside
    -48, // AttackersDiagonal
    156, // DefendersBeside
    142, // DefendersDiagonal
    -27, // HeldAttacker
    -117, // HeldAttackerInDanger
    156, // HeldDefender
    343, // HeldDefenderInDanger
    35, // Thinnest
    -173, // FacedAttacker
    37, // FacedDefender
    -78, // Fort
    17, // AttackersFreedom
    69, // DefendersFreedom
    0, // Attacker at 0 0
    308, // Attacker at 0 1
    -92, // Attacker at 1 1
    -68, // Attacker at 0 2
    -89, // Attacker at 1 2
    56, // Attacker at 2 2
    84, // Attacker at 0 3
    0, // Attacker at 1 3
    -18, // Attacker at 2 3
    -77, // Attacker at 3 3
    161, // Attacker at 0 4
    -19, // Attacker at 1 4
    -4, // Attacker at 2 4
    -89, // Attacker at 3 4
    0, // Attacker at 4 4
    0, // Defender at 0 0
    -90, // Defender at 0 1
    31, // Defender at 1 1
    -2, // Defender at 0 2
    43, // Defender at 1 2
    0, // Defender at 2 2
    221, // Defender at 0 3
    203, // Defender at 1 3
    116, // Defender at 2 3
    188, // Defender at 3 3
    -62, // Defender at 0 4
    -14, // Defender at 1 4
    233, // Defender at 2 4
    229, // Defender at 3 4
    0, // Defender at 4 4
    0, // King at 0 0
    0, // King at 0 1
    -155, // King at 1 1
    276, // King at 0 2
    598, // King at 1 2
    19, // King at 2 2
    -54, // King at 0 3
    -194, // King at 1 3
    -179, // King at 2 3
    -174, // King at 3 3
    -12, // King at 0 4
    -98, // King at 1 4
    -88, // King at 2 4
    -106, // King at 3 4
    -25, // King at 4 4
];

#[rustfmt::skip]
pub(super) const CORNER_SMALL_TWO: [i32; TERMS] = [
    1600, // Attacker
    -400, // Defender
    128, // Tempo
    192, // Guard
    576, // Shut
    -160, // Breach
    -480, // OneCorner
    -960, // TwoCorners
    -1440, // ThreeCorners
    -1920, // FourCorners
    5600, // Closed
    -128, // Inside
    -320, // Outside
    2400, // OneGap
    1600, // TwoGaps
    960, // ThreeGaps
    480, // FourGaps
    160, // ManyGaps
    -48, // WideEdge
    -32, // Edge
    -48, // KingRoom
    -160, // WayAttackers
    -192, // WayDefenders
    -800, // ForkAttackers
    -3840, // ForkDefenders
    -256, // InThree
    2080, // OpenNone
    1120, // OpenOne
    416, // OpenTwo
    128, // OpenThree
    384, // HalfAxis
    96, // NearAttacker
    -64, // NearDefender
    0, // AttackersBeside
    48, // AttackersDiagonal
    0, // DefendersBeside
    0, // DefendersDiagonal
    -48, // HeldAttacker
    -192, // HeldAttackerInDanger
    64, // HeldDefender
    320, // HeldDefenderInDanger
    96, // Thinnest
    -80, // FacedAttacker
    80, // FacedDefender
    -128, // Fort
    16, // AttackersFreedom
    -16, // DefendersFreedom
    0, // Attacker at 0 0
    0, // Attacker at 0 1
    0, // Attacker at 1 1
    0, // Attacker at 0 2
    0, // Attacker at 1 2
    0, // Attacker at 2 2
    0, // Attacker at 0 3
    0, // Attacker at 1 3
    0, // Attacker at 2 3
    0, // Attacker at 3 3
    0, // Attacker at 0 4
    0, // Attacker at 1 4
    0, // Attacker at 2 4
    0, // Attacker at 3 4
    0, // Attacker at 4 4
    0, // Defender at 0 0
    0, // Defender at 0 1
    0, // Defender at 1 1
    0, // Defender at 0 2
    0, // Defender at 1 2
    0, // Defender at 2 2
    0, // Defender at 0 3
    0, // Defender at 1 3
    0, // Defender at 2 3
    0, // Defender at 3 3
    0, // Defender at 0 4
    0, // Defender at 1 4
    0, // Defender at 2 4
    0, // Defender at 3 4
    0, // Defender at 4 4
    0, // King at 0 0
    0, // King at 0 1
    0, // King at 1 1
    0, // King at 0 2
    0, // King at 1 2
    0, // King at 2 2
    0, // King at 0 3
    0, // King at 1 3
    0, // King at 2 3
    0, // King at 3 3
    0, // King at 0 4
    0, // King at 1 4
    0, // King at 2 4
    0, // King at 3 4
    0, // King at 4 4
];

#[rustfmt::skip]
pub(super) const CORNER_LARGE: [i32; TERMS] = [
    1765, // Attacker
    -406, // Defender
    102, // Tempo
    124, // Guard
    380, // Shut
    -119, // Breach
    -319, // OneCorner
    -568, // TwoCorners
    -1274, // ThreeCorners
    -2040, // FourCorners
    6066, // Closed
    -139, // Inside
    -347, // Outside
    2559, // OneGap
    1577, // TwoGaps
    982, // ThreeGaps
    498, // FourGaps
    253, // ManyGaps
    -45, // WideEdge
    -45, // Edge
    -77, // KingRoom
    -215, // WayAttackers
    -267, // WayDefenders
    -862, // ForkAttackers
    -4160, // ForkDefenders
    112, // InThree
    2253, // OpenNone
    1175, // OpenOne
    198, // OpenTwo
    -30, // OpenThree
    416, // HalfAxis
    -91, // NearAttacker
    99, // NearDefender
    61, // AttackersBeside
    -48, // AttackersDiagonal
    132, // DefendersBeside
    145, // DefendersDiagonal
    73, // HeldAttacker
    -91, // HeldAttackerInDanger
    252, // HeldDefender
    526, // HeldDefenderInDanger
    102, // Thinnest
    -62, // FacedAttacker
    155, // FacedDefender
    -242, // Fort
    -2, // AttackersFreedom
    109, // DefendersFreedom
    0, // Attacker at 0 0
    -220, // Attacker at 0 1
    -218, // Attacker at 1 1
    -123, // Attacker at 0 2
    249, // Attacker at 1 2
    130, // Attacker at 2 2
    158, // Attacker at 0 3
    46, // Attacker at 1 3
    -11, // Attacker at 2 3
    -253, // Attacker at 3 3
    96, // Attacker at 0 4
    96, // Attacker at 1 4
    -81, // Attacker at 2 4
    -202, // Attacker at 3 4
    -177, // Attacker at 4 4
    0, // Defender at 0 0
    65, // Defender at 0 1
    -3, // Defender at 1 1
    103, // Defender at 0 2
    221, // Defender at 1 2
    141, // Defender at 2 2
    404, // Defender at 0 3
    270, // Defender at 1 3
    333, // Defender at 2 3
    446, // Defender at 3 3
    197, // Defender at 0 4
    88, // Defender at 1 4
    263, // Defender at 2 4
    418, // Defender at 3 4
    238, // Defender at 4 4
    0, // King at 0 0
    0, // King at 0 1
    -22, // King at 1 1
    -37, // King at 0 2
    -84, // King at 1 2
    -92, // King at 2 2
    -235, // King at 0 3
    -26, // King at 1 3
    -140, // King at 2 3
    -206, // King at 3 3
    -25, // King at 0 4
    -29, // King at 1 4
    -66, // King at 2 4
    -92, // King at 3 4
    480, // King at 4 4
];

#[rustfmt::skip]
pub(super) const EDGE_SMALL: [i32; TERMS] = [
    1784, // Attacker
    -383, // Defender
    77, // Tempo
    205, // Guard
    614, // Shut
    -171, // Breach
    -512, // OneCorner
    -1024, // TwoCorners
    -1536, // ThreeCorners
    -2048, // FourCorners
    5576, // Closed
    -324, // Inside
    -292, // Outside
    2197, // OneGap
    1489, // TwoGaps
    930, // ThreeGaps
    644, // FourGaps
    616, // ManyGaps
    -58, // WideEdge
    -47, // Edge
    -47, // KingRoom
    -243, // WayAttackers
    -222, // WayDefenders
    -912, // ForkAttackers
    -4096, // ForkDefenders
    -473, // InThree
    2219, // OpenNone
    857, // OpenOne
    324, // OpenTwo
    112, // OpenThree
    410, // HalfAxis
    -55, // NearAttacker
    59, // NearDefender
    28, // AttackersBeside
    -1, // AttackersDiagonal
    149, // DefendersBeside
    218, // DefendersDiagonal
    -85, // HeldAttacker
    -137, // HeldAttackerInDanger
    238, // HeldDefender
    352, // HeldDefenderInDanger
    295, // Thinnest
    -85, // FacedAttacker
    85, // FacedDefender
    -137, // Fort
    -24, // AttackersFreedom
    30, // DefendersFreedom
    134, // Attacker at 0 0
    147, // Attacker at 0 1
    -118, // Attacker at 1 1
    97, // Attacker at 0 2
    -63, // Attacker at 1 2
    -282, // Attacker at 2 2
    83, // Attacker at 0 3
    62, // Attacker at 1 3
    -230, // Attacker at 2 3
    68, // Attacker at 3 3
    9, // Attacker at 0 4
    -70, // Attacker at 1 4
    96, // Attacker at 2 4
    -146, // Attacker at 3 4
    36, // Attacker at 4 4
    -6, // Defender at 0 0
    -29, // Defender at 0 1
    210, // Defender at 1 1
    124, // Defender at 0 2
    236, // Defender at 1 2
    300, // Defender at 2 2
    142, // Defender at 0 3
    194, // Defender at 1 3
    377, // Defender at 2 3
    39, // Defender at 3 3
    -11, // Defender at 0 4
    -52, // Defender at 1 4
    8, // Defender at 2 4
    9, // Defender at 3 4
    25, // Defender at 4 4
    0, // King at 0 0
    0, // King at 0 1
    -82, // King at 1 1
    0, // King at 0 2
    7, // King at 1 2
    -102, // King at 2 2
    0, // King at 0 3
    -46, // King at 1 3
    13, // King at 2 3
    212, // King at 3 3
    0, // King at 0 4
    -11, // King at 1 4
    38, // King at 2 4
    -64, // King at 3 4
    -107, // King at 4 4
];

#[rustfmt::skip]
pub(super) const EDGE_SMALL_TWO: [i32; TERMS] = [
    1737, // Attacker
    -380, // Defender
    162, // Tempo
    198, // Guard
    595, // Shut
    -165, // Breach
    -495, // OneCorner
    -991, // TwoCorners
    -1486, // ThreeCorners
    -1982, // FourCorners
    5809, // Closed
    -132, // Inside
    -261, // Outside
    2392, // OneGap
    1347, // TwoGaps
    549, // ThreeGaps
    1085, // FourGaps
    1011, // ManyGaps
    -134, // WideEdge
    -49, // Edge
    13, // KingRoom
    -210, // WayAttackers
    -268, // WayDefenders
    -994, // ForkAttackers
    -2278, // ForkDefenders
    -638, // InThree
    2150, // OpenNone
    904, // OpenOne
    133, // OpenTwo
    13, // OpenThree
    799, // HalfAxis
    25, // NearAttacker
    -6, // NearDefender
    115, // AttackersBeside
    162, // AttackersDiagonal
    231, // DefendersBeside
    410, // DefendersDiagonal
    -259, // HeldAttacker
    -294, // HeldAttackerInDanger
    54, // HeldDefender
    -66, // HeldDefenderInDanger
    313, // Thinnest
    -83, // FacedAttacker
    83, // FacedDefender
    -132, // Fort
    32, // AttackersFreedom
    32, // DefendersFreedom
    -104, // Attacker at 0 0
    -98, // Attacker at 0 1
    -713, // Attacker at 1 1
    -494, // Attacker at 0 2
    194, // Attacker at 1 2
    120, // Attacker at 2 2
    68, // Attacker at 0 3
    -37, // Attacker at 1 3
    260, // Attacker at 2 3
    332, // Attacker at 3 3
    -38, // Attacker at 0 4
    -110, // Attacker at 1 4
    84, // Attacker at 2 4
    147, // Attacker at 3 4
    0, // Attacker at 4 4
    -788, // Defender at 0 0
    561, // Defender at 0 1
    284, // Defender at 1 1
    292, // Defender at 0 2
    -273, // Defender at 1 2
    124, // Defender at 2 2
    172, // Defender at 0 3
    349, // Defender at 1 3
    160, // Defender at 2 3
    305, // Defender at 3 3
    -707, // Defender at 0 4
    68, // Defender at 1 4
    324, // Defender at 2 4
    -44, // Defender at 3 4
    0, // Defender at 4 4
    0, // King at 0 0
    0, // King at 0 1
    0, // King at 1 1
    0, // King at 0 2
    -934, // King at 1 2
    370, // King at 2 2
    0, // King at 0 3
    -180, // King at 1 3
    171, // King at 2 3
    -111, // King at 3 3
    0, // King at 0 4
    -92, // King at 1 4
    -168, // King at 2 4
    -254, // King at 3 4
    281, // King at 4 4
];

#[rustfmt::skip]
pub(super) const EDGE_LARGE: [i32; TERMS] = [
    1691, // Attacker
    -381, // Defender
    35, // Tempo
    193, // Guard
    579, // Shut
    -161, // Breach
    -483, // OneCorner
    -965, // TwoCorners
    -1448, // ThreeCorners
    -1930, // FourCorners
    5354, // Closed
    -129, // Inside
    -597, // Outside
    2413, // OneGap
    1549, // TwoGaps
    1082, // ThreeGaps
    528, // FourGaps
    277, // ManyGaps
    -40, // WideEdge
    16, // Edge
    -13, // KingRoom
    -196, // WayAttackers
    -179, // WayDefenders
    -683, // ForkAttackers
    -3808, // ForkDefenders
    -240, // InThree
    2091, // OpenNone
    1126, // OpenOne
    418, // OpenTwo
    129, // OpenThree
    152, // HalfAxis
    -22, // NearAttacker
    -28, // NearDefender
    29, // AttackersBeside
    83, // AttackersDiagonal
    59, // DefendersBeside
    79, // DefendersDiagonal
    -51, // HeldAttacker
    -109, // HeldAttackerInDanger
    232, // HeldDefender
    364, // HeldDefenderInDanger
    317, // Thinnest
    -80, // FacedAttacker
    80, // FacedDefender
    -129, // Fort
    22, // AttackersFreedom
    33, // DefendersFreedom
    -314, // Attacker at 0 0
    -165, // Attacker at 0 1
    -286, // Attacker at 1 1
    131, // Attacker at 0 2
    145, // Attacker at 1 2
    95, // Attacker at 2 2
    84, // Attacker at 0 3
    81, // Attacker at 1 3
    -126, // Attacker at 2 3
    -70, // Attacker at 3 3
    72, // Attacker at 0 4
    82, // Attacker at 1 4
    186, // Attacker at 2 4
    -70, // Attacker at 3 4
    -246, // Attacker at 4 4
    304, // Defender at 0 0
    -3, // Defender at 0 1
    33, // Defender at 1 1
    -90, // Defender at 0 2
    -300, // Defender at 1 2
    178, // Defender at 2 2
    6, // Defender at 0 3
    150, // Defender at 1 3
    289, // Defender at 2 3
    76, // Defender at 3 3
    -210, // Defender at 0 4
    -64, // Defender at 1 4
    169, // Defender at 2 4
    40, // Defender at 3 4
    159, // Defender at 4 4
    0, // King at 0 0
    0, // King at 0 1
    0, // King at 1 1
    0, // King at 0 2
    4, // King at 1 2
    -15, // King at 2 2
    0, // King at 0 3
    -202, // King at 1 3
    -29, // King at 2 3
    18, // King at 3 3
    0, // King at 0 4
    -16, // King at 1 4
    115, // King at 2 4
    149, // King at 3 4
    -106, // King at 4 4
];
