import { plate } from './plate';

/** What a citizen holds up, around the middle of the paw at 0, 0; about 260 tall. */
export const heldThings = {
  coin: plate(`
    accent tone 0.2 rim 40 angle 0.08: o 0 -112 84
    accent tone 0.3 rim 18 angle 0.25: o 0 -112 60
    paper tone -1 edge 3: 0 -152! 12 -124! 42 -122! 18 -104! 28 -74! 0 -92! -28 -74! -18 -104! -42 -122! -12 -124!`),
  key: plate(`
    accent tone 0.24 rim 14 angle 0.25: -13 60! -13 -140! 13 -140! 13 60!
    accent tone 0.24 rim 20 angle 0.1: o 0 -190 62
    ground tone 0.2 rim 10: o 0 -190 30
    accent tone 0.24 rim 10: 13 -70! 60 -70! 60 -44! 38 -44! 38 -30! 60 -30! 60 -4! 13 -4!`),
  lantern: plate(`
    ink line 10: -46 -196 -40 -256 40 -256 46 -196
    accent tone 0 rim 50: -58 -180! 58 -180! 66 -40! -66 -40!
    paper tone 0 rim 30 edge 0: 0 -156 30 -106 20 -66 0 -56 -20 -66 -30 -106
    felt tone 0.4 rim 20 angle 0.25: -74 -176! 0 -226! 74 -176!
    felt tone 0.4 rim 20 angle 0.25: -78 -46! 78 -46! 70 -10! -70 -10!
    ink line 8: -30 -176 -34 -46
    ink line 8: 30 -176 34 -46`),
  scales: plate(`
    accent tone 0.24 rim 10 angle 0.25: -9 50! -9 -230! 9 -230! 9 50!
    accent line 12: -120 -196 0 -226 120 -196
    ink line 3: -120 -196 -166 -96
    ink line 3: -120 -196 -74 -96
    ink line 3: 120 -196 166 -96
    ink line 3: 120 -196 74 -96
    both accent tone 0.3 rim 22 angle 0.02 spacing 10.5: 62 -98! 178 -98! 160 -60 120 -46 80 -60
    accent tone 0.2 rim 16: o 0 -232 22`),
  quill: plate(`
    paper tone 0.16 rim 40 angle 0.1: -20 -10! -40 -110 -20 -210 50 -290! 66 -220 40 -190 58 -150 28 -120 36 -80 6 -50
    ink line 5: -34 60 -14 -40 4 -150 46 -270`),
  tulip: plate(`
    leaf line 14: 0 60 -6 -60 0 -150
    leaf tone 0.26 rim 20 angle 0.2: -6 20! -60 -30 -74 -120 -66 -130! -24 -70
    cloth tone 0.22 rim 40 angle 0.25: -62 -220! -28 -196 0 -254! 28 -196 62 -220! 66 -160 30 -122 0 -116 -30 -122 -66 -160`),
  spyglass: plate(`
    felt tone 0.4 rim 30 angle 0.25: -38 0! -30 -90! 30 -90! 38 0!
    accent tone 0.24 rim 30 angle 0.25: -34 -86! -46 -200! 46 -200! 34 -86!
    felt tone 0.4 rim 20 angle 0.25: -56 -196! -60 -244! 60 -244! 56 -196!
    accent tone 0.2 rim 10: o 0 -246 60 16`),
  carrot: plate(`
    leaf tone 0.26 rim 14 angle 0.25: 0 -120! -60 -196 -52 -244 -20 -200 0 -270 22 -200 60 -236 56 -190!
    cloth tone 0.22 rim 50 angle 0.02: -52 -126 0 -146 52 -126 50 -60 20 40 0 90 -20 40 -50 -60
    ink line 4: -44 -80 -10 -74
    ink line 4: 44 -40 12 -34`),
  book: plate(`
    cloth tone 0.26 rim 20 angle 0.25: -104 -216! 0 -196! 104 -216! 104 -30! 0 -10! -104 -30!
    paper tone 0.12 rim 40 angle 0.02: 0 -182! 92 -226 92 -52 0 -22! -92 -52 -92 -226
    ink line 5: 0 -192 0 -22
    both ink line 3: 24 -160 72 -176
    both ink line 3: 24 -124 72 -140
    both ink line 3: 24 -88 72 -104`),
  candle: plate(`
    accent tone 0 rim 20: 0 -290! 30 -230 24 -196 0 -184 -24 -196 -30 -230
    paper tone -1 edge 0: 0 -250 12 -222 0 -198 -12 -222
    paper tone 0.16 rim 30 angle 0.25: -30 -176! 30 -176! 30 -30! -30 -30!
    felt tone 0.4 rim 20: o 0 -24 86 22`),
  sword: plate(`
    steel tone 0.2 rim 20 angle 0.25: -22 -60! -22 -270! 0 -320! 22 -270! 22 -60!
    ink line 3: 0 -300 0 -60
    accent tone 0.24 rim 14: -88 -66! 88 -66! 94 -36! -94 -36!
    cloth tone 0.3 rim 14: -17 -36! 17 -36! 17 50! -17 50!`),
  hammer: plate(`
    wood tone 0.26 rim 20 angle 0.25: -16 70! -18 -170! 18 -170! 16 70!
    steel tone 0.24 rim 30 angle 0.02: -96 -236! 62 -236! 104 -200! 62 -164! -96 -164!`),
  ticket: plate(`
    paper tone 0.06 rim 30 angle 0.1: -78 -236! 78 -236! 78 -136! 60 -120! 78 -104! 78 -20! -78 -20! -78 -104! -60 -120! -78 -136!
    cloth tone 0 rim 10 edge 3: -56 -212! 56 -212! 56 -146! -56 -146!
    ink line 5: -50 -84 50 -84
    ink line 5: -50 -58 20 -58`),
  fish: plate(`
    ground tone 0.26 rim 50 angle 0.05: 0 -300! 60 -240 66 -150 26 -60 64 10! 0 -16! -64 10! -26 -60 -66 -150 -60 -240
    paper tone 0 rim 10: o -14 -232 16
    ink tone -1: o -14 -232 7
    ink line 4: -52 -190 0 -172 54 -194`),
  abacus: plate(`
    wood tone 0.3 rim 12 angle 0.25: -110 -240! 110 -240! 110 -20! -110 -20!
    ground tone 0.1 rim 10: -90 -220! 90 -220! 90 -40! -90 -40!
    ink line 4: -90 -180 90 -180
    ink line 4: -90 -130 90 -130
    ink line 4: -90 -80 90 -80
    cloth tone -1 edge 3.5: o -60 -180 22 20
    cloth tone -1 edge 3.5: o -16 -180 22 20
    accent tone -1 edge 3.5: o 62 -180 22 20
    accent tone -1 edge 3.5: o -62 -130 22 20
    cloth tone -1 edge 3.5: o 20 -130 22 20
    cloth tone -1 edge 3.5: o 64 -130 22 20
    accent tone -1 edge 3.5: o -60 -80 22 20
    accent tone -1 edge 3.5: o -14 -80 22 20
    cloth tone -1 edge 3.5: o 60 -80 22 20`),
  ladle: plate(`
    steel line 16: 30 70 20 -60 0 -180
    steel tone 0.24 rim 40 angle 0.05: -96 -250 -40 -262 40 -256 60 -236 50 -180 -10 -150 -70 -174
    cloth tone 0.1 rim 20: o -18 -244 66 16`),
  compass: plate(`
    accent tone 0.24 rim 26 angle 0.1: o 0 -126 96
    paper tone 0.06 rim 30: o 0 -126 74
    cloth tone 0.1 rim 10 edge 3: 30 -196! 14 -116! -14 -134!
    ink tone -1 edge 0: -30 -56! 14 -116! -14 -134!
    accent tone 0.1 rim 8: o 0 -236 20`),
} as const;

export type HeldThing = keyof typeof heldThings;
