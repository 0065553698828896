import { plate } from './plate';

/** Hats around the middle of the forehead's upper edge: a brim sits at y = 0. */
export const headgear = {
  topHat: plate(`
    felt tone 0.42 rim 90 angle 0.25 spacing 10.5: -104 4! -98 -90 -118 -190! 0 -206 118 -190! 98 -90 104 4! 0 22
    cloth tone 0.2 rim 60 angle 0.25: -104 2! -100 -44! 0 -28 100 -44! 104 2! 0 20
    felt tone 0.4 rim 18 spacing 9.5: o 0 6 172 24`),
  bowler: plate(`
    cloth tone 0.24 rim 90 angle 0.02: -116 8! -118 -70 -70 -136 0 -148 70 -136 118 -70 116 8! 0 24
    felt tone 0.5 rim 40 angle 0.25: -116 6! -116 -26! 0 -10 116 -26! 116 6! 0 22
    cloth tone 0.3 rim 14 spacing 9.5: -158 -6 -168 -22 -120 6 0 18 120 6 168 -22 158 0 110 30 0 38 -110 30`),
  crown: plate(`
    accent tone 0.22 rim 50 angle 0.25: -124 10! -150 -124! -84 -62! -56 -160! 0 -76! 56 -160! 84 -62! 150 -124! 124 10!
    accent tone 0.34 rim 14 spacing 9.5: -124 0! 0 16 124 0! 120 30! 0 48 -120 30!
    both paper tone 0.1 rim 14: o 150 -128 15
    both paper tone 0.1 rim 14: o 56 -166 15
    both cloth tone 0.1 rim 10 edge 3: o 70 17 13 11
    cloth tone 0.1 rim 10 edge 3: o 0 26 13 11`),
  laurel: plate(`
    both leaf tone 0.26 rim 14 angle 0.25 spacing 10.5: 186 74 158 66 136 26 140 18! 172 28
    both leaf tone 0.26 rim 14 angle 0.3 spacing 10.5: 176 64 198 42 202 -4 198 -10! 174 20
    both leaf tone 0.26 rim 14 angle 0.25 spacing 10.5: 158 36 126 24 108 -18 112 -26! 146 -8
    both leaf tone 0.26 rim 14 angle 0.3 spacing 10.5: 150 22 170 -4 164 -52 160 -58! 138 -22
    both leaf tone 0.26 rim 14 angle 0.25 spacing 10.5: 128 0 94 -10 72 -46 76 -54! 112 -40
    both leaf tone 0.26 rim 14 angle 0.3 spacing 10.5: 112 -14 124 -46 106 -92 102 -96! 90 -56
    both leaf tone 0.26 rim 14 angle 0.25 spacing 10.5: 88 -24 52 -28 26 -54 28 -64! 66 -60
    cloth tone 0.1 rim 14: o 0 -44 20`),
  bicorne: plate(`
    felt tone 0.4 rim 90 angle 0.02 spacing 10.5: -238 24! -150 -60 -80 -150 0 -172 80 -150 150 -60 238 24! 120 0 0 10 -120 0
    accent line 9: -226 16 -110 -8 0 0 110 -8 226 16
    cloth tone 0.1 rim 34: o 50 -84 38
    accent tone 0.1 rim 14: o 50 -84 17`),
  flatCap: plate(`
    cloth tone 0.24 rim 70 angle 0.06: -150 6 -178 -48 -120 -110 0 -128 120 -112 184 -52 156 8 60 24 -70 22
    cloth tone 0.5 rim 26 angle 0.02 spacing 10.5: -150 0 -60 14 40 16! 10 50 -80 58 -182 42!
    cloth tone 0.3 rim 10: o 0 -122 18 12`),
  beret: plate(`
    ink line 9: -26 -112 -20 -130 -4 -146
    cloth tone 0.26 rim 90 angle -0.03: -140 6 -204 -22 -184 -88 -40 -126 110 -122 172 -70 150 4 0 30`),
  libertyCap: plate(`
    cloth tone 0.26 rim 80 angle 0.05: -132 10! -138 -90 -70 -176 40 -196 140 -170 196 -112 196 -60 160 -48 132 -84 112 -60 130 10! 0 28
    cloth tone 0.4 rim 20 angle 0.25 spacing 10.5: -140 -10! 0 10 140 -10! 138 28! 0 50 -138 28!
    accent tone 0.15 rim 28: o -46 -62 34`),
  chefHat: plate(`
    paper tone 0.12 rim 70 angle 0.24: -110 0 -150 -70 -200 -130 -150 -206 -70 -200 -10 -240 70 -206 150 -214 204 -140 150 -70 112 0
    paper tone 0.2 rim 60 angle 0.25: -116 -34! 0 -18 116 -34! 116 22! 0 42 -116 22!`),
  peakedCap: plate(`
    cloth tone 0.26 rim 50 angle 0.02: -138 -40 -206 -96 -150 -136 0 -152 150 -136 206 -96 138 -40 0 -20
    felt tone 0.4 rim 50 angle 0.25 spacing 10.5: -140 -50! 0 -30 140 -50! 136 8! 0 28 -136 8!
    felt tone 0.55 rim 30 spacing 9.5: -138 2! 0 16 138 2! 96 50 -20 66 -120 50
    accent tone 0.16 rim 22 angle 0.1: -20 -112 22 -96 16 -50 -20 -28 -56 -50 -62 -96
    cloth tone 0.1 rim 10 edge 3: o -20 -72 14`),
  mortarboard: plate(`
    felt tone 0.5 rim 60 angle 0.25 spacing 10.5: -116 14! -110 -60 110 -60 116 14! 0 34
    cloth tone 0.22 rim 60 angle 0.04: -222 -76! -10 -140! 222 -86! 20 -12!
    accent line 8: 4 -78 130 -66 178 -40 180 30
    accent tone 0.2 rim 20 angle 0.25 spacing 9.5: 172 26 188 26 200 86! 160 86!`),
  minersLamp: plate(`
    accent tone 0.24 rim 90 angle 0.02: -146 10! -150 -70 -90 -130 0 -146 90 -130 150 -70 146 10! 0 24
    accent tone 0.4 rim 14 spacing 9.5: -168 6 -120 4 0 16 120 4 168 6 150 30 0 44 -150 30
    cloth tone 0.2 rim 20: -26 -140! 26 -140! 26 -6! -26 -6!
    felt tone 0.5 rim 26 spacing 10.5: o -24 -52 48
    paper tone 0 rim 20: o -26 -52 33`),
  flowers: plate(`
    both leaf tone 0.3 rim 14 angle 0.2: 168 62 120 10 176 -10 206 20!
    both cloth tone 0.12 rim 24: 144 -10 158 12 184 14 168 36 174 62 148 52 124 64 126 38 108 20 132 14
    both accent tone 0.2 rim 10 edge 3: o 147 32 13
    both paper tone 0.1 rim 24 angle 0.1: 92 -62 106 -36 134 -34 116 -12 124 18 96 4 68 16 72 -14 54 -32 82 -38
    both accent tone 0.2 rim 10 edge 3: o 95 -19 13
    cloth tone 0.12 rim 24: 0 -86 18 -54 54 -50 30 -24 38 12 4 -4 -32 12 -26 -24 -50 -50 -16 -54
    accent tone 0.2 rim 10 edge 3: o 2 -31 16`),
  plume: plate(`
    cloth tone 0.2 rim 40 angle 0.09: 96 0! 70 -80 60 -170 96 -232 150 -250 186 -210 160 -190 176 -150 146 -130 158 -92 124 -70 116 0!
    ink line 4: 106 0 92 -90 112 -180 150 -232
    accent tone 0.24 rim 16 angle 0.25 spacing 10.5: -168 40 -152 6 0 -36 152 6 168 40 146 44 0 2 -146 44`),
  halo: plate(`
    ink line 32: o 0 -112 150 40
    accent line 22: o 0 -112 150 40`),
  aviator: plate(`
    cloth tone 0.3 rim 60 angle 0.02: -196 120! -190 10 -130 -66 0 -90 130 -66 190 10 196 120! 150 60 80 16 -80 16 -150 60
    both accent tone 0.3 rim 18 spacing 10.5: o 66 -14 64 46
    both paper tone 0.3 rim 40 angle 0.12 contrast -0.8: o 66 -14 46 31`),
  nightcap: plate(`
    cloth tone 0.24 rim 60 angle 0.2: -134 4! -110 -90 -20 -170 90 -190 190 -140 226 -30 226 40 196 40 176 -40 120 -84 134 4! 0 24
    accent tone 0.2 rim 26 angle 0.25: -146 -16! 0 6 146 -16! 144 28! 0 52 -144 28!
    accent line 12: -118 -86 -20 -58 104 -70
    accent line 12: -70 -140 30 -110 150 -104
    accent tone 0.16 rim 26: o 212 56 34`),
  boater: plate(`
    accent tone 0.2 rim 60 angle 0.25: -108 4! -106 -84! 0 -102 106 -84! 108 4! 0 20
    cloth tone 0.24 rim 60 angle 0.25: -108 2! -107 -46! 0 -30 107 -46! 108 2! 0 20
    accent tone 0.24 rim 18 angle 0.01: o 0 8 186 28`),
} as const;

export type Headgear = keyof typeof headgear;
