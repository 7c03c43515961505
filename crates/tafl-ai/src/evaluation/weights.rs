//! The weights of the terms for each class of rules, in sixteenths of a hundredth of an attackers'
//! man. Written by `tafl-fit`; not to be edited.

use super::terms::TERMS;

#[rustfmt::skip]
pub(super) const CORNER_SMALL: [i32; TERMS] = [
    1151, // Attacker
    -288, // Defender
    -53, // Tempo
    105, // Guard
    61, // Shut
    78, // Breach
    160, // OneCorner
    -1521, // TwoCorners
    -1931, // ThreeCorners
    -1555, // FourCorners
    5146, // Closed
    -1032, // Inside
    -774, // Outside
    5124, // OneGap
    -219, // TwoGaps
    -1687, // ThreeGaps
    65, // FourGaps
    -1411, // ManyGaps
    -184, // WideEdge
    -38, // Edge
    81, // KingRoom
    -384, // WayAttackers
    191, // WayDefenders
    -1275, // ForkAttackers
    -3840, // ForkDefenders
    -1002, // InThree
    2080, // OpenNone
    45, // OpenOne
    340, // OpenTwo
    280, // OpenThree
    384, // HalfAxis
    -80, // NearAttacker
    -137, // NearDefender
    -45, // AttackersBeside
    -73, // AttackersDiagonal
    694, // DefendersBeside
    190, // DefendersDiagonal
    -95, // HeldAttacker
    -221, // HeldAttackerInDanger
    90, // HeldDefender
    -13, // HeldDefenderInDanger
    294, // Thinnest
    -4062, // FacedAttacker
    1608, // FacedDefender
    -109, // Fort
    -135, // AttackersFreedom
    136, // DefendersFreedom
    0, // Attacker at 0 0
    451, // Attacker at 0 1
    -168, // Attacker at 1 1
    -132, // Attacker at 0 2
    -520, // Attacker at 1 2
    452, // Attacker at 2 2
    -382, // Attacker at 0 3
    -127, // Attacker at 1 3
    58, // Attacker at 2 3
    270, // Attacker at 3 3
    193, // Attacker at 0 4
    -571, // Attacker at 1 4
    530, // Attacker at 2 4
    177, // Attacker at 3 4
    0, // Attacker at 4 4
    0, // Defender at 0 0
    166, // Defender at 0 1
    539, // Defender at 1 1
    -168, // Defender at 0 2
    530, // Defender at 1 2
    269, // Defender at 2 2
    1253, // Defender at 0 3
    1055, // Defender at 1 3
    394, // Defender at 2 3
    722, // Defender at 3 3
    -474, // Defender at 0 4
    306, // Defender at 1 4
    563, // Defender at 2 4
    555, // Defender at 3 4
    0, // Defender at 4 4
    0, // King at 0 0
    0, // King at 0 1
    -1390, // King at 1 1
    2142, // King at 0 2
    2705, // King at 1 2
    1140, // King at 2 2
    -1287, // King at 0 3
    -1312, // King at 1 3
    -914, // King at 2 3
    -588, // King at 3 3
    1219, // King at 0 4
    -773, // King at 1 4
    -911, // King at 2 4
    -481, // King at 3 4
    -431, // King at 4 4
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
    992, // Attacker
    -278, // Defender
    27, // Tempo
    135, // Guard
    -121, // Shut
    -1, // Breach
    268, // OneCorner
    200, // TwoCorners
    -608, // ThreeCorners
    -1343, // FourCorners
    5600, // Closed
    -128, // Inside
    -320, // Outside
    2709, // OneGap
    36, // TwoGaps
    -240, // ThreeGaps
    1438, // FourGaps
    587, // ManyGaps
    -105, // WideEdge
    -23, // Edge
    1, // KingRoom
    -57, // WayAttackers
    -215, // WayDefenders
    -826, // ForkAttackers
    -3840, // ForkDefenders
    -30, // InThree
    2080, // OpenNone
    -205, // OpenOne
    -632, // OpenTwo
    -288, // OpenThree
    384, // HalfAxis
    -3, // NearAttacker
    102, // NearDefender
    -164, // AttackersBeside
    -192, // AttackersDiagonal
    241, // DefendersBeside
    197, // DefendersDiagonal
    117, // HeldAttacker
    169, // HeldAttackerInDanger
    0, // HeldDefender
    -50, // HeldDefenderInDanger
    241, // Thinnest
    -138, // FacedAttacker
    85, // FacedDefender
    -1307, // Fort
    -153, // AttackersFreedom
    231, // DefendersFreedom
    0, // Attacker at 0 0
    -558, // Attacker at 0 1
    517, // Attacker at 1 1
    -265, // Attacker at 0 2
    185, // Attacker at 1 2
    -390, // Attacker at 2 2
    -283, // Attacker at 0 3
    -24, // Attacker at 1 3
    -240, // Attacker at 2 3
    -247, // Attacker at 3 3
    -468, // Attacker at 0 4
    23, // Attacker at 1 4
    -108, // Attacker at 2 4
    -301, // Attacker at 3 4
    -177, // Attacker at 4 4
    0, // Defender at 0 0
    1183, // Defender at 0 1
    431, // Defender at 1 1
    418, // Defender at 0 2
    1070, // Defender at 1 2
    719, // Defender at 2 2
    983, // Defender at 0 3
    1132, // Defender at 1 3
    743, // Defender at 2 3
    853, // Defender at 3 3
    962, // Defender at 0 4
    937, // Defender at 1 4
    791, // Defender at 2 4
    992, // Defender at 3 4
    1178, // Defender at 4 4
    0, // King at 0 0
    0, // King at 0 1
    -918, // King at 1 1
    -388, // King at 0 2
    64, // King at 1 2
    41, // King at 2 2
    135, // King at 0 3
    235, // King at 1 3
    -163, // King at 2 3
    -178, // King at 3 3
    411, // King at 0 4
    202, // King at 1 4
    -69, // King at 2 4
    -14, // King at 3 4
    151, // King at 4 4
];

