import { bunnyKinds } from './bunny-kinds';
import type { PortraitCollection } from './portrait-id';
import { squadSize } from './squad/squad-shuffle';

/** How many portraits a collection has; their numbers begin at 0. */
export function portraitCount(collection: PortraitCollection): number {
  return collection === 'bunnies' ? bunnyKinds.length : squadSize;
}
