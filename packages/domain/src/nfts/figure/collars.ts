import { plate } from './plate';

/** Shoulders in one cloth. */
const shoulders = (colour: string, tone = 0.26) =>
  `${colour} tone ${tone} rim 110 angle 0.06 spacing 14 contrast 0.75: -290 210! -280 180 -240 110 -130 58 -60 10 60 10 130 58 240 110 280 180 290 210!`;

/** Shirt front, and both lapels of a coat over it. */
const lapels = (colour: string) => `
    paper tone 0.1 rim 60 angle 0.25 spacing 14: -74 30! 74 30! 20 330! -20 330!
    both ${colour} tone 0.22 rim 34 angle 0.14 spacing 13: 56 6! 122 60! 152 140! 112 150! 124 180! 14 350! 10 320! 84 110!`;

const buttons = (y: number) => `both accent tone 0.16 rim 14 edge 3.5: o 46 ${y} 15`;

/** Dress from the throat, at 0, 0, downwards. */
export const collars = {
  fur: plate(`${shoulders('paper', 0.3)}
    paper tone 0.06 rim 50 angle 0.25 edge 3: -130 60! -60 20 60 20 130 60! 96 110! 104 150! 62 148! 40 214! 0 176! -40 214! -62 148! -104 150! -96 110!`),
  ruff: plate(`${shoulders('cloth')}
    paper tone 0.1 rim 40 angle 0.25: -206 84! -178 64! -196 34! -150 34! -140 4! -90 18 90 18 140 4! 150 34! 196 34! 178 64! 206 84! 170 98! 176 130! 132 126! 124 160! 82 142! 62 176! 30 150! 0 182! -30 150! -62 176! -82 142! -124 160! -132 126! -176 130! -170 98!
    both ink line 3.5: 30 92 62 172
    both ink line 3.5: 62 86 124 156
    both ink line 3.5: 88 74 174 126
    both ink line 3.5: 100 62 202 84
    ink line 3.5: 0 96 0 176`),
  bowTie: plate(`${shoulders('felt', 0.4)}${lapels('felt')}
    both cloth tone 0.2 rim 34 angle 0.04: 0 70 50 32 108 26! 112 114! 50 104
    cloth tone 0.3 rim 16: -18 48! 18 48! 18 92! -18 92!`),
  cravat: plate(`${shoulders('cloth')}${lapels('cloth')}
    paper tone 0.12 rim 36 angle 0.22: -92 30 0 50 92 30 96 70 40 100 70 190 20 232 0 222 -26 234 -66 186 -40 100 -96 70
    accent tone 0.16 rim 14 edge 3.5: o 0 98 15`),
  scarf: plate(`${shoulders('paper', 0.34)}
    cloth tone 0.24 rim 30 angle 0.02: 40 90! 124 70! 150 340! 66 350!
    accent tone 0.1 rim 20 edge 3: 52 170! 134 158! 138 188! 56 200!
    accent tone 0.1 rim 20 edge 3: 58 230! 140 218! 144 248! 62 260!
    cloth tone 0.24 rim 40 angle 0.02: -158 58 -166 16 0 40 166 16 164 64 110 116 0 128 -110 112`),
  uniform: plate(`${shoulders('cloth')}
    both accent tone 0.22 rim 24 angle 0.2: 150 62 236 92 286 160 266 186 190 130 140 96
    accent tone 0.2 rim 40 angle 0.25: -98 90! -90 8! 90 8! 98 90! 0 122!
    ink line 4: 0 120 0 360
    ${buttons(160)}
    ${buttons(220)}
    ${buttons(280)}`),
  sailor: plate(`${shoulders('paper', 0.18)}
    cloth tone 0.24 rim 40 angle 0.04: -180 84! -74 16! 0 150! 74 16! 180 84! 130 170! 0 236! -130 170!
    paper line 7: -160 96! -116 156! 0 214! 116 156! 160 96!
    cloth tone 0.3 rim 24 angle 0.25: 0 206! 48 330! 4 300! -44 332!`),
  rollNeck: plate(`${shoulders('cloth')}
    cloth tone 0.3 rim 50 angle 0.25 spacing 12: -112 84! -116 10! 0 30 116 10! 112 84! 0 112`),
  ermine: plate(`${shoulders('cloth')}
    paper tone 0.1 rim 60 angle 0.25: -230 130 -210 76 -120 30 0 50 120 30 210 76 230 130 200 196 110 232 0 240 -110 232 -200 196
    both ink tone -1 edge 0: 160 104! 170 126 164 146 160 150 156 146 150 126
    both ink tone -1 edge 0: 96 158! 106 180 100 200 96 204 92 200 86 180
    both ink tone -1 edge 0: 66 104! 76 126 70 146 66 150 62 146 56 126
    ink tone -1 edge 0: 0 164! 10 186 4 206 0 210 -4 206 -10 186`),
  armour: plate(`${shoulders('steel', 0.34)}
    steel tone 0.22 rim 60 angle 0.02 contrast 1.3: -130 120 -130 20 0 44 130 20 130 120 0 190
    both steel tone 0.26 rim 60 angle 0.1 contrast 1.3: 140 80 220 84 290 160 296 250 220 214 150 170
    accent line 8: -126 118 0 184 126 118`),
  medal: plate(`${shoulders('felt', 0.4)}${lapels('felt')}
    both cloth tone 0.14 rim 16 angle 0.12: 98 24! 128 40! 20 146! -4 136!
    accent tone 0.2 rim 34 angle 0.08: o 0 158 46
    paper tone -1 edge 2.5: 0 130! 9 150! 28 152! 12 166! 18 186! 0 175! -18 186! -12 166! -28 152! -9 150!`),
  apron: plate(`${shoulders('paper', 0.26)}
    both cloth tone 0.2 rim 14: 86 28! 120 44! 124 160! 92 160!
    cloth tone 0.22 rim 40 angle 0.25: -134 150! 134 150! 150 400! -150 400!`),
  lace: plate(`${shoulders('cloth', 0.3)}
    paper tone 0.1 rim 30 angle 0.25: -110 24! 0 46 110 24! 140 74 104 96 112 136 74 140 72 184 40 180 30 226 0 212 -30 226 -40 180 -72 184 -74 140 -112 136 -104 96 -140 74
    ink line 3: -80 70 -30 98 30 98 80 70
    ink line 3: -60 114 -24 136 24 136 60 114
    accent tone 0.16 rim 18: o 0 62 20 24`),
} as const;

export type Collar = keyof typeof collars;
