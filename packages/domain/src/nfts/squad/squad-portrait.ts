import { mix } from '../engraving/mix';
import { points } from '../engraving/points';
import { Sheet } from '../engraving/sheet';
import { type Animal, animals } from '../figure/animals';
import { coats } from '../figure/coats';
import { collars } from '../figure/collars';
import { drawEars } from '../figure/ears';
import { drawEyes } from '../figure/eyes';
import { drawEyewear } from '../figure/eyewear';
import { drawHead } from '../figure/head';
import { headgear } from '../figure/headgear';
import { heldThings } from '../figure/held-things';
import { drawHorns } from '../figure/horns';
import type { Inks, Look } from '../figure/look';
import { drawPaw } from '../figure/paw';
import { drawPlate } from '../figure/plate';
import { drawFrame } from '../note/frame';
import { grounds } from '../note/grounds';
import { windowFrames } from '../note/window-frames';
import { squadInks } from './squad-inks';
import { type SquadTraits, squadTraits } from './squad-traits';

const everything = points('0 0! 800 0! 800 800! 0 800!');

/** The portrait of a citizen of the squad as SVG, drawn from its number alone. */
export function squadPortrait(id: number, traits: SquadTraits = squadTraits(id)): string {
  const sheet = new Sheet();
  const inks = misprinted(squadInks[traits.inks], traits);
  const animal: Animal = animals[traits.animal];
  const coat = coats[traits.coat];
  const look: Look = { inks, ...coat, cut: traits.cut };
  const outline = windowFrames[traits.frame];
  const head = { x: 412, y: 436 };
  const crown = { x: head.x - 8, y: head.y - 118 };
  sheet.fill(everything, inks.ground);
  grounds[traits.ground](sheet, inks);
  drawPlate(sheet, collars[traits.collar], inks, { x: head.x - 6, y: head.y + 168 });
  if (traits.held !== 'none') {
    const paw = { x: 178, y: 640, turn: -0.03 };
    drawPlate(sheet, heldThings[traits.held], inks, paw);
    drawPaw(sheet, look, paw, inks.cloth);
  }
  drawFrame(sheet, { outline, denomination: traits.denomination, serial: String(id).padStart(4, '0') }, inks);
  drawEars(sheet, animal, look, head);
  drawHead(sheet, animal, look, head, traits.marking);
  drawEyes(sheet, animal, look, head, traits.gaze);
  if (traits.eyewear !== 'none') drawEyewear(sheet, animal, look, head, traits.eyewear);
  drawHorns(sheet, animal, inks, head);
  if (traits.headgear !== 'none') drawPlate(sheet, headgear[traits.headgear], inks, crown);
  return sheet.svg(`Squad ${id}`);
}

/** The inks of a note, or what a misprint leaves of them. */
function misprinted(inks: Inks, { misprint }: SquadTraits): Inks {
  const { ink, paper } = inks;
  if (misprint === 'inkMissing')
    return {
      ink,
      paper,
      ground: mix(paper, ink, 0.06),
      groundLine: mix(paper, ink, 0.3),
      cloth: mix(paper, ink, 0.16),
      accent: paper,
    };
  if (misprint === 'negative')
    return {
      ink: paper,
      paper: ink,
      ground: mix(ink, '#000000', 0.3),
      groundLine: mix(ink, paper, 0.35),
      cloth: mix(ink, inks.cloth, 0.6),
      accent: inks.accent,
    };
  return inks;
}