#[rustfmt::skip]
pub(super) const EDGE_SMALL: [i32; TERMS] = [
    1520, // Attacker
    -302, // Defender
    155, // Tempo
    192, // Guard
    576, // Shut
    -160, // Breach
    -480, // OneCorner
    -960, // TwoCorners
    -1440, // ThreeCorners
    -1920, // FourCorners
    3599, // Closed
    -643, // Inside
    1023, // Outside
    774, // OneGap
    945, // TwoGaps
    558, // ThreeGaps
    884, // FourGaps
    836, // ManyGaps
    -54, // WideEdge
    -140, // Edge
    -83, // KingRoom
    -474, // WayAttackers
    -412, // WayDefenders
    -519, // ForkAttackers
    -3840, // ForkDefenders
    -817, // InThree
    2080, // OpenNone
    176, // OpenOne
    131, // OpenTwo
    -11, // OpenThree
    384, // HalfAxis
    -143, // NearAttacker
    -10, // NearDefender
    -117, // AttackersBeside
    -53, // AttackersDiagonal
    232, // DefendersBeside
    349, // DefendersDiagonal
    -97, // HeldAttacker
    2, // HeldAttackerInDanger
    254, // HeldDefender
    322, // HeldDefenderInDanger
    158, // Thinnest
    -80, // FacedAttacker
    80, // FacedDefender
    -128, // Fort
    -83, // AttackersFreedom
    100, // DefendersFreedom
    353, // Attacker at 0 0
    65, // Attacker at 0 1
    -225, // Attacker at 1 1
    -24, // Attacker at 0 2
    -135, // Attacker at 1 2
    -230, // Attacker at 2 2
    51, // Attacker at 0 3
    138, // Attacker at 1 3
    -63, // Attacker at 2 3
    672, // Attacker at 3 3
    187, // Attacker at 0 4
    -188, // Attacker at 1 4
    805, // Attacker at 2 4
    -647, // Attacker at 3 4
    470, // Attacker at 4 4
    -133, // Defender at 0 0
    -288, // Defender at 0 1
    603, // Defender at 1 1
    633, // Defender at 0 2
    451, // Defender at 1 2
    816, // Defender at 2 2
    1627, // Defender at 0 3
    374, // Defender at 1 3
    661, // Defender at 2 3
    163, // Defender at 3 3
    -44, // Defender at 0 4
    -530, // Defender at 1 4
    -37, // Defender at 2 4
    -150, // Defender at 3 4
    -59, // Defender at 4 4
    0, // King at 0 0
    0, // King at 0 1
    -34, // King at 1 1
    0, // King at 0 2
    405, // King at 1 2
    -15, // King at 2 2
    0, // King at 0 3
    186, // King at 1 3
    120, // King at 2 3
    -78, // King at 3 3
    0, // King at 0 4
    -121, // King at 1 4
    334, // King at 2 4
    -645, // King at 3 4
    -598, // King at 4 4
];

