import { inOrder } from '@besc/domain/shared/in-order';
import * as histories from './histories';
import type { HistoryWriter } from './history/history-writer';

/** Writers of history and setups of services, in the order in which they open. */
export const historyWriters = inOrder<HistoryWriter>(Object.values(histories));
