import type { Action } from '../transactions/steps/action';
import type { Confirmable } from './confirmable';

/** The act on several things; loading while they are not known (undefined), and where there are none that, as a text. */
export function confirmableItems<Item>(
  items: readonly Item[] | undefined,
  none: string,
  makeAction: (items: readonly Item[]) => Action,
): Confirmable {
  if (items === undefined) return { kind: 'loading' };
  return items.length === 0 ? { kind: 'error', text: none } : { kind: 'ready', action: makeAction(items) };
}
