import { factoryAbi } from '@besc/contracts/abi/factory';
import { feeCollectorAbi } from '@besc/contracts/abi/fee-collector';
import { pairAbi } from '@besc/contracts/abi/pair';
import { addressOf } from '@besc/contracts/deploy/address-of';
import { type Address, zeroAddress } from '@besc/domain/shared/address';
import type { Hex } from '@besc/domain/shared/hex';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import type { KeeperChain } from '../shared/keeper-chain';
import { readMany } from '../shared/read-many';
import { feeMarkets } from './fee-markets';

/** When the collector looked at a pair (seconds modulo 2^32, 0: never), and the least depth that was seen then and since. */
interface Observation {
  readonly time: number;
  readonly depth: bigint;
}

/** A pair and what a round needs to know of it; amounts in wei. */
export interface PairReading {
  readonly address: Address;
  readonly token0: Address;
  readonly token1: Address;
  readonly reserve0: bigint;
  readonly reserve1: bigint;
  readonly totalSupply: bigint;
  readonly older: Observation;
  readonly newer: Observation;
}

/** Everything a round decides from, all of one block. */
export interface FeeReading {
  readonly now: number;
  readonly anchors: readonly Address[];
  /** MONEY per coin at the reserves of the moment, UQ112; 0 where they have no pair. */
  readonly coinPrice: bigint;
  /** Pairs whose LP the collector holds, how much, and the markets that it is sold in, the pair itself first; none where it waits. */
  readonly held: ReadonlyMap<Address, { readonly liquidity: bigint; readonly markets: readonly PairReading[] }>;
}

/**
 * Reads what the collector holds and the markets that it is sold in. The list of pairs is remembered between rounds, until the
 * factory tells another pair at the end of what is known (a chain that went back).
 */
export function feeReader(chain: KeeperChain) {
  const { client, deployment } = chain;
  const factory = addressOf(deployment, 'swap', 'factory');
  const collector = { address: addressOf(deployment, 'swap', 'feeCollector'), abi: feeCollectorAbi } as const;
  const known: Address[] = [];

  const list = async (blockNumber: bigint) => {
    const read = { address: factory, abi: factoryAbi, blockNumber } as const;
    const count = Number(await client.readContract({ ...read, functionName: 'allPairsLength' }));
    const from = Math.max(0, Math.min(known.length, count) - 1);
    const indexes = Array.from({ length: count - from }, (_, index) => BigInt(from + index));
    const calls = indexes.map((index) => ({ ...read, functionName: 'allPairs', args: [index] }));
    const found = addresses(await readMany<Hex>(chain, blockNumber, calls));
    if (known.length > count || (known.length > 0 && known[from] !== found[0])) {
      known.length = 0;
      return false;
    }
    known.push(...found.slice(known.length - from).filter((pair) => pair !== undefined));
    return known.length === count;
  };

  return async (): Promise<FeeReading> => {
    const { number: blockNumber, timestamp } = await client.getBlock({ blockTag: 'latest' });
    if (!(await list(blockNumber)) && !(await list(blockNumber)))
      throw new Error('the list of pairs could not be read');
    const anchors = await client.readContract({ ...collector, functionName: 'anchors', blockNumber });
    const steps = anchors.slice(1).map((anchor, index) => {
      return { address: factory, abi: factoryAbi, functionName: 'getPair', args: [anchor, anchors[index]] };
    });
    const balances = known.map((address) => {
      return { address, abi: pairAbi, functionName: 'balanceOf', args: [collector.address] };
    });
    const [stepPairs, held] = await Promise.all([
      readMany<Hex>(chain, blockNumber, steps).then(addresses),
      readMany<bigint>(chain, blockNumber, balances),
    ]);
    const heldPairs = known.filter((_, index) => held[index]);
    const stepsThere = stepPairs.filter((pair) => pair !== undefined).filter((pair) => pair !== zeroAddress);
    const pairs = await readPairs(blockNumber, [...new Set([...heldPairs, ...stepsThere])]);
    const context = {
      anchors: anchors.map(checksumAddress),
      steps: stepPairs.map((pair) => pair && pairs.get(pair)),
      lp: new Set(known),
    };
    const entries = known.flatMap((address, index) => {
      const [pair, liquidity] = [pairs.get(address), held[index]];
      return pair && liquidity ? [[address, { liquidity, markets: feeMarkets(pair, context) }] as const] : [];
    });
    return {
      now: Number(timestamp),
      anchors: context.anchors,
      coinPrice: spotPrice(context.steps[0], context.anchors[1]),
      held: new Map(entries),
    };
  };

  async function readPairs(blockNumber: bigint, pairs: readonly Address[]): Promise<Map<Address, PairReading>> {
    const calls = pairs.flatMap((address) => [
      ...['token0', 'token1', 'getReserves', 'totalSupply'].map((functionName) => {
        return { address, abi: pairAbi, functionName };
      }),
      { ...collector, functionName: 'observations', args: [address] },
    ]);
    const answers = await readMany<unknown>(chain, blockNumber, calls);
    return new Map(
      pairs.flatMap((address, index): [Address, PairReading][] => {
        const answer = answers.slice(5 * index, 5 * index + 5);
        if (answer.includes(undefined)) return [];
        const [token0, token1, [reserve0, reserve1], totalSupply, [older, newer]] = answer as PairAnswers;
        const tokens = { token0: checksumAddress(token0), token1: checksumAddress(token1) };
        return [[address, { address, ...tokens, reserve0, reserve1, totalSupply, older, newer }]];
      }),
    );
  }
}

type PairAnswers = [Hex, Hex, readonly [bigint, bigint, number], bigint, readonly [Observation, Observation]];

function addresses(answers: readonly (Hex | undefined)[]): (Address | undefined)[] {
  return answers.map((answer) => answer && checksumAddress(answer));
}

/** What a pair gives for a token, UQ112. */
function spotPrice(pair: PairReading | undefined, sold: Address | undefined): bigint {
  if (!pair || pair.reserve0 === 0n || pair.reserve1 === 0n) return 0n;
  const { token0, reserve0, reserve1 } = pair;
  return token0 === sold ? (reserve1 << 112n) / reserve0 : (reserve0 << 112n) / reserve1;
}
