import type { Place } from '../engraving/placed';
import type { Sheet } from '../engraving/sheet';
import type { Animal } from './animals';
import type { Inks } from './look';
import { drawPlate, plate } from './plate';

const shapes = {
  curled: plate(`
    both wood tone 0.22 rim 40 angle 0.2 spacing 10.5: 34 -150 90 -196 180 -186 240 -110 244 -10 196 70 130 76 108 30 132 4 160 16 184 -30 172 -92 120 -116 70 -96
    both ink line 3.5: 92 -184 96 -110
    both ink line 3.5: 150 -186 140 -112
    both ink line 3.5: 208 -156 172 -98
    both ink line 3.5: 238 -100 186 -66
    both ink line 3.5: 240 -30 186 -26
    both ink line 3.5: 212 42 170 8`),
  antlers: plate(`
    both wood tone 0.24 rim 16 angle 0.25 spacing 9.5: 34 -140! 60 -220 110 -262 106 -330 130 -372! 140 -330 136 -276 176 -300 196 -362! 210 -310 178 -266 230 -276 262 -316! 252 -262 196 -236 120 -216 92 -186 70 -134!`),
} as const;

/** Horns, before the head and the ears. */
export function drawHorns(sheet: Sheet, animal: Animal, inks: Inks, head: Place): void {
  if (animal.horns !== 'none') drawPlate(sheet, shapes[animal.horns], inks, { x: head.x - 10, y: head.y });
}
