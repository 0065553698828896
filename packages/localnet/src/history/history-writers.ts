import { namesHistory } from '../names/names.history';
import { swapHistory } from '../swap/swap.history';
import type { HistoryWriter } from './history-writer';

/** Whoever writes history, in the order in which they open. */
export const historyWriters: readonly HistoryWriter[] = [swapHistory, namesHistory];
