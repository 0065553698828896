import { competitionAbi } from '@besc/contracts/abi/competition';
import { addressOf } from '@besc/contracts/deploy/address-of';
import { type CompetitionStatus, competitionStatusOf } from '@besc/domain/competition/competition-status';
import { publishResultCall, updateStatusCall } from '@besc/sdk/competition/run-competition-calls';
import type { ContractCall } from '@besc/sdk/shared/writes/contract-call';
import { formatEther } from 'viem';
import type { KeeperChain } from '../shared/keeper-chain';
import { competitionResult } from './competition-result';

/**
 * What is to be done for a competition. `early`: its time has not come; `unfunded`: prizes are missing; `ending`: claims are
 * open, and their end is for people.
 */
export type CompetitionStep =
  | { readonly kind: 'early' | 'ending' | 'over' | 'no-index' }
  | { readonly kind: 'unfunded'; readonly missing: string }
  | {
      readonly kind: 'due';
      readonly does: 'open' | 'close' | 'publish' | 'claims' | 'end';
      readonly call: ContractCall;
    };

/** Where competitions are looked after. */
export interface CompetitionDesk {
  readonly chain: Pick<KeeperChain, 'client' | 'deployment'>;
  readonly indexUrl: string | undefined;
  readonly confirmations: number;
}

/** The next step of a competition at a time (seconds), as the chain has it with what is on its way. Throws as `competitionResult` does. */
export async function competitionStep(desk: CompetitionDesk, id: number, now: number): Promise<CompetitionStep> {
  const { chain, indexUrl, confirmations } = desk;
  const { client, deployment } = chain;
  const address = addressOf(deployment, 'competition', 'competition');
  const of = { address, abi: competitionAbi, args: [BigInt(id)], blockTag: 'pending' } as const;
  const told = await client.readContract({ ...of, functionName: 'competitions' });
  const status: CompetitionStatus = competitionStatusOf(told.status);
  const due = (does: 'open' | 'close' | 'claims' | 'end', next: CompetitionStatus) => {
    return { kind: 'due', does, call: updateStatusCall(address, id, next) } as const;
  };
  if (status === 'over') return { kind: 'over' };
  if (status === 'registration') return now < Number(told.startTime) ? { kind: 'early' } : due('open', 'open');
  if (status === 'open') return now < Number(told.endTime) ? { kind: 'early' } : due('close', 'close');
  if (status === 'claiming') {
    const end = Number(told.claimingSince + told.claimSeconds);
    return now < end ? { kind: 'ending' } : due('end', 'over');
  }
  if (BigInt(told.resultRoot) === 0n) {
    if (indexUrl === undefined) return { kind: 'no-index' };
    const { tree, teams } = await competitionResult({ client, indexUrl, id, confirmations });
    const { root, count, inputHash } = tree;
    const places = teams.map(({ teamId }) => teamId);
    return { kind: 'due', does: 'publish', call: publishResultCall(address, { id, root, places, inputHash, count }) };
  }
  if (now < Number(told.countsFrom)) return { kind: 'early' };
  const owed = await client.readContract({ ...of, functionName: 'owedOf' });
  if (told.funded < owed) return { kind: 'unfunded', missing: formatEther(owed - told.funded) };
  return due('claims', 'claiming');
}
