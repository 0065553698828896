import { points } from '../engraving/points';

/** Outlines of the window behind the portrait, on a sheet of 800 by 800. All run clockwise. */
export const windowFrames = {
  octagon: points('220 52! 580 52! 748 220! 748 580! 580 748! 220 748! 52 580! 52 220!'),
  oval: points('o 400 400 306 356'),
  round: points('o 400 400 352'),
  arch: points('64 748! 64 380! 64 200 190 52 400 44 610 52 736 200 736 380! 736 748!'),
  shield: points('70 60! 730 60! 730 400! 730 600 560 700 400 764! 240 700 70 600 70 400!'),
  plaque: points('150 56! 650 56! 650 150 744 150! 744 650! 650 650 650 744! 150 744! 150 650 56 650! 56 150! 150 150'),
  hexagon: points('400 36! 720 214! 720 586! 400 764! 80 586! 80 214!'),
  square: points('72 72! 728 72! 728 728! 72 728!'),
} as const;

export type WindowFrame = keyof typeof windowFrames;
