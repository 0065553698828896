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
import { irises } from '../figure/irises';
import type { Look } from '../figure/look';
import { drawMouth } from '../figure/mouth';
import { drawPaw } from '../figure/paw';
import { drawPlate } from '../figure/plate';
import { drawFrame } from '../note/frame';
import { grounds } from '../note/grounds';
import { windowFrames } from '../note/window-frames';
import { squadInks } from './squad-inks';
import { type SquadTraits, squadTraits } from './squad-traits';

/** Where the bust stands: drawn larger, then moved as a whole. */
const stand = 'matrix(.9 0 0 .9 160 56)';
const head = { x: 412, y: 436 };
const paw = { x: 168, y: 640, turn: -0.03 };
const everything = points('0 0! 800 0! 800 800! 0 800!');

/** The portrait of a citizen of the squad as SVG, drawn from its number alone. */
export function squadPortrait(id: number, traits: SquadTraits = squadTraits(id)): string {
  const sheet = new Sheet();
  const animal: Animal = animals[traits.animal];
  const look = lookOf(traits);
  const { inks } = look;
  const outline = windowFrames[traits.frame];
  const { misprint } = traits;
  const serial = String(id).padStart(4, '0');
  const figure = (draw: () => void) =>
    misprint === 'wrongWay' ? sheet.moved('matrix(-1 0 0 1 3200 0)', draw) : draw();
  const frame = () => drawFrame(sheet, { outline, denomination: traits.denomination, serial }, inks);
  sheet.fill(everything, inks.ground);
  grounds[traits.ground](sheet, inks);
  if (misprint === 'outOfRegister') sheet.shift = { but: inks.ink, by: '44 -36' };
  figure(() => drawBody(sheet, traits, look));
  sheet.shift = undefined;
  if (misprint === 'invertedFrame') sheet.moved('rotate(180 1600 1600)', frame);
  else frame();
  if (misprint === 'outOfRegister') sheet.shift = { but: inks.ink, by: '44 -36' };
  figure(() => sheet.moved(stand, () => drawFace(sheet, traits, animal, look)));
  return sheet.svg(`Squad ${id}`);
}

/** What stands behind the frame: the dress, and what is held. */
function drawBody(sheet: Sheet, { collar, held }: SquadTraits, look: Look): void {
  const { inks } = look;
  sheet.moved(stand, () => drawPlate(sheet, collars[collar], inks, { x: head.x - 6, y: head.y + 168 }));
  if (held === 'none') return;
  drawPlate(sheet, heldThings[held], inks, paw);
  drawPaw(sheet, look, paw);
}

/** What stands before the frame. */
function drawFace(sheet: Sheet, traits: SquadTraits, animal: Animal, look: Look): void {
  const { eyewear, headgear: hat } = traits;
  drawEars(sheet, animal, look, head);
  drawHead(sheet, animal, look, head, traits.marking);
  drawEyes(sheet, animal, look, head, traits.gaze);
  if (eyewear !== 'none') drawEyewear(sheet, animal, look, head, eyewear);
  drawMouth(sheet, animal, look, head, traits.mouth);
  drawHorns(sheet, animal, look.inks, head);
  if (hat !== 'none') drawPlate(sheet, headgear[hat], look.inks, { x: head.x - 8, y: head.y - 118 });
}

/** How a note is printed, or what a misprint leaves of that. */
function lookOf({ inks: name, coat, cut, iris, misprint }: SquadTraits): Look {
  const inks = squadInks[name];
  const look: Look = { inks, ...coats[coat], iris: irises[iris], cut };
  const { ink, paper, cloth, accent } = inks;
  if (misprint === 'inkMissing') {
    const [ground, groundLine, grey] = [0.06, 0.3, 0.16].map((part) => mix(paper, ink, part)) as [
      string,
      string,
      string,
    ];
    return {
      ...look,
      inks: { ink, paper, ground, groundLine, cloth: grey, accent: paper },
      fur: paper,
      furLight: paper,
      iris: paper,
    };
  }
  if (misprint === 'negative') {
    const [ground, groundLine] = [mix(ink, '#000000', 0.35), mix(ink, paper, 0.35)];
    const turned = {
      ink: paper,
      paper: ink,
      ground,
      groundLine,
      cloth: mix(cloth, paper, 0.2),
      accent: mix(accent, ink, 0.15),
    };
    return { ...look, inks: turned, fur: mix(ink, paper, 0.08), furLight: mix(ink, paper, 0.2) };
  }
  return look;
}
