import type { Inks } from '../figure/look';

const inks = (ink: string, ground: string, cloth: string, accent: string, paper = '#f8f1e0'): Inks => ({
  ink,
  paper,
  ground,
  groundLine: ground,
  cloth,
  accent,
});

/** The inks of the statesmen: a dark one that fills the cameo, its lines, dress and what shines. */
export const bunnyInks = {
  verdigris: inks('#123a3a', '#4f9787', '#c9694f', '#e4ad4c'),
  prussian: inks('#142f52', '#5486b4', '#c9853f', '#e6bd5c'),
  oxblood: inks('#4d1723', '#b0605c', '#3f7377', '#e0ae52'),
  sepia: inks('#42291a', '#a97f52', '#55786d', '#d9a24a'),
  violet: inks('#352150', '#8468aa', '#b8912f', '#dfb04f'),
  forest: inks('#1d3d25', '#6a9152', '#b5523c', '#e0b04a'),
  plum: inks('#4b1b3c', '#b06a8a', '#43678f', '#e2a94f'),
  slate: inks('#24313c', '#74909e', '#b9523f', '#dfae4a'),
  gold: inks('#44300a', '#c79a33', '#7c2431', '#f0c75c', '#fcf3d6'),
  silver: inks('#2a3440', '#98a7b3', '#3d5c86', '#cfd6da', '#f3f3ef'),
  bronze: inks('#42220f', '#b47a4c', '#2f5f5c', '#d89b63', '#f8ecdc'),
} as const satisfies Record<string, Inks>;

export type BunnyInk = keyof typeof bunnyInks;
