import { type HistoryTree, historyTreeSteps } from '../../src/profile/history-tree';

/** A tree of history at once. */
export function historyTreeOf(...of: Parameters<typeof historyTreeSteps>): HistoryTree {
  const steps = historyTreeSteps(...of);
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value;
}
