import { bunnyKinds } from './bunny-kinds';
import { squadSize } from './citizens/squad-shuffle';
import type { PortraitCollection } from './portrait-id';

/** How many portraits a collection has; their numbers begin at 0. */
export function portraitCount(collection: PortraitCollection): number {
  return collection === 'bunnies' ? bunnyKinds.length : squadSize;
}
