//! The weights of the terms for each class of rules, in sixteenths of a hundredth of an attackers'
//! man. Written by `tafl-fit`; not to be edited.

use super::terms::TERMS;

#[rustfmt::skip]
pub(super) const CORNER_SMALL: [i32; TERMS] = [
    1734, // Attacker
    -395, // Defender
    65, // Tempo
    208, // Guard
    614, // Shut
    -342, // Breach
    -152, // OneCorner
    -590, // TwoCorners
    -1170, // ThreeCorners
    -2321, // FourCorners
    6070, // Closed
    -139, // Inside
    -347, // Outside
    2425, // OneGap
    1292, // TwoGaps
    927, // ThreeGaps
    451, // FourGaps
    565, // ManyGaps
    -92, // WideEdge
    -62, // Edge
    447, // WideRing
    7, // WideInside
    -173, // WideOpen
    220, // HuntNear
    -113, // KingRoom
    -465, // WayAttackers
    -478, // WayDefenders
    -843, // ForkAttackers
    -4163, // ForkDefenders
    -129, // InThree
    2254, // OpenNone
    1044, // OpenOne
    81, // OpenTwo
    105, // OpenThree
    416, // HalfAxis
    -25, // NearAttacker
    46, // NearDefender
    19, // AttackersBeside
    63, // AttackersDiagonal
    256, // DefendersBeside
    236, // DefendersDiagonal
    83, // HeldAttacker
    -13, // HeldAttackerInDanger
    285, // HeldDefender
    479, // HeldDefenderInDanger
    177, // Thinnest
    132, // FacedAttacker
    51, // FacedDefender
    -221, // Fort
    -11, // AttackersFreedom
    108, // DefendersFreedom
    0, // Attacker at 0 0
    -690, // Attacker at 0 1
    146, // Attacker at 1 1
    -94, // Attacker at 0 2
    213, // Attacker at 1 2
    521, // Attacker at 2 2
    123, // Attacker at 0 3
    456, // Attacker at 1 3
    -4, // Attacker at 2 3
    -119, // Attacker at 3 3
    -11, // Attacker at 0 4
    -30, // Attacker at 1 4
    -64, // Attacker at 2 4
    -109, // Attacker at 3 4
    -61, // Attacker at 4 4
    0, // Defender at 0 0
    141, // Defender at 0 1
    -612, // Defender at 1 1
    178, // Defender at 0 2
    30, // Defender at 1 2
    302, // Defender at 2 2
    231, // Defender at 0 3
    325, // Defender at 1 3
    319, // Defender at 2 3
    552, // Defender at 3 3
    341, // Defender at 0 4
    274, // Defender at 1 4
    290, // Defender at 2 4
    582, // Defender at 3 4
    301, // Defender at 4 4
    0, // King at 0 0
    0, // King at 0 1
    -168, // King at 1 1
    -111, // King at 0 2
    -315, // King at 1 2
    164, // King at 2 2
    -199, // King at 0 3
    -282, // King at 1 3
    -109, // King at 2 3
    -467, // King at 3 3
    139, // King at 0 4
    101, // King at 1 4
    196, // King at 2 4
    -36, // King at 3 4
    383, // King at 4 4
];

