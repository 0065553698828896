import { bunnyPortrait } from './bunnies/bunny-portrait';
import { squadPortrait } from './citizens/squad-portrait';
import { squadSize } from './citizens/squad-shuffle';
import type { PortraitId } from './portrait-id';

/** A portrait as SVG, drawn from its collection and number alone: the same bytes everywhere. Undefined where there is none. */
export function portraitSvg({ collection, id }: PortraitId): string | undefined {
  if (!Number.isInteger(id) || id < 0) return undefined;
  if (collection === 'bunnies') return bunnyPortrait(id);
  return id < squadSize ? squadPortrait(id) : undefined;
}
