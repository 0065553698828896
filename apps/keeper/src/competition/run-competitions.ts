import { competitionAbi } from '@besc/contracts/abi/competition';
import { addressOf } from '@besc/contracts/deploy/address-of';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { callSender } from '../shared/call-sender';
import type { Head, KeeperContext } from '../shared/keeper-task';
import { type CompetitionDesk, type CompetitionStep, competitionStep } from './competition-step';

/** Newest competitions that are looked after. */
const most = 8;

/** What a look did. */
export interface CompetitionReport {
  readonly isOperator: boolean;
  /** How competitions stand, by their ids. */
  readonly standing: Readonly<Record<string, CompetitionStep['kind']>>;
  /** What was done: "publish 1". */
  readonly done: readonly string[];
  /** What keeps a competition from its next step, by its id. */
  readonly missing: Readonly<Record<string, string>>;
}

/**
 * Takes competitions to their next steps, look by look. The chain alone tells what is due: a look that was lost half way, a second
 * run and other keepers do nothing twice.
 */
export function competitionRunner(
  options: Pick<KeeperContext, 'chain' | 'sender' | 'log'> & Omit<CompetitionDesk, 'chain'>,
) {
  const { chain, log } = options;
  const send = callSender(options);
  const at = { address: addressOf(chain.deployment, 'competition', 'competition'), abi: competitionAbi } as const;

  const look = async (
    id: number,
    now: number,
  ): Promise<{ kind: CompetitionStep['kind']; did?: string; missing?: string }> => {
    const step = await competitionStep(options, id, now);
    if (step.kind === 'unfunded')
      return { kind: step.kind, missing: `${step.missing} MONEY of its prizes are missing` };
    if (step.kind === 'no-index') return { kind: step.kind, missing: 'COMPETITION_INDEX_URL is not set' };
    // The end is for people: they decide when nothing more is to be claimed.
    if (step.kind !== 'due' || step.does === 'end') return { kind: step.kind };
    const outcome = await send(step.call);
    if (outcome.kind === 'done') {
      log.info({ competition: id, did: step.does, hash: outcome.hash }, 'competition taken on');
      return { kind: step.kind, did: `${step.does} ${id}` };
    }
    // Another keeper may have been faster.
    const after = await competitionStep(options, id, now);
    const isLeft = outcome.kind === 'refused' && after.kind === 'due' && after.does === step.does;
    return isLeft ? { kind: after.kind, missing: outcome.reason } : { kind: after.kind };
  };

  return async function round({ now }: Pick<Head, 'now'>): Promise<CompetitionReport> {
    const holders = await Promise.all(
      (['operator', 'owner'] as const).map((functionName) => chain.client.readContract({ ...at, functionName })),
    );
    const isOperator = holders.some((holder) => checksumAddress(holder) === chain.account.address);
    const standing: Record<string, CompetitionStep['kind']> = {};
    const missing: Record<string, string> = {};
    const done: string[] = [];
    const count = Number(await chain.client.readContract({ ...at, functionName: 'numberCompetitions' }));
    for (let id = count; isOperator && id > Math.max(0, count - most); id -= 1) {
      try {
        const found = await look(id, now);
        standing[id] = found.kind;
        if (found.did) done.push(found.did);
        if (found.missing) missing[id] = found.missing;
      } catch (error) {
        // One competition keeps no other from its step.
        missing[id] = error instanceof Error ? error.message : String(error);
      }
    }
    return { isOperator, standing, done, missing };
  };
}