#[rustfmt::skip]
pub(super) const CORNER_SMALL_TWO: [i32; TERMS] = [
    1734, // Attacker
    -395, // Defender
    65, // Tempo
    208, // Guard
    614, // Shut
    -342, // Breach
    -152, // OneCorner
    -590, // TwoCorners
    -1170, // ThreeCorners
    -2321, // FourCorners
    6070, // Closed
    -139, // Inside
    -347, // Outside
    2425, // OneGap
    1292, // TwoGaps
    927, // ThreeGaps
    451, // FourGaps
    565, // ManyGaps
    -92, // WideEdge
    -62, // Edge
    447, // WideRing
    7, // WideInside
    -173, // WideOpen
    220, // HuntNear
    -113, // KingRoom
    -465, // WayAttackers
    -478, // WayDefenders
    -843, // ForkAttackers
    -4163, // ForkDefenders
    -129, // InThree
    2254, // OpenNone
    1044, // OpenOne
    81, // OpenTwo
    105, // OpenThree
    416, // HalfAxis
    -25, // NearAttacker
    46, // NearDefender
    19, // AttackersBeside
    63, // AttackersDiagonal
    256, // DefendersBeside
    236, // DefendersDiagonal
    83, // HeldAttacker
    -13, // HeldAttackerInDanger
    285, // HeldDefender
    479, // HeldDefenderInDanger
    177, // Thinnest
    132, // FacedAttacker
    51, // FacedDefender
    -221, // Fort
    -11, // AttackersFreedom
    108, // DefendersFreedom
    0, // Attacker at 0 0
    -690, // Attacker at 0 1
    146, // Attacker at 1 1
    -94, // Attacker at 0 2
    213, // Attacker at 1 2
    521, // Attacker at 2 2
    123, // Attacker at 0 3
    456, // Attacker at 1 3
    -4, // Attacker at 2 3
    -119, // Attacker at 3 3
    -11, // Attacker at 0 4
    -30, // Attacker at 1 4
    -64, // Attacker at 2 4
    -109, // Attacker at 3 4
    -61, // Attacker at 4 4
    0, // Defender at 0 0
    141, // Defender at 0 1
    -612, // Defender at 1 1
    178, // Defender at 0 2
    30, // Defender at 1 2
    302, // Defender at 2 2
    231, // Defender at 0 3
    325, // Defender at 1 3
    319, // Defender at 2 3
    552, // Defender at 3 3
    341, // Defender at 0 4
    274, // Defender at 1 4
    290, // Defender at 2 4
    582, // Defender at 3 4
    301, // Defender at 4 4
    0, // King at 0 0
    0, // King at 0 1
    -168, // King at 1 1
    -111, // King at 0 2
    -315, // King at 1 2
    164, // King at 2 2
    -199, // King at 0 3
    -282, // King at 1 3
    -109, // King at 2 3
    -467, // King at 3 3
    139, // King at 0 4
    101, // King at 1 4
    196, // King at 2 4
    -36, // King at 3 4
    383, // King at 4 4
];

#[rustfmt::skip]
pub(super) const CORNER_LARGE: [i32; TERMS] = [
    2289, // Attacker
    -342, // Defender
    101, // Tempo
    207, // Guard
    613, // Shut
    -445, // Breach
    -62, // OneCorner
    -577, // TwoCorners
    -1079, // ThreeCorners
    -2434, // FourCorners
    4674, // Closed
    -169, // Inside
    -294, // Outside
    2302, // OneGap
    1215, // TwoGaps
    770, // ThreeGaps
    361, // FourGaps
    614, // ManyGaps
    -135, // WideEdge
    -27, // Edge
    475, // WideRing
    21, // WideInside
    -247, // WideOpen
    322, // HuntNear
    -229, // KingRoom
    -478, // WayAttackers
    -772, // WayDefenders
    -742, // ForkAttackers
    -4758, // ForkDefenders
    -282, // InThree
    1889, // OpenNone
    962, // OpenOne
    52, // OpenTwo
    149, // OpenThree
    395, // HalfAxis
    34, // NearAttacker
    -26, // NearDefender
    -3, // AttackersBeside
    130, // AttackersDiagonal
    307, // DefendersBeside
    251, // DefendersDiagonal
    123, // HeldAttacker
    46, // HeldAttackerInDanger
    275, // HeldDefender
    442, // HeldDefenderInDanger
    197, // Thinnest
    185, // FacedAttacker
    -38, // FacedDefender
    -250, // Fort
    78, // AttackersFreedom
    97, // DefendersFreedom
    -18, // Attacker at 0 0
    -799, // Attacker at 0 1
    355, // Attacker at 1 1
    -65, // Attacker at 0 2
    202, // Attacker at 1 2
    611, // Attacker at 2 2
    79, // Attacker at 0 3
    568, // Attacker at 1 3
    12, // Attacker at 2 3
    -57, // Attacker at 3 3
    -43, // Attacker at 0 4
    -40, // Attacker at 1 4
    -68, // Attacker at 2 4
    -46, // Attacker at 3 4
    -71, // Attacker at 4 4
    46, // Defender at 0 0
    167, // Defender at 0 1
    -698, // Defender at 1 1
    190, // Defender at 0 2
    -73, // Defender at 1 2
    322, // Defender at 2 2
    156, // Defender at 0 3
    329, // Defender at 1 3
    296, // Defender at 2 3
    534, // Defender at 3 3
    466, // Defender at 0 4
    322, // Defender at 1 4
    300, // Defender at 2 4
    602, // Defender at 3 4
    298, // Defender at 4 4
    -13, // King at 0 0
    7, // King at 0 1
    -252, // King at 1 1
    -98, // King at 0 2
    -591, // King at 1 2
    230, // King at 2 2
    -172, // King at 0 3
    -340, // King at 1 3
    -68, // King at 2 3
    -431, // King at 3 3
    243, // King at 0 4
    234, // King at 1 4
    361, // King at 2 4
    6, // King at 3 4
    409, // King at 4 4
];

