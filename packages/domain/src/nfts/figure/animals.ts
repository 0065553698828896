import type { Point } from '../engraving/point';
import { points } from '../engraving/points';

/** How one kind of animal is made: all around the middle of the head, in units of the sheet. */
export interface Animal {
  /** The right half of the head's outline from top to chin; the left mirrors it. A point given twice is a corner. */
  readonly outline: readonly Point[];
  readonly eye: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
    /** Rise of the outer corner, in turns. */
    readonly slant: number;
    readonly pupil: 'round' | 'slit' | 'bar';
  };
  readonly nose: {
    readonly kind: 'triangle' | 'button' | 'broad' | 'beak';
    readonly y: number;
    readonly width: number;
  };
  /** The snout: an own form where it stands out, else two puffs of the cheek. */
  readonly snout: {
    readonly kind: 'puffs' | 'round' | 'wedge';
    readonly y: number;
    readonly width: number;
    readonly height: number;
  };
  readonly ears: 'long' | 'lop' | 'bent' | 'round' | 'small' | 'large' | 'pointed' | 'side' | 'tufts';
  readonly horns: 'none' | 'curled' | 'antlers';
  readonly whiskers: number;
}

export type AnimalName = keyof typeof animals;

export const animals = {
  hare: {
    outline: points('62 -192 130 -158 163 -90 172 -10 196 52 226 90! 192 96 202 130! 166 138 128 178 62 200 0 206'),
    eye: { x: 80, y: -26, width: 42, height: 44, slant: 0, pupil: 'round' },
    nose: { kind: 'triangle', y: 60, width: 32 },
    snout: { kind: 'puffs', y: 88, width: 66, height: 54 },
    ears: 'long',
    horns: 'none',
    whiskers: 3,
  },
  fox: {
    outline: points('56 -166 128 -146 166 -84 186 -12 216 44 250 84! 200 98 208 126! 150 138 92 186 44 226 0 238'),
    eye: { x: 84, y: -22, width: 40, height: 31, slant: 0.055, pupil: 'slit' },
    nose: { kind: 'button', y: 138, width: 36 },
    snout: { kind: 'wedge', y: 120, width: 62, height: 110 },
    ears: 'pointed',
    horns: 'none',
    whiskers: 2,
  },
  bear: {
    outline: points('74 -178 148 -150 192 -84 208 -4 214 70 190 136 138 184 66 208 0 212'),
    eye: { x: 74, y: -32, width: 31, height: 33, slant: 0, pupil: 'round' },
    nose: { kind: 'button', y: 52, width: 48 },
    snout: { kind: 'round', y: 96, width: 98, height: 80 },
    ears: 'round',
    horns: 'none',
    whiskers: 0,
  },
  mouse: {
    outline: points('60 -160 124 -138 164 -84 180 -10 186 56 166 116 116 168 56 208 0 218'),
    eye: { x: 82, y: -8, width: 40, height: 44, slant: 0, pupil: 'round' },
    nose: { kind: 'button', y: 112, width: 26 },
    snout: { kind: 'wedge', y: 116, width: 56, height: 78 },
    ears: 'large',
    horns: 'none',
    whiskers: 3,
  },
  cat: {
    outline: points('56 -164 126 -150 174 -90 192 -10 206 46 238 74! 202 90 216 120! 176 130 124 172 60 192 0 196'),
    eye: { x: 86, y: -18, width: 46, height: 42, slant: 0.03, pupil: 'slit' },
    nose: { kind: 'triangle', y: 66, width: 26 },
    snout: { kind: 'puffs', y: 92, width: 58, height: 46 },
    ears: 'pointed',
    horns: 'none',
    whiskers: 4,
  },
  badger: {
    outline: points('60 -176 122 -156 162 -96 184 -20 212 52 230 84! 184 120 138 166 90 204 46 224 0 230'),
    eye: { x: 74, y: -14, width: 28, height: 30, slant: 0, pupil: 'round' },
    nose: { kind: 'button', y: 128, width: 40 },
    snout: { kind: 'wedge', y: 110, width: 66, height: 110 },
    ears: 'small',
    horns: 'none',
    whiskers: 2,
  },
  otter: {
    outline: points('80 -158 154 -134 192 -72 208 2 226 76 206 132 146 172 70 190 0 194'),
    eye: { x: 88, y: -38, width: 31, height: 31, slant: -0.01, pupil: 'round' },
    nose: { kind: 'button', y: 24, width: 52 },
    snout: { kind: 'puffs', y: 76, width: 88, height: 62 },
    ears: 'small',
    horns: 'none',
    whiskers: 5,
  },
  ram: {
    outline: points('70 -186 126 -164 150 -100 152 -20 142 56 126 130 108 190 60 230 0 240'),
    eye: { x: 92, y: -34, width: 33, height: 29, slant: 0.03, pupil: 'bar' },
    nose: { kind: 'broad', y: 150, width: 46 },
    snout: { kind: 'round', y: 160, width: 88, height: 78 },
    ears: 'side',
    horns: 'curled',
    whiskers: 0,
  },
  stag: {
    outline: points('58 -176 118 -158 150 -100 154 -24 132 56 114 130 104 186 58 232 0 242'),
    eye: { x: 96, y: -30, width: 36, height: 33, slant: 0.02, pupil: 'round' },
    nose: { kind: 'broad', y: 158, width: 56 },
    snout: { kind: 'round', y: 170, width: 84, height: 68 },
    ears: 'side',
    horns: 'antlers',
    whiskers: 0,
  },
  owl: {
    outline: points('84 -172 156 -160 204 -104 222 -14 222 70 192 142 128 188 60 206 0 210'),
    eye: { x: 88, y: -24, width: 60, height: 60, slant: 0, pupil: 'round' },
    nose: { kind: 'beak', y: 44, width: 34 },
    snout: { kind: 'puffs', y: 120, width: 70, height: 50 },
    ears: 'tufts',
    horns: 'none',
    whiskers: 0,
  },
} as const satisfies Record<string, Animal>;
