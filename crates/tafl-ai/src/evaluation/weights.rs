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
    1718, // Attacker
    -389, // Defender
    46, // Tempo
    250, // Guard
    731, // Shut
    -453, // Breach
    -68, // OneCorner
    -601, // TwoCorners
    -1118, // ThreeCorners
    -2461, // FourCorners
    6072, // Closed
    -139, // Inside
    -347, // Outside
    2358, // OneGap
    1149, // TwoGaps
    899, // ThreeGaps
    427, // FourGaps
    721, // ManyGaps
    -115, // WideEdge
    -70, // Edge
    510, // WideRing
    34, // WideInside
    -235, // WideOpen
    306, // HuntNear
    -131, // KingRoom
    -590, // WayAttackers
    -583, // WayDefenders
    -833, // ForkAttackers
    -4164, // ForkDefenders
    -249, // InThree
    2254, // OpenNone
    978, // OpenOne
    22, // OpenTwo
    172, // OpenThree
    416, // HalfAxis
    8, // NearAttacker
    19, // NearDefender
    -2, // AttackersBeside
    118, // AttackersDiagonal
    318, // DefendersBeside
    281, // DefendersDiagonal
    88, // HeldAttacker
    26, // HeldAttackerInDanger
    301, // HeldDefender
    455, // HeldDefenderInDanger
    214, // Thinnest
    229, // FacedAttacker
    -1, // FacedDefender
    -210, // Fort
    -15, // AttackersFreedom
    107, // DefendersFreedom
    0, // Attacker at 0 0
    -925, // Attacker at 0 1
    328, // Attacker at 1 1
    -79, // Attacker at 0 2
    195, // Attacker at 1 2
    716, // Attacker at 2 2
    105, // Attacker at 0 3
    661, // Attacker at 1 3
    0, // Attacker at 2 3
    -52, // Attacker at 3 3
    -64, // Attacker at 0 4
    -93, // Attacker at 1 4
    -55, // Attacker at 2 4
    -62, // Attacker at 3 4
    -3, // Attacker at 4 4
    0, // Defender at 0 0
    179, // Defender at 0 1
    -916, // Defender at 1 1
    215, // Defender at 0 2
    -65, // Defender at 1 2
    382, // Defender at 2 2
    144, // Defender at 0 3
    352, // Defender at 1 3
    312, // Defender at 2 3
    605, // Defender at 3 3
    413, // Defender at 0 4
    367, // Defender at 1 4
    303, // Defender at 2 4
    664, // Defender at 3 4
    332, // Defender at 4 4
    0, // King at 0 0
    0, // King at 0 1
    -241, // King at 1 1
    -148, // King at 0 2
    -430, // King at 1 2
    292, // King at 2 2
    -181, // King at 0 3
    -410, // King at 1 3
    -93, // King at 2 3
    -597, // King at 3 3
    221, // King at 0 4
    166, // King at 1 4
    327, // King at 2 4
    -8, // King at 3 4
    334, // King at 4 4
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
    1706, // Attacker
    -369, // Defender
    125, // Tempo
    282, // Guard
    829, // Shut
    -388, // Breach
    -328, // OneCorner
    -1013, // TwoCorners
    -1382, // ThreeCorners
    -2263, // FourCorners
    5813, // Closed
    -132, // Inside
    -261, // Outside
    2258, // OneGap
    1062, // TwoGaps
    494, // ThreeGaps
    1038, // FourGaps
    1323, // ManyGaps
    -181, // WideEdge
    -66, // Edge
    447, // WideRing
    7, // WideInside
    -173, // WideOpen
    220, // HuntNear
    -23, // KingRoom
    -460, // WayAttackers
    -479, // WayDefenders
    -975, // ForkAttackers
    -2281, // ForkDefenders
    -879, // InThree
    2151, // OpenNone
    773, // OpenOne
    16, // OpenTwo
    148, // OpenThree
    799, // HalfAxis
    91, // NearAttacker
    -59, // NearDefender
    73, // AttackersBeside
    273, // AttackersDiagonal
    355, // DefendersBeside
    501, // DefendersDiagonal
    -249, // HeldAttacker
    -216, // HeldAttackerInDanger
    87, // HeldDefender
    -113, // HeldDefenderInDanger
    388, // Thinnest
    111, // FacedAttacker
    -21, // FacedDefender
    -111, // Fort
    23, // AttackersFreedom
    31, // DefendersFreedom
    -104, // Attacker at 0 0
    -568, // Attacker at 0 1
    -349, // Attacker at 1 1
    -465, // Attacker at 0 2
    158, // Attacker at 1 2
    511, // Attacker at 2 2
    33, // Attacker at 0 3
    373, // Attacker at 1 3
    267, // Attacker at 2 3
    466, // Attacker at 3 3
    -145, // Attacker at 0 4
    -236, // Attacker at 1 4
    101, // Attacker at 2 4
    240, // Attacker at 3 4
    116, // Attacker at 4 4
    -788, // Defender at 0 0
    637, // Defender at 0 1
    -325, // Defender at 1 1
    367, // Defender at 0 2
    -464, // Defender at 1 2
    285, // Defender at 2 2
    -1, // Defender at 0 3
    404, // Defender at 1 3
    146, // Defender at 2 3
    411, // Defender at 3 3
    -563, // Defender at 0 4
    254, // Defender at 1 4
    351, // Defender at 2 4
    120, // Defender at 3 4
    63, // Defender at 4 4
    0, // King at 0 0
    0, // King at 0 1
    -146, // King at 1 1
    -74, // King at 0 2
    -1165, // King at 1 2
    626, // King at 2 2
    36, // King at 0 3
    -436, // King at 1 3
    202, // King at 2 3
    -372, // King at 3 3
    164, // King at 0 4
    38, // King at 1 4
    94, // King at 2 4
    -198, // King at 3 4
    184, // King at 4 4
];

