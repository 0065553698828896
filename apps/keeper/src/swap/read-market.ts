import { erc20Abi } from '@besc/contracts/abi/erc20';
import { factoryAbi } from '@besc/contracts/abi/factory';
import { feeCollectorAbi } from '@besc/contracts/abi/fee-collector';
import { pairAbi } from '@besc/contracts/abi/pair';
import type { PairState } from '@besc/domain/shared/pair';
import type { Address } from '@besc/domain/shared/token';
import type { KeeperChain } from '../shared/keeper-chain';
import type { PriceObservation } from './average-price';
import type { CollectedFees } from './fair-conversion';

/** Everything a round decides from, all of one block. */
export interface MarketReading {
  readonly blockNumber: bigint;
  readonly pools: readonly PairState[];
  readonly collected: readonly CollectedFees[];
  /** Price accumulators brought up to the block's time. */
  readonly observations: ReadonlyMap<Address, PriceObservation>;
  readonly money: Address;
  /** The path that the collector sells a token along; one entry only when there is none. */
  routeOf(token: Address): readonly Address[];
}

const callsPerBatch = 4_096;

/** Reads all pairs of the factory, what the collector holds of them, and the routes it would take. */
export async function readMarket({ client, deployment }: KeeperChain): Promise<MarketReading> {
  const { factory, feeCollector, wbesc } = deployment.contracts;
  const { number: blockNumber, timestamp } = await client.getBlock({ blockTag: 'latest' });
  const many = { allowFailure: false, batchSize: callsPerBatch, blockNumber } as const;
  const count = await client.readContract({
    address: factory,
    abi: factoryAbi,
    functionName: 'allPairsLength',
    blockNumber,
  });
  const [addresses, money] = await Promise.all([
    client.multicall({
      ...many,
      contracts: Array.from({ length: Number(count) }, (_, index) => ({
        address: factory,
        abi: factoryAbi,
        functionName: 'allPairs' as const,
        args: [BigInt(index)] as const,
      })),
    }),
    client.readContract({ address: feeCollector, abi: feeCollectorAbi, functionName: 'money', blockNumber }),
  ]);
  type Read = 'token0' | 'token1' | 'totalSupply' | 'kLast' | 'price0CumulativeLast' | 'getReserves';
  const read = (functionName: Read) =>
    client.multicall({ ...many, contracts: addresses.map((address) => ({ address, abi: pairAbi, functionName })) });
  const [token0s, token1s, reserves, supplies, kLasts, cumulatives, held] = await Promise.all([
    read('token0'),
    read('token1'),
    read('getReserves'),
    read('totalSupply'),
    read('kLast'),
    read('price0CumulativeLast'),
    client.multicall({
      ...many,
      contracts: addresses.map((address) => ({
        address,
        abi: erc20Abi,
        functionName: 'balanceOf' as const,
        args: [feeCollector] as const,
      })),
    }),
  ]);
  const pools: PairState[] = [];
  const collected: CollectedFees[] = [];
  const observations = new Map<Address, PriceObservation>();
  for (const [index, address] of addresses.entries()) {
    const [reserve0, reserve1, lastTime] = reserves[index] as readonly [bigint, bigint, number];
    const pair: PairState = {
      address,
      token0: token0s[index] as Address,
      token1: token1s[index] as Address,
      reserve0,
      reserve1,
    };
    pools.push(pair);
    collected.push({
      pair,
      liquidity: held[index] as bigint,
      totalSupply: supplies[index] as bigint,
      kLast: kLasts[index] as bigint,
    });
    if (reserve0 === 0n || reserve1 === 0n) continue;
    // The accumulator moves with trades only: the time since the last one is added here, as the pair will.
    const elapsed = (timestamp - BigInt(lastTime) + 2n ** 32n) % 2n ** 32n;
    const cumulative = (cumulatives[index] as bigint) + ((reserve1 << 112n) / reserve0) * elapsed;
    observations.set(address, { timestamp: Number(timestamp), price0Cumulative: cumulative % 2n ** 256n });
  }
  const hasPair = (a: Address, b: Address) =>
    pools.some(({ token0, token1 }) => (token0 === a && token1 === b) || (token0 === b && token1 === a));
  return {
    blockNumber,
    pools,
    collected,
    observations,
    money,
    routeOf(token) {
      if (hasPair(token, money)) return [token, money];
      return hasPair(token, wbesc) ? [token, wbesc, money] : [token];
    },
  };
}
