import { afterListChoice, type ListChoiceEvent } from '@besc/domain/tokens/list-choice';
import { readListChoice, storedLists } from './stored-lists';

/** Keeps what an event makes of the choice of lists; see `afterListChoice`. Nothing is stored while nothing changes. */
export function changeListChoice(defaults: readonly string[], ...events: readonly ListChoiceEvent[]): void {
  const before = readListChoice(defaults);
  const after = events.reduce(afterListChoice, before);
  if (after === before) return;
  storedLists.set({ urls: after.urls, active: after.activeListUrls, offered: after.offered });
}
