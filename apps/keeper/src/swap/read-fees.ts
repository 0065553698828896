import { factoryAbi } from '@besc/contracts/abi/factory';
import { feeCollectorAbi } from '@besc/contracts/abi/fee-collector';
import { pairAbi } from '@besc/contracts/abi/pair';
import { addressOf } from '@besc/contracts/deploy/address-of';
import type { Address } from '@besc/domain/shared/address';
import type { Hex } from '@besc/domain/shared/hex';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import type { KeeperChain } from '../shared/keeper-chain';
import { readMany } from '../shared/read-many';
import { meanPricePairs, type PairAddresses } from './mean-price-pairs';

/** A pair and what a round needs to know of it; amounts in wei, times in seconds modulo 2^32 (0: never). */
export interface PairReading {
  readonly address: Address;
  readonly token0: Address;
  readonly token1: Address;
  readonly reserve0: bigint;
  readonly reserve1: bigint;
  readonly totalSupply: bigint;
  readonly observedBefore: number;
  readonly observedLast: number;
}

/** Everything a round decides from, all of one block. */
export interface FeeReading {
  readonly blockNumber: bigint;
  readonly now: number;
  readonly anchors: readonly Address[];
  readonly pairAddresses: PairAddresses;
  /** All pairs of the factory: as tokens they are LP. */
  readonly lp: ReadonlySet<Address>;
  /** Pairs whose LP the collector holds, and how much. */
  readonly held: ReadonlyMap<Address, bigint>;
  /** What these pairs and the pairs that price them say, by address. */
  readonly pairs: ReadonlyMap<Address, PairReading>;
}

type Tokens = readonly [token0: Address, token1: Address];

/**
 * Reads what the collector holds and the pairs that price it. What never changes is remembered between rounds, until the
 * factory tells another pair at the end of what is known (a chain that went back).
 */
export function feeReader(chain: KeeperChain) {
  const { client, deployment } = chain;
  const factory = addressOf(deployment, 'swap', 'factory');
  const feeCollector = addressOf(deployment, 'swap', 'feeCollector');
  const known: Address[] = [];
  const tokensOf = new Map<Address, Tokens>();

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
    const of = (pair: Address, functionName: string, args?: readonly unknown[]) => ({
      address: pair,
      abi: pairAbi,
      functionName,
      ...(args && { args }),
    });
    const newPairs = known.filter((pair) => !tokensOf.has(pair));
    const [balances, said, anchors] = await Promise.all([
      readMany<bigint>(
        chain,
        blockNumber,
        known.map((pair) => of(pair, 'balanceOf', [feeCollector])),
      ),
      readMany<Hex>(
        chain,
        blockNumber,
        newPairs.flatMap((pair) => [of(pair, 'token0'), of(pair, 'token1')]),
      ),
      client.readContract({ address: feeCollector, abi: feeCollectorAbi, functionName: 'anchors', blockNumber }),
    ]);
    const tokens = addresses(said);
    for (const [index, pair] of newPairs.entries()) {
      const [token0, token1] = [tokens[2 * index], tokens[2 * index + 1]];
      if (token0 && token1) tokensOf.set(pair, [token0, token1]);
    }
    const pairAddresses: PairAddresses = new Map(known.flatMap((pair) => pairEntries(pair, tokensOf.get(pair))));
    const held = new Map(known.flatMap((pair, index) => (balances[index] ? [[pair, balances[index]]] : [])));
    const context = { pairAddresses, anchors: anchors.map(checksumAddress), lp: new Set(known) };
    const needed = new Set(
      [...held.keys()].flatMap((pair) => [pair, ...meanPricePairs(tokensOf.get(pair) ?? [], context)]),
    );
    const pairs = await readPairs(blockNumber, [...needed]);
    return { ...context, blockNumber, now: Number(timestamp), held, pairs };
  };

  async function readPairs(blockNumber: bigint, pairs: readonly Address[]): Promise<Map<Address, PairReading>> {
    const calls = pairs.flatMap((address) => [
      { address, abi: pairAbi, functionName: 'getReserves' },
      { address, abi: pairAbi, functionName: 'totalSupply' },
      { address: feeCollector, abi: feeCollectorAbi, functionName: 'observations', args: [address] },
    ]);
    const answers = await readMany<unknown>(chain, blockNumber, calls);
    return new Map(
      pairs.flatMap((address, index): [Address, PairReading][] => {
        const tokens = tokensOf.get(address);
        const [reserves, supply, observed] = answers.slice(3 * index, 3 * index + 3);
        if (!tokens || !reserves || supply === undefined || !observed) return [];
        const [reserve0, reserve1] = reserves as readonly [bigint, bigint, number];
        const [observedBefore, observedLast] = observed as readonly [number, number];
        const [token0, token1] = tokens;
        const totalSupply = supply as bigint;
        return [[address, { address, token0, token1, reserve0, reserve1, totalSupply, observedBefore, observedLast }]];
      }),
    );
  }
}

function addresses(answers: readonly (Hex | undefined)[]): (Address | undefined)[] {
  return answers.map((answer) => answer && checksumAddress(answer));
}

function pairEntries(pair: Address, tokens: Tokens | undefined): [string, Address][] {
  return tokens ? [[tokens.join(), pair]] : [];
}
