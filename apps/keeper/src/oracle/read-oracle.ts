import { priceOracleAbi } from '@besc/contracts/abi/price-oracle';
import { addressOf } from '@besc/contracts/deploy/address-of';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import type { KeeperChain } from '../shared/keeper-chain';
import type { KeeperContext, PriceTimes } from '../shared/keeper-task';
import type { Reporters } from './report-collection';

/** The oracle with what is on its way to it; times in seconds, the price with 8 decimals. */
export interface OracleReading extends Reporters {
  readonly lastTime: number;
  readonly lastPrice: bigint;
  /** The game that takes its prices, while its rounds run. */
  readonly game: PriceTimes | undefined;
}

/**
 * Reads the oracle and the game's next boundary, `now` being the time of the newest block. A game that has lapsed has none:
 * it begins anew with the first price, which must not wait for a boundary that nobody reports any more.
 */
export async function readOracle({
  chain: { client, deployment },
  priceTimes,
  now,
}: Pick<KeeperContext, 'chain' | 'priceTimes'> & { readonly now: number }): Promise<OracleReading> {
  const address = addressOf(deployment, 'oracle', 'prices');
  const oracle = { address, abi: priceOracleAbi, blockTag: 'pending' } as const;
  const [lastTime, lastPrice, quorum, reporters, game] = await Promise.all([
    client.readContract({ ...oracle, functionName: 'latestTimestamp' }),
    client.readContract({ ...oracle, functionName: 'latestAnswer' }),
    client.readContract({ ...oracle, functionName: 'quorum' }),
    client.readContract({ ...oracle, functionName: 'reporters' }),
    priceTimes(),
  ]);
  return {
    lastTime: Number(lastTime),
    lastPrice,
    quorum: Number(quorum),
    reporters: reporters.map(checksumAddress),
    game: game !== undefined && now <= game.until ? game : undefined,
  };
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
