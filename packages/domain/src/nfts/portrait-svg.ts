import { bunnyPortrait } from './bunnies/bunny-portrait';
import type { PortraitId } from './portrait-id';
import { squadPortrait } from './squad/squad-portrait';
import { squadSize } from './squad/squad-shuffle';

/** A portrait as SVG, drawn from its collection and number alone: the same bytes everywhere. Undefined where there is none. */
export function portraitSvg({ collection, id }: PortraitId): string | undefined {
  if (!Number.isInteger(id) || id < 0) return undefined;
  if (collection === 'bunnies') return bunnyPortrait(id);
  return id < squadSize ? squadPortrait(id) : undefined;
}
