//! The weights of the terms for each class of rules, in sixteenths of a hundredth of an attackers'
//! man. Written by `tafl-fit`; not to be edited.

use super::terms::TERMS;

#[rustfmt::skip]
pub(super) const CORNER_SMALL: [i32; TERMS] = [
    2635, // Attacker
    -328, // Defender
    68, // Tempo
    244, // Guard
    565, // Shut
    -312, // Breach
    -161, // OneCorner
    -557, // TwoCorners
    -1468, // ThreeCorners
    -2074, // FourCorners
    6641, // Closed
    -111, // Inside
    -354, // Outside
    2369, // OneGap
    1137, // TwoGaps
    796, // ThreeGaps
    378, // FourGaps
    608, // ManyGaps
    -144, // WideEdge
    -17, // Edge
    512, // WideRing
    -42, // WideInside
    -177, // WideOpen
    248, // HuntNear
    -158, // KingRoom
    -511, // WayAttackers
    -522, // WayDefenders
    -793, // ForkAttackers
    -4710, // ForkDefenders
    -66, // InThree
    2363, // OpenNone
    1059, // OpenOne
    69, // OpenTwo
    84, // OpenThree
    513, // HalfAxis
    24, // NearAttacker
    63, // NearDefender
    10, // AttackersBeside
    86, // AttackersDiagonal
    313, // DefendersBeside
    228, // DefendersDiagonal
    27, // HeldAttacker
    3, // HeldAttackerInDanger
    238, // HeldDefender
    496, // HeldDefenderInDanger
    125, // Thinnest
    143, // FacedAttacker
    39, // FacedDefender
    -242, // Fort
    26, // AttackersFreedom
    109, // DefendersFreedom
    15, // Attacker at 0 0
    -709, // Attacker at 0 1
    157, // Attacker at 1 1
    -70, // Attacker at 0 2
    237, // Attacker at 1 2
    516, // Attacker at 2 2
    141, // Attacker at 0 3
    390, // Attacker at 1 3
    -31, // Attacker at 2 3
    -105, // Attacker at 3 3
    2, // Attacker at 0 4
    42, // Attacker at 1 4
    -77, // Attacker at 2 4
    -105, // Attacker at 3 4
    -66, // Attacker at 4 4
    46, // Defender at 0 0
    161, // Defender at 0 1
    -582, // Defender at 1 1
    201, // Defender at 0 2
    26, // Defender at 1 2
    242, // Defender at 2 2
    255, // Defender at 0 3
    368, // Defender at 1 3
    338, // Defender at 2 3
    504, // Defender at 3 3
    367, // Defender at 0 4
    232, // Defender at 1 4
    352, // Defender at 2 4
    596, // Defender at 3 4
    317, // Defender at 4 4
    -30, // King at 0 0
    15, // King at 0 1
    -191, // King at 1 1
    -85, // King at 0 2
    -293, // King at 1 2
    126, // King at 2 2
    -169, // King at 0 3
    -242, // King at 1 3
    -91, // King at 2 3
    -472, // King at 3 3
    168, // King at 0 4
    97, // King at 1 4
    193, // King at 2 4
    -57, // King at 3 4
    344, // King at 4 4
];

