import { priceOracleAbi } from '@besc/contracts/abi/price-oracle';
import { addressOf } from '@besc/contracts/deploy/address-of';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import type { KeeperChain } from '../shared/keeper-chain';
import type { KeeperContext, PriceTimes } from '../shared/keeper-task';
import type { Reporters } from './report-collection';

/** The oracle's newest round; times in seconds. */
export interface LastRound {
  readonly id: bigint;
  readonly time: number;
  /** How many reports its price is the median of, and from when on no more replace it. */
  readonly reports: number;
  readonly finalSince: number;
}

/** The oracle with what is on its way to it. */
export interface OracleReading {
  readonly last: LastRound;
  /** Whose reports of a time count. */
  readonly reportersAt: (time: number) => Promise<Reporters>;
  /** The game that takes its prices, while its rounds run. */
  readonly game: PriceTimes | undefined;
}

/**
 * Reads the oracle and the game's next boundary, `now` being the time of the newest block. A game that has lapsed has none:
 * it begins again with the first price, which must not wait for a boundary that is no longer reported.
 */
export async function readOracle({
  chain: { client, deployment },
  priceTimes,
  now,
}: Pick<KeeperContext, 'chain' | 'priceTimes'> & { readonly now: number }): Promise<OracleReading> {
  const address = addressOf(deployment, 'oracle', 'prices');
  const oracle = { address, abi: priceOracleAbi, blockTag: 'pending' } as const;
  const [last, game] = await Promise.all([readLastRound({ client, deployment }, 'pending'), priceTimes()]);
  return {
    last,
    async reportersAt(time) {
      const call = { ...oracle, functionName: 'reportersAt', args: [BigInt(time)] } as const;
      const [reporters, quorum] = await client.readContract(call);
      return { reporters: reporters.map(checksumAddress), quorum: Number(quorum) };
    },
    game: game !== undefined && now <= game.until ? game : undefined,
  };
}

/** The newest round, of nothing before the first: as the chain has stored it, or with what is on its way. */
export async function readLastRound(
  { client, deployment }: Pick<KeeperChain, 'client' | 'deployment'>,
  blockTag: 'latest' | 'pending',
): Promise<LastRound> {
  const oracle = { address: addressOf(deployment, 'oracle', 'prices'), abi: priceOracleAbi, blockTag } as const;
  const [time, round] = await Promise.all([
    client.readContract({ ...oracle, functionName: 'latestTimestamp' }),
    client.readContract({ ...oracle, functionName: 'latestRound' }),
  ]);
  const call = { ...oracle, functionName: 'finality', args: [round] } as const;
  const [reports, finalSince] = await client.readContract(call);
  return { id: round, time: Number(time), reports: Number(reports), finalSince: Number(finalSince) };
}

/** The limits that the oracle's code sets; seconds. */
export async function readReportLimits({ client, deployment }: KeeperChain) {
  const oracle = { address: addressOf(deployment, 'oracle', 'prices'), abi: priceOracleAbi } as const;
  const [minStep, maxAge] = await Promise.all([
    client.readContract({ ...oracle, functionName: 'MIN_STEP' }),
    client.readContract({ ...oracle, functionName: 'MAX_REPORT_AGE' }),
  ]);
  return { minStep: Number(minStep), maxAge: Number(maxAge) };
}
