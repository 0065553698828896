import type { Inks } from '../figure/look';

const inks = (ink: string, paper: string, ground: string, groundLine: string, cloth: string, accent: string): Inks => ({
  ink,
  paper,
  ground,
  groundLine,
  cloth,
  accent,
});

/** The inks of the republic's notes. */
export const squadInks = {
  verdigris: inks('#153b3e', '#f5eedc', '#9fcabb', '#4f9686', '#cf6f55', '#e3a944'),
  prussian: inks('#12304d', '#f3eee0', '#93bcd6', '#4682ab', '#cf6a48', '#e2b04c'),
  oxblood: inks('#4b1620', '#f6ecdd', '#e2ada0', '#b75f57', '#3f7377', '#dba649'),
  sepia: inks('#3d2818', '#f6ecd6', '#dec59c', '#ad8150', '#4f766c', '#dba648'),
  violet: inks('#33214d', '#f4ecdf', '#c5b1d8', '#8768a9', '#3d7d78', '#dfb04c'),
  forest: inks('#1d3b22', '#f5eedb', '#b8ca96', '#6f9350', '#b9533d', '#dfae48'),
  rose: inks('#4a1d3b', '#f7ecdf', '#ecbac3', '#c16d8b', '#3f6390', '#e0a64c'),
  ochre: inks('#412c0e', '#f7eed6', '#eac76e', '#b98d2c', '#3e5f86', '#f6dd98'),
  slate: inks('#24323c', '#f2ede0', '#b9c5c7', '#78909a', '#c2563f', '#dba845'),
  coral: inks('#431f1d', '#f8ecda', '#f0a78b', '#c8674a', '#2c6064', '#e8b455'),
  midnight: inks('#101c30', '#f1ead8', '#2c4467', '#6a8cb8', '#a9484d', '#e5b54b'),
  bullion: inks('#3a2605', '#fbf1d2', '#dcae3c', '#94690f', '#7c2431', '#f1cf6a'),
} as const satisfies Record<string, Inks>;

export type SquadInk = keyof typeof squadInks;