#[rustfmt::skip]
pub(super) const EDGE_LARGE: [i32; TERMS] = [
    1660, // Attacker
    -370, // Defender
    -2, // Tempo
    277, // Guard
    813, // Shut
    -384, // Breach
    -316, // OneCorner
    -987, // TwoCorners
    -1344, // ThreeCorners
    -2211, // FourCorners
    5358, // Closed
    -129, // Inside
    -597, // Outside
    2279, // OneGap
    1264, // TwoGaps
    1027, // ThreeGaps
    481, // FourGaps
    589, // ManyGaps
    -87, // WideEdge
    -1, // Edge
    447, // WideRing
    7, // WideInside
    -173, // WideOpen
    220, // HuntNear
    -49, // KingRoom
    -446, // WayAttackers
    -390, // WayDefenders
    -664, // ForkAttackers
    -3811, // ForkDefenders
    -481, // InThree
    2092, // OpenNone
    995, // OpenOne
    301, // OpenTwo
    264, // OpenThree
    152, // HalfAxis
    44, // NearAttacker
    -81, // NearDefender
    -13, // AttackersBeside
    194, // AttackersDiagonal
    183, // DefendersBeside
    170, // DefendersDiagonal
    -41, // HeldAttacker
    -31, // HeldAttackerInDanger
    265, // HeldDefender
    317, // HeldDefenderInDanger
    392, // Thinnest
    114, // FacedAttacker
    -24, // FacedDefender
    -108, // Fort
    13, // AttackersFreedom
    32, // DefendersFreedom
    -314, // Attacker at 0 0
    -635, // Attacker at 0 1
    78, // Attacker at 1 1
    160, // Attacker at 0 2
    109, // Attacker at 1 2
    486, // Attacker at 2 2
    49, // Attacker at 0 3
    491, // Attacker at 1 3
    -119, // Attacker at 2 3
    64, // Attacker at 3 3
    -35, // Attacker at 0 4
    -44, // Attacker at 1 4
    203, // Attacker at 2 4
    23, // Attacker at 3 4
    -130, // Attacker at 4 4
    304, // Defender at 0 0
    73, // Defender at 0 1
    -576, // Defender at 1 1
    -15, // Defender at 0 2
    -491, // Defender at 1 2
    339, // Defender at 2 2
    -167, // Defender at 0 3
    205, // Defender at 1 3
    275, // Defender at 2 3
    182, // Defender at 3 3
    -66, // Defender at 0 4
    122, // Defender at 1 4
    196, // Defender at 2 4
    204, // Defender at 3 4
    222, // Defender at 4 4
    0, // King at 0 0
    0, // King at 0 1
    -146, // King at 1 1
    -74, // King at 0 2
    -227, // King at 1 2
    241, // King at 2 2
    36, // King at 0 3
    -458, // King at 1 3
    2, // King at 2 3
    -243, // King at 3 3
    164, // King at 0 4
    114, // King at 1 4
    377, // King at 2 4
    205, // King at 3 4
    -203, // King at 4 4
];
