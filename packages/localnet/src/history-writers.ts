import { inOrder } from '@besc/domain/shared/in-order';
import * as histories from './histories';
import type { HistoryWriter } from './history/history-writer';

/** Whoever writes history or sets a service up, in the order in which they open. */
export const historyWriters = inOrder<HistoryWriter>(Object.values(histories));