#[rustfmt::skip]
pub(super) const CORNER_SMALL_TWO: [i32; TERMS] = [
    3370, // Attacker
    -443, // Defender
    56, // Tempo
    242, // Guard
    484, // Shut
    -408, // Breach
    -147, // OneCorner
    -577, // TwoCorners
    -1392, // ThreeCorners
    -1894, // FourCorners
    7911, // Closed
    -152, // Inside
    -374, // Outside
    2386, // OneGap
    1419, // TwoGaps
    779, // ThreeGaps
    323, // FourGaps
    553, // ManyGaps
    -130, // WideEdge
    -45, // Edge
    465, // WideRing
    31, // WideInside
    -149, // WideOpen
    238, // HuntNear
    -140, // KingRoom
    -422, // WayAttackers
    -527, // WayDefenders
    -730, // ForkAttackers
    -5140, // ForkDefenders
    -138, // InThree
    2906, // OpenNone
    1031, // OpenOne
    67, // OpenTwo
    88, // OpenThree
    447, // HalfAxis
    -47, // NearAttacker
    -26, // NearDefender
    72, // AttackersBeside
    84, // AttackersDiagonal
    250, // DefendersBeside
    198, // DefendersDiagonal
    148, // HeldAttacker
    -41, // HeldAttackerInDanger
    297, // HeldDefender
    419, // HeldDefenderInDanger
    209, // Thinnest
    45, // FacedAttacker
    64, // FacedDefender
    -210, // Fort
    48, // AttackersFreedom
    58, // DefendersFreedom
    32, // Attacker at 0 0
    -536, // Attacker at 0 1
    150, // Attacker at 1 1
    -80, // Attacker at 0 2
    215, // Attacker at 1 2
    495, // Attacker at 2 2
    128, // Attacker at 0 3
    380, // Attacker at 1 3
    -35, // Attacker at 2 3
    -108, // Attacker at 3 3
    -43, // Attacker at 0 4
    54, // Attacker at 1 4
    -41, // Attacker at 2 4
    -98, // Attacker at 3 4
    -4, // Attacker at 4 4
    46, // Defender at 0 0
    154, // Defender at 0 1
    -650, // Defender at 1 1
    152, // Defender at 0 2
    13, // Defender at 1 2
    227, // Defender at 2 2
    234, // Defender at 0 3
    346, // Defender at 1 3
    340, // Defender at 2 3
    567, // Defender at 3 3
    311, // Defender at 0 4
    260, // Defender at 1 4
    270, // Defender at 2 4
    541, // Defender at 3 4
    301, // Defender at 4 4
    -36, // King at 0 0
    51, // King at 0 1
    -149, // King at 1 1
    -108, // King at 0 2
    -327, // King at 1 2
    167, // King at 2 2
    -246, // King at 0 3
    -267, // King at 1 3
    -130, // King at 2 3
    -491, // King at 3 3
    143, // King at 0 4
    97, // King at 1 4
    236, // King at 2 4
    -99, // King at 3 4
    364, // King at 4 4
];

#[rustfmt::skip]
pub(super) const CORNER_LARGE: [i32; TERMS] = [
    3424, // Attacker
    -362, // Defender
    103, // Tempo
    160, // Guard
    644, // Shut
    -434, // Breach
    -73, // OneCorner
    -571, // TwoCorners
    -1159, // ThreeCorners
    -2492, // FourCorners
    4829, // Closed
    -151, // Inside
    -288, // Outside
    2846, // OneGap
    1188, // TwoGaps
    634, // ThreeGaps
    305, // FourGaps
    510, // ManyGaps
    -149, // WideEdge
    6, // Edge
    451, // WideRing
    -17, // WideInside
    -243, // WideOpen
    343, // HuntNear
    -262, // KingRoom
    -573, // WayAttackers
    -1269, // WayDefenders
    -558, // ForkAttackers
    -4488, // ForkDefenders
    -407, // InThree
    1995, // OpenNone
    1067, // OpenOne
    40, // OpenTwo
    208, // OpenThree
    380, // HalfAxis
    13, // NearAttacker
    -54, // NearDefender
    -25, // AttackersBeside
    142, // AttackersDiagonal
    309, // DefendersBeside
    195, // DefendersDiagonal
    103, // HeldAttacker
    -11, // HeldAttackerInDanger
    315, // HeldDefender
    606, // HeldDefenderInDanger
    240, // Thinnest
    126, // FacedAttacker
    -54, // FacedDefender
    -268, // Fort
    89, // AttackersFreedom
    58, // DefendersFreedom
    -38, // Attacker at 0 0
    -913, // Attacker at 0 1
    353, // Attacker at 1 1
    -64, // Attacker at 0 2
    216, // Attacker at 1 2
    645, // Attacker at 2 2
    15, // Attacker at 0 3
    491, // Attacker at 1 3
    16, // Attacker at 2 3
    -55, // Attacker at 3 3
    -101, // Attacker at 0 4
    -73, // Attacker at 1 4
    -85, // Attacker at 2 4
    -71, // Attacker at 3 4
    -85, // Attacker at 4 4
    85, // Defender at 0 0
    184, // Defender at 0 1
    -603, // Defender at 1 1
    177, // Defender at 0 2
    -91, // Defender at 1 2
    289, // Defender at 2 2
    179, // Defender at 0 3
    341, // Defender at 1 3
    285, // Defender at 2 3
    466, // Defender at 3 3
    342, // Defender at 0 4
    360, // Defender at 1 4
    294, // Defender at 2 4
    680, // Defender at 3 4
    315, // Defender at 4 4
    -33, // King at 0 0
    -56, // King at 0 1
    -295, // King at 1 1
    -33, // King at 0 2
    -576, // King at 1 2
    198, // King at 2 2
    -135, // King at 0 3
    -270, // King at 1 3
    29, // King at 2 3
    -318, // King at 3 3
    222, // King at 0 4
    221, // King at 1 4
    408, // King at 2 4
    13, // King at 3 4
    450, // King at 4 4
];

