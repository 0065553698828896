import type { Deployment } from '@besc/wire/settings/deployment';
import type { Chain } from '../chain';
import { startSavedChain } from '../saved-chain';
import { generateHistory } from './generate-history';
import type { HistoryCounts } from './history-counts';

const genesisTimestamp = 1_750_000_000;
/** When the small history ends, seconds. */
export const smallHistoryEnd = genesisTimestamp + 86_400 + 365 * 86_400;

/** A chain of its own with the small history, without automine, its clock at its last block; loaded, once it was written. */
export async function startSmallHistory(): Promise<{ chain: Chain; deployment: Deployment; counts: HistoryCounts }> {
  const { chain, made } = await startSavedChain({
    name: 'small-history',
    genesisTimestamp,
    make: (fresh) => generateHistory({ chain: fresh, seed: 'besc', end: smallHistoryEnd, size: 'small' }),
  });
  await chain.setAutomine(false);
  return { chain, ...made };
}
