import { cutOnce } from '../engraving/cut-once';
import { type Place, placed } from '../engraving/placed';
import { points } from '../engraving/points';
import type { Sheet } from '../engraving/sheet';
import { cutForm } from './form';
import type { Look } from './look';

const back = points('-58 30 -60 -20 -36 -46 0 -52 36 -46 60 -20 58 30 40 56 -40 56');

const arm = points('-66 40! 66 40! 92 170! -92 170!');

/** A paw that closes around what it holds, with the sleeve below it. */
export function drawPaw(sheet: Sheet, { inks, fur, furTone }: Look, at: Place): void {
  const sleeve = { points: arm, tone: 0.28, rim: 60, angle: 0.02, spacing: 12 };
  const paw = { points: back, tone: 0.2 + furTone, rim: 50, spacing: 11 };
  const key = `paw ${at.x} ${at.y} ${at.scale} ${at.turn}`;
  sheet.form(
    cutOnce(`${key} sleeve`, () => cutForm(sleeve, at)),
    inks.cloth,
    inks.ink,
  );
  sheet.form(
    cutOnce(`${key} ${furTone}`, () => cutForm(paw, at)),
    fur,
    inks.ink,
  );
  for (const x of [-20, 20]) sheet.line(placed(points(`${x} -46 ${x * 1.1} -20 ${x} 0`), at), inks.ink, 4);
}