#[rustfmt::skip]
pub(super) const EDGE_SMALL: [i32; TERMS] = [
    2977, // Attacker
    -369, // Defender
    22, // Tempo
    287, // Guard
    866, // Shut
    -307, // Breach
    -350, // OneCorner
    -881, // TwoCorners
    -1542, // ThreeCorners
    -2243, // FourCorners
    4800, // Closed
    -301, // Inside
    -322, // Outside
    1971, // OneGap
    1264, // TwoGaps
    757, // ThreeGaps
    508, // FourGaps
    730, // ManyGaps
    -120, // WideEdge
    -60, // Edge
    567, // WideRing
    -59, // WideInside
    -120, // WideOpen
    223, // HuntNear
    -136, // KingRoom
    -420, // WayAttackers
    -634, // WayDefenders
    -728, // ForkAttackers
    -3010, // ForkDefenders
    -827, // InThree
    2860, // OpenNone
    473, // OpenOne
    199, // OpenTwo
    239, // OpenThree
    493, // HalfAxis
    -5, // NearAttacker
    -75, // NearDefender
    24, // AttackersBeside
    166, // AttackersDiagonal
    322, // DefendersBeside
    332, // DefendersDiagonal
    -40, // HeldAttacker
    -65, // HeldAttackerInDanger
    282, // HeldDefender
    292, // HeldDefenderInDanger
    455, // Thinnest
    74, // FacedAttacker
    40, // FacedDefender
    -86, // Fort
    -41, // AttackersFreedom
    24, // DefendersFreedom
    119, // Attacker at 0 0
    -271, // Attacker at 0 1
    225, // Attacker at 1 1
    148, // Attacker at 0 2
    -1, // Attacker at 1 2
    114, // Attacker at 2 2
    61, // Attacker at 0 3
    483, // Attacker at 1 3
    -104, // Attacker at 2 3
    237, // Attacker at 3 3
    -146, // Attacker at 0 4
    -153, // Attacker at 1 4
    152, // Attacker at 2 4
    -69, // Attacker at 3 4
    190, // Attacker at 4 4
    76, // Defender at 0 0
    -1, // Defender at 0 1
    -456, // Defender at 1 1
    156, // Defender at 0 2
    48, // Defender at 1 2
    475, // Defender at 2 2
    -11, // Defender at 0 3
    218, // Defender at 1 3
    402, // Defender at 2 3
    92, // Defender at 3 3
    90, // Defender at 0 4
    162, // Defender at 1 4
    81, // Defender at 2 4
    143, // Defender at 3 4
    108, // Defender at 4 4
    -30, // King at 0 0
    12, // King at 0 1
    -261, // King at 1 1
    -81, // King at 0 2
    -236, // King at 1 2
    206, // King at 2 2
    85, // King at 0 3
    -311, // King at 1 3
    111, // King at 2 3
    14, // King at 3 3
    158, // King at 0 4
    158, // King at 1 4
    326, // King at 2 4
    -37, // King at 3 4
    -234, // King at 4 4
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