#[rustfmt::skip]
pub(super) const EDGE_SMALL: [i32; TERMS] = [
    1753, // Attacker
    -372, // Defender
    40, // Tempo
    289, // Guard
    848, // Shut
    -394, // Breach
    -345, // OneCorner
    -1046, // TwoCorners
    -1432, // ThreeCorners
    -2329, // FourCorners
    5580, // Closed
    -324, // Inside
    -292, // Outside
    2063, // OneGap
    1204, // TwoGaps
    875, // ThreeGaps
    597, // FourGaps
    928, // ManyGaps
    -105, // WideEdge
    -64, // Edge
    447, // WideRing
    7, // WideInside
    -173, // WideOpen
    220, // HuntNear
    -83, // KingRoom
    -493, // WayAttackers
    -433, // WayDefenders
    -893, // ForkAttackers
    -4099, // ForkDefenders
    -714, // InThree
    2220, // OpenNone
    726, // OpenOne
    207, // OpenTwo
    247, // OpenThree
    410, // HalfAxis
    11, // NearAttacker
    6, // NearDefender
    -14, // AttackersBeside
    110, // AttackersDiagonal
    273, // DefendersBeside
    309, // DefendersDiagonal
    -75, // HeldAttacker
    -59, // HeldAttackerInDanger
    271, // HeldDefender
    305, // HeldDefenderInDanger
    370, // Thinnest
    109, // FacedAttacker
    -19, // FacedDefender
    -116, // Fort
    -33, // AttackersFreedom
    29, // DefendersFreedom
    134, // Attacker at 0 0
    -323, // Attacker at 0 1
    246, // Attacker at 1 1
    126, // Attacker at 0 2
    -99, // Attacker at 1 2
    109, // Attacker at 2 2
    48, // Attacker at 0 3
    472, // Attacker at 1 3
    -223, // Attacker at 2 3
    202, // Attacker at 3 3
    -98, // Attacker at 0 4
    -196, // Attacker at 1 4
    113, // Attacker at 2 4
    -53, // Attacker at 3 4
    152, // Attacker at 4 4
    -6, // Defender at 0 0
    47, // Defender at 0 1
    -399, // Defender at 1 1
    199, // Defender at 0 2
    45, // Defender at 1 2
    461, // Defender at 2 2
    -31, // Defender at 0 3
    249, // Defender at 1 3
    363, // Defender at 2 3
    145, // Defender at 3 3
    133, // Defender at 0 4
    134, // Defender at 1 4
    35, // Defender at 2 4
    173, // Defender at 3 4
    88, // Defender at 4 4
    0, // King at 0 0
    0, // King at 0 1
    -228, // King at 1 1
    -74, // King at 0 2
    -224, // King at 1 2
    154, // King at 2 2
    36, // King at 0 3
    -302, // King at 1 3
    44, // King at 2 3
    -49, // King at 3 3
    164, // King at 0 4
    119, // King at 1 4
    300, // King at 2 4
    -8, // King at 3 4
    -204, // King at 4 4
];