#[rustfmt::skip]
pub(super) const EDGE_SMALL_TWO: [i32; TERMS] = [
    1807, // Attacker
    -364, // Defender
    154, // Tempo
    192, // Guard
    576, // Shut
    -160, // Breach
    -480, // OneCorner
    -960, // TwoCorners
    -1440, // ThreeCorners
    -1920, // FourCorners
    5644, // Closed
    -128, // Inside
    -214, // Outside
    2341, // OneGap
    1289, // TwoGaps
    560, // ThreeGaps
    1098, // FourGaps
    937, // ManyGaps
    -100, // WideEdge
    65, // Edge
    32, // KingRoom
    -177, // WayAttackers
    -240, // WayDefenders
    -926, // ForkAttackers
    -2197, // ForkDefenders
    -663, // InThree
    2084, // OpenNone
    902, // OpenOne
    189, // OpenTwo
    -2, // OpenThree
    978, // HalfAxis
    45, // NearAttacker
    34, // NearDefender
    112, // AttackersBeside
    190, // AttackersDiagonal
    227, // DefendersBeside
    406, // DefendersDiagonal
    -228, // HeldAttacker
    -259, // HeldAttackerInDanger
    59, // HeldDefender
    -44, // HeldDefenderInDanger
    274, // Thinnest
    -80, // FacedAttacker
    80, // FacedDefender
    -128, // Fort
    94, // AttackersFreedom
    61, // DefendersFreedom
    -171, // Attacker at 0 0
    -91, // Attacker at 0 1
    -674, // Attacker at 1 1
    -463, // Attacker at 0 2
    198, // Attacker at 1 2
    130, // Attacker at 2 2
    113, // Attacker at 0 3
    -54, // Attacker at 1 3
    305, // Attacker at 2 3
    395, // Attacker at 3 3
    -41, // Attacker at 0 4
    -92, // Attacker at 1 4
    136, // Attacker at 2 4
    178, // Attacker at 3 4
    0, // Attacker at 4 4
    -796, // Defender at 0 0
    542, // Defender at 0 1
    243, // Defender at 1 1
    338, // Defender at 0 2
    -271, // Defender at 1 2
    119, // Defender at 2 2
    222, // Defender at 0 3
    383, // Defender at 1 3
    142, // Defender at 2 3
    284, // Defender at 3 3
    -632, // Defender at 0 4
    79, // Defender at 1 4
    356, // Defender at 2 4
    -35, // Defender at 3 4
    0, // Defender at 4 4
    0, // King at 0 0
    0, // King at 0 1
    0, // King at 1 1
    0, // King at 0 2
    -803, // King at 1 2
    381, // King at 2 2
    0, // King at 0 3
    -187, // King at 1 3
    125, // King at 2 3
    -56, // King at 3 3
    0, // King at 0 4
    -96, // King at 1 4
    -100, // King at 2 4
    -180, // King at 3 4
    297, // King at 4 4
];

#[rustfmt::skip]
pub(super) const EDGE_LARGE: [i32; TERMS] = [
    1591, // Attacker
    -346, // Defender
    -103, // Tempo
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
    1894, // TwoGaps
    1882, // ThreeGaps
    1138, // FourGaps
    634, // ManyGaps
    -21, // WideEdge
    199, // Edge
    40, // KingRoom
    -391, // WayAttackers
    -419, // WayDefenders
    250, // ForkAttackers
    -3131, // ForkDefenders
    -469, // InThree
    2080, // OpenNone
    1120, // OpenOne
    416, // OpenTwo
    128, // OpenThree
    226, // HalfAxis
    117, // NearAttacker
    -26, // NearDefender
    39, // AttackersBeside
    41, // AttackersDiagonal
    68, // DefendersBeside
    182, // DefendersDiagonal
    27, // HeldAttacker
    -28, // HeldAttackerInDanger
    389, // HeldDefender
    376, // HeldDefenderInDanger
    200, // Thinnest
    -80, // FacedAttacker
    80, // FacedDefender
    -128, // Fort
    -33, // AttackersFreedom
    81, // DefendersFreedom
    -1239, // Attacker at 0 0
    -642, // Attacker at 0 1
    -1184, // Attacker at 1 1
    369, // Attacker at 0 2
    673, // Attacker at 1 2
    335, // Attacker at 2 2
    242, // Attacker at 0 3
    485, // Attacker at 1 3
    -166, // Attacker at 2 3
    -121, // Attacker at 3 3
    -59, // Attacker at 0 4
    71, // Attacker at 1 4
    501, // Attacker at 2 4
    -30, // Attacker at 3 4
    -144, // Attacker at 4 4
    2040, // Defender at 0 0
    281, // Defender at 0 1
    417, // Defender at 1 1
    -133, // Defender at 0 2
    -1021, // Defender at 1 2
    745, // Defender at 2 2
    225, // Defender at 0 3
    638, // Defender at 1 3
    799, // Defender at 2 3
    -242, // Defender at 3 3
    -663, // Defender at 0 4
    -65, // Defender at 1 4
    521, // Defender at 2 4
    -41, // Defender at 3 4
    388, // Defender at 4 4
    0, // King at 0 0
    0, // King at 0 1
    0, // King at 1 1
    0, // King at 0 2
    92, // King at 1 2
    -355, // King at 2 2
    0, // King at 0 3
    -1663, // King at 1 3
    -621, // King at 2 3
    -12, // King at 3 3
    0, // King at 0 4
    -59, // King at 1 4
    613, // King at 2 4
    736, // King at 3 4
    -65, // King at 4 4
];
