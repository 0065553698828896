import type { ContractFunctionParameters } from 'viem';
import type { KeeperChain } from './keeper-chain';

/** Calls that travel in one request. */
const callsPerRequest = 500;

/**
 * Reads of one block through the aggregating contract, in their order; undefined for a call that failed. Every call must be
 * to a contract of ours: a stranger's could burn the gas of its neighbours.
 */
export async function readMany<Answer>(
  { client }: Pick<KeeperChain, 'client'>,
  blockNumber: bigint,
  calls: readonly ContractFunctionParameters[],
): Promise<(Answer | undefined)[]> {
  const answers: (Answer | undefined)[] = [];
  for (let from = 0; from < calls.length; from += callsPerRequest) {
    const contracts = calls.slice(from, from + callsPerRequest);
    // A size of 0 leaves the part whole: viem counts bytes of call data, not calls.
    const results = await client.multicall({ contracts, allowFailure: true, batchSize: 0, blockNumber });
    answers.push(...results.map(({ status, result }) => (status === 'success' ? (result as Answer) : undefined)));
  }
  return answers;
}
