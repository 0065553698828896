import { setImmediate } from 'node:timers/promises';
import { type CompetitionRanks, rankTraders } from '@besc/domain/competition/rank-traders';
import { type ResultTree, resultTreeSteps } from '@besc/domain/competition/result-tree';
import { fetchCompetitionList } from '@besc/wire/competition/fetch-competition-list';
import { fetchCompetitions } from '@besc/wire/competition/fetch-competitions';
import type { KeeperChain } from '../shared/keeper-chain';

/** The index is behind, of another chain, or has not seen a reorganisation yet: nothing is published by it. */
export class IndexBehindError extends Error {
  readonly code = 'INDEX_BEHIND';
}

export interface CompetitionResult {
  readonly tree: ResultTree;
  readonly teams: CompetitionRanks['teams'];
}

/** Computes the result of a closed competition from the index. Throws FetchError, and IndexBehindError until it can be relied on. */
export async function competitionResult(options: {
  readonly client: KeeperChain['client'];
  readonly indexUrl: string;
  readonly id: number;
  readonly confirmations: number;
}): Promise<CompetitionResult> {
  const { client, indexUrl: url, id, confirmations } = options;
  const { competitions } = await fetchCompetitions({ url, ids: [id], timeoutMs: 20_000 });
  const closeBlock = competitions.find((row) => row.id === String(id))?.closeBlock;
  if (typeof closeBlock !== 'number')
    throw new IndexBehindError(`the index has not seen the close of competition ${id}`);
  const head = await client.getBlockNumber();
  if (head < BigInt(closeBlock + confirmations)) throw new IndexBehindError(`block ${closeBlock} may be replaced yet`);
  const { traders, blockHash } = await fetchCompetitionList({ url, id, closeBlock, timeoutMs: 20_000 });
  const block = await client.getBlock({ blockNumber: BigInt(closeBlock) });
  if (block.hash !== blockHash) throw new IndexBehindError(`block ${closeBlock} of the index is not that of the chain`);
  const ranks = rankTraders(traders);
  const steps = resultTreeSteps(id, ranks.traders);
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return { tree: step.value, teams: ranks.teams };
    // Other tasks have times to keep: they run between the steps.
    await setImmediate();
  }
}