#[rustfmt::skip]
pub(super) const EDGE_SMALL_TWO: [i32; TERMS] = [
    3485, // Attacker
    -344, // Defender
    160, // Tempo
    274, // Guard
    694, // Shut
    -437, // Breach
    -344, // OneCorner
    -949, // TwoCorners
    -1343, // ThreeCorners
    -2340, // FourCorners
    6597, // Closed
    -105, // Inside
    -320, // Outside
    2169, // OneGap
    1119, // TwoGaps
    427, // ThreeGaps
    897, // FourGaps
    1321, // ManyGaps
    -166, // WideEdge
    -31, // Edge
    476, // WideRing
    -64, // WideInside
    -153, // WideOpen
    163, // HuntNear
    -43, // KingRoom
    -405, // WayAttackers
    -584, // WayDefenders
    -1061, // ForkAttackers
    -2643, // ForkDefenders
    -1023, // InThree
    2150, // OpenNone
    618, // OpenOne
    4, // OpenTwo
    183, // OpenThree
    689, // HalfAxis
    132, // NearAttacker
    -46, // NearDefender
    62, // AttackersBeside
    264, // AttackersDiagonal
    350, // DefendersBeside
    421, // DefendersDiagonal
    -198, // HeldAttacker
    -216, // HeldAttackerInDanger
    46, // HeldDefender
    -138, // HeldDefenderInDanger
    397, // Thinnest
    64, // FacedAttacker
    -54, // FacedDefender
    -88, // Fort
    1, // AttackersFreedom
    46, // DefendersFreedom
    -109, // Attacker at 0 0
    -453, // Attacker at 0 1
    -381, // Attacker at 1 1
    -560, // Attacker at 0 2
    167, // Attacker at 1 2
    538, // Attacker at 2 2
    17, // Attacker at 0 3
    351, // Attacker at 1 3
    281, // Attacker at 2 3
    545, // Attacker at 3 3
    -144, // Attacker at 0 4
    -261, // Attacker at 1 4
    93, // Attacker at 2 4
    251, // Attacker at 3 4
    111, // Attacker at 4 4
    -892, // Defender at 0 0
    672, // Defender at 0 1
    -323, // Defender at 1 1
    286, // Defender at 0 2
    -404, // Defender at 1 2
    292, // Defender at 2 2
    40, // Defender at 0 3
    398, // Defender at 1 3
    119, // Defender at 2 3
    465, // Defender at 3 3
    -533, // Defender at 0 4
    229, // Defender at 1 4
    347, // Defender at 2 4
    83, // Defender at 3 4
    66, // Defender at 4 4
    6, // King at 0 0
    -5, // King at 0 1
    -91, // King at 1 1
    -36, // King at 0 2
    -1309, // King at 1 2
    647, // King at 2 2
    25, // King at 0 3
    -389, // King at 1 3
    215, // King at 2 3
    -341, // King at 3 3
    159, // King at 0 4
    31, // King at 1 4
    30, // King at 2 4
    -213, // King at 3 4
    188, // King at 4 4
];

#[rustfmt::skip]
pub(super) const EDGE_LARGE: [i32; TERMS] = [
    2617, // Attacker
    -285, // Defender
    -28, // Tempo
    268, // Guard
    759, // Shut
    -365, // Breach
    -281, // OneCorner
    -934, // TwoCorners
    -1287, // ThreeCorners
    -2402, // FourCorners
    6100, // Closed
    -101, // Inside
    -612, // Outside
    2568, // OneGap
    1233, // TwoGaps
    1233, // ThreeGaps
    373, // FourGaps
    607, // ManyGaps
    -107, // WideEdge
    27, // Edge
    483, // WideRing
    -4, // WideInside
    -155, // WideOpen
    225, // HuntNear
    -81, // KingRoom
    -312, // WayAttackers
    -589, // WayDefenders
    -679, // ForkAttackers
    -3753, // ForkDefenders
    -432, // InThree
    1860, // OpenNone
    783, // OpenOne
    277, // OpenTwo
    323, // OpenThree
    125, // HalfAxis
    120, // NearAttacker
    -73, // NearDefender
    -16, // AttackersBeside
    201, // AttackersDiagonal
    171, // DefendersBeside
    148, // DefendersDiagonal
    -41, // HeldAttacker
    -51, // HeldAttackerInDanger
    261, // HeldDefender
    291, // HeldDefenderInDanger
    350, // Thinnest
    23, // FacedAttacker
    -30, // FacedDefender
    -73, // Fort
    80, // AttackersFreedom
    79, // DefendersFreedom
    -328, // Attacker at 0 0
    -665, // Attacker at 0 1
    165, // Attacker at 1 1
    115, // Attacker at 0 2
    140, // Attacker at 1 2
    447, // Attacker at 2 2
    91, // Attacker at 0 3
    413, // Attacker at 1 3
    -110, // Attacker at 2 3
    62, // Attacker at 3 3
    -62, // Attacker at 0 4
    -81, // Attacker at 1 4
    251, // Attacker at 2 4
    72, // Attacker at 3 4
    -106, // Attacker at 4 4
    286, // Defender at 0 0
    72, // Defender at 0 1
    -466, // Defender at 1 1
    -55, // Defender at 0 2
    -428, // Defender at 1 2
    378, // Defender at 2 2
    -226, // Defender at 0 3
    238, // Defender at 1 3
    258, // Defender at 2 3
    187, // Defender at 3 3
    -110, // Defender at 0 4
    96, // Defender at 1 4
    188, // Defender at 2 4
    182, // Defender at 3 4
    219, // Defender at 4 4
    -16, // King at 0 0
    -44, // King at 0 1
    -136, // King at 1 1
    -91, // King at 0 2
    -187, // King at 1 2
    231, // King at 2 2
    55, // King at 0 3
    -509, // King at 1 3
    -42, // King at 2 3
    -240, // King at 3 3
    140, // King at 0 4
    96, // King at 1 4
    328, // King at 2 4
    174, // King at 3 4
    -205, // King at 4 4
];
