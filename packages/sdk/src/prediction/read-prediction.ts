import { predictionAbi } from '@besc/contracts/abi/prediction';
import { priceOracleAbi } from '@besc/contracts/abi/price-oracle';
import type { LedgerEntry, OraclePrice, PredictionState, Round } from '@besc/domain/prediction/round';
import type { Address } from '@besc/domain/shared/address';
import type { BatchReader } from '../shared/reads/batch-reader';
import type { ContractReadValue } from '../shared/reads/contract-read';
import { orNothing } from '../shared/reads/or-nothing';
import { readFields } from '../shared/reads/read-fields';

/** The game with its newest rounds, in one aggregate when `around` is at most one behind. */
export interface PredictionView {
  readonly state: PredictionState;
  /** The newest `count` rounds, oldest first; those that the chain does not have are left out. */
  readonly rounds: readonly Round[];
  /** Something of the state, of a round or of a bet could not be read. */
  readonly isUnread: boolean;
  /** The account's bet of each of them that it bet on, by epoch. */
  readonly ledgers: ReadonlyMap<number, LedgerEntry>;
  /** Undefined before the oracle's first round, and where it does not answer. */
  readonly price: OraclePrice | undefined;
}

/**
 * The state, the newest rounds, the account's bets of them and the price. `expected`: the epoch that was current when it was
 * read last, so that rounds are asked for in the same request. An answer that is refused is missing and stops none of the others.
 * Rejects with ReadError when the chain could not be asked.
 */
export async function readPrediction(options: {
  readonly reader: BatchReader;
  readonly game: Address;
  readonly oracle: Address;
  readonly account: Address | undefined;
  readonly count: number;
  readonly expected: number;
}): Promise<PredictionView> {
  const { reader, game, oracle, account, count, expected } = options;
  const at = { address: game, abi: predictionAbi } as const;
  const of = (epochs: readonly number[]) =>
    Promise.all(
      epochs.map(async (epoch) => {
        const [round, entry] = await Promise.all([
          orNothing(reader.read({ ...at, functionName: 'rounds', args: [BigInt(epoch)] })),
          account && orNothing(reader.read({ ...at, functionName: 'ledger', args: [BigInt(epoch), account] })),
        ]);
        return {
          epoch,
          round: round && roundOf(round),
          entry: entry && entry.amount > 0n ? entryOf(entry) : undefined,
          isUnread: round === undefined || (account !== undefined && entry === undefined),
        };
      }),
    );
  const number = (
    functionName: 'currentEpoch' | 'intervalSeconds' | 'bufferSeconds' | 'pausedUntil' | 'failedThrough',
  ) => reader.read({ ...at, functionName }).then(Number);
  const [state, price, early] = await Promise.all([
    readFields({
      currentEpoch: number('currentEpoch'),
      intervalSeconds: number('intervalSeconds'),
      bufferSeconds: number('bufferSeconds'),
      minBetAmount: reader.read({ ...at, functionName: 'minBetAmount' }),
      treasuryFee: reader.read({ ...at, functionName: 'treasuryFee' }),
      pausedUntil: number('pausedUntil'),
      failedThrough: number('failedThrough'),
    }),
    readOraclePrice({ reader, oracle }),
    of(epochsBefore(expected + 1, count + 1)),
  ]);
  const known = new Map(early.flatMap((one) => (one.round?.epoch === 0 ? [] : [[one.epoch, one]])));
  const wanted = epochsBefore(state.currentEpoch ?? expected, count);
  for (const one of await of(wanted.filter((epoch) => !known.has(epoch)))) known.set(one.epoch, one);
  const found = wanted.flatMap((epoch) => known.get(epoch) ?? []);
  return {
    state,
    rounds: found.flatMap(({ round }) => round ?? []),
    isUnread: found.some(({ isUnread }) => isUnread) || Object.values(state).includes(undefined),
    ledgers: new Map(found.flatMap(({ epoch, entry }) => (entry ? [[epoch, entry] as const] : []))),
    price,
  };
}

/** The price of now; undefined before the first, and where the oracle does not answer as one. */
export async function readOraclePrice({
  reader,
  oracle,
}: {
  readonly reader: BatchReader;
  readonly oracle: Address;
}): Promise<OraclePrice | undefined> {
  const answer = await orNothing(
    reader.read({ address: oracle, abi: priceOracleAbi, functionName: 'latestRoundData' }),
  );
  return answer && { roundId: answer[0], price: answer[1], updatedAt: Number(answer[3]) };
}

/** Up to `count` epochs that end with `last`, oldest first; epochs begin with 1. */
function epochsBefore(last: number, count: number): number[] {
  const first = Math.max(1, last - count + 1);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}

function roundOf(round: ContractReadValue<typeof predictionAbi, 'rounds'>): Round {
  return {
    ...round,
    epoch: Number(round.epoch),
    startTimestamp: Number(round.startTimestamp),
    lockTimestamp: Number(round.lockTimestamp),
    closeTimestamp: Number(round.closeTimestamp),
  };
}

function entryOf({ position, amount, claimed }: ContractReadValue<typeof predictionAbi, 'ledger'>): LedgerEntry {
  return { position: position === 0 ? 'bull' : 'bear', amount, claimed };
}
