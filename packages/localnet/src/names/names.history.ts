import type { HistoryWriter } from '../history/history-writer';
import { registerNames } from './register-names';

/** Names are registered once. */
export const namesHistory: HistoryWriter = {
  slug: 'names',
  order: 20,
  async open(world) {
    await registerNames(world);
    return undefined;
  },
};
