import { nativePoolAbi } from '@besc/contracts/abi/native-pool';
import { poolFactoryAbi } from '@besc/contracts/abi/pool-factory';
import { poolLensAbi } from '@besc/contracts/abi/pool-lens';
import { stakingPoolAbi } from '@besc/contracts/abi/staking-pool';
import type { PartlyReadPool, Pool, PoolHolding } from '@besc/domain/pools/pool';
import { type Address, zeroAddress } from '@besc/domain/shared/address';
import type { PartlyRead } from '@besc/domain/shared/partly-read';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import type { BatchReader } from '../shared/reads/batch-reader';
import type { ContractReadValue } from '../shared/reads/contract-read';
import { orNothing } from '../shared/reads/or-nothing';
import { readFields } from '../shared/reads/read-fields';
import { poolAddress } from './pool-address';

/** Pools that one call of the lens reads: some 4 million gas. */
const pageSize = 50n;
/** Asked for before it is known how many there are, so that 250 pools take one request. */
const firstPages = 5n;

/** A pool of the registry; `holding` is there with an account. What could not be read is undefined. */
export interface ListedPool {
  readonly pool: PartlyReadPool;
  readonly holding: PartlyRead<PoolHolding> | undefined;
}

/** The registry in the factory's order. */
export interface PoolList {
  readonly pools: readonly ListedPool[];
  /** How many there are was not read: there may be more. */
  readonly mayBeMore: boolean;
}

/**
 * All pools of a factory with what an account has in them, through the lens: one aggregate for up to 250 pools, another one
 * for all others. A pool or a token that does not answer stops none: of a page that is refused each pool is asked for by itself,
 * and what the lens does not tell of a pool is asked of the pool. Rejects with ReadError when the chain could not be asked.
 */
export async function readPoolList(options: {
  readonly reader: BatchReader;
  readonly lens: Address;
  readonly factory: Address;
  readonly account: Address | undefined;
}): Promise<PoolList> {
  const { reader, lens, factory, account = zeroAddress } = options;
  /** Pools from `first` on, each in its place, undefined where the lens refuses; none beyond their number. */
  const readPlaces = async (first: bigint, count: bigint): Promise<Part> => {
    const args = [factory, account, first, count] as const;
    const answer = await orNothing(reader.read({ address: lens, abi: poolLensAbi, functionName: 'readPools', args }));
    if (answer !== undefined) return { length: answer[0], views: answer[1] };
    if (count === 1n) return { length: undefined, views: [undefined] };
    const parts = await Promise.all(Array.from({ length: Number(count) }, (_, i) => readPlaces(first + BigInt(i), 1n)));
    return { length: lengthOf(parts), views: parts.flatMap(({ views }) => views) };
  };
  const pagesFrom = async (first: bigint, last: bigint) =>
    await Promise.all(
      Array.from({ length: Number(last - first) }, (_, i) => readPlaces((first + BigInt(i)) * pageSize, pageSize)),
    );
  const pages = await pagesFrom(0n, firstPages);
  const length =
    lengthOf(pages) ??
    (await orNothing(reader.read({ address: factory, abi: poolFactoryAbi, functionName: 'poolLength' })));
  const all = ((length ?? 0n) + pageSize - 1n) / pageSize;
  if (all > firstPages) pages.push(...(await pagesFrom(firstPages, all)));
  const places = pages.flatMap(({ views }, page) =>
    views.map((view, index) => {
      const place = BigInt(page) * pageSize + BigInt(index);
      // What is approved and sent goes to this address: it is not taken from a node.
      const address = poolAddress(factory, place);
      return { place, address, view: view?.isRead && checksumAddress(view.pool) === address ? view : undefined };
    }),
  );
  const listed = places.filter(({ view, place }) => view !== undefined || place < (length ?? 0n));
  return {
    pools: await Promise.all(
      listed.map(({ view, address }) =>
        view === undefined
          ? readPool(reader, address, options.account)
          : { pool: poolOf(view), holding: options.account && holdingOf(view) },
      ),
    ),
    mayBeMore: length === undefined,
  };
}

/** A pool of which the lens told nothing, or in whose place the node told another contract: each answer is asked for by itself. */
async function readPool(reader: BatchReader, address: Address, account: Address | undefined): Promise<ListedPool> {
  const at = { address, abi: stakingPoolAbi } as const;
  const [told, limit, native, holding] = await Promise.all([
    readFields({
      stakedToken: reader.read({ ...at, functionName: 'stakedToken' }).then(checksumAddress),
      rewardToken: reader.read({ ...at, functionName: 'rewardToken' }).then(checksumAddress),
      rewardPerBlock: reader.read({ ...at, functionName: 'rewardPerBlock' }),
      startBlock: reader.read({ ...at, functionName: 'startBlock' }),
      endBlock: reader.read({ ...at, functionName: 'bonusEndBlock' }),
      totalStaked: reader.read({ ...at, functionName: 'totalStaked' }),
    }),
    orNothing(reader.read({ address, abi: nativePoolAbi, functionName: 'poolLimitPerUser' })),
    orNothing(reader.read({ address, abi: nativePoolAbi, functionName: 'limitAmount' })),
    account &&
      readFields({
        staked: reader.read({ ...at, functionName: 'userInfo', args: [account] }).then(([staked]) => staked),
        earned: reader.read({ ...at, functionName: 'pendingReward', args: [account] }),
        owed: reader.read({ ...at, functionName: 'owedReward', args: [account] }),
      }),
  ]);
  return {
    pool: { ...told, address, isNative: native !== undefined, limit: limit ?? 0n, isLimitRead: limit !== undefined },
    holding: holding && { ...holding, isBlacklisted: undefined, balance: undefined, allowance: undefined },
  };
}

interface Part {
  readonly length: bigint | undefined;
  readonly views: readonly (View | undefined)[];
}

function lengthOf(parts: readonly Part[]): bigint | undefined {
  return parts.find(({ length }) => length !== undefined)?.length;
}

type View = ContractReadValue<typeof poolLensAbi, 'readPool'>;

function poolOf(view: View): Pool {
  return {
    address: checksumAddress(view.pool),
    isNative: view.isNative,
    stakedToken: checksumAddress(view.stakedToken),
    rewardToken: checksumAddress(view.rewardToken),
    rewardPerBlock: view.rewardPerBlock,
    startBlock: view.startBlock,
    endBlock: view.bonusEndBlock,
    limit: view.poolLimitPerUser,
    isLimitRead: view.isLimitRead,
    totalStaked: view.totalStaked,
  };
}

function holdingOf(view: View): PoolHolding {
  return {
    staked: view.staked,
    earned: view.pendingReward,
    owed: view.owedReward,
    isBlacklisted: view.inBlackList,
    balance: view.isTokenRead ? view.balance : undefined,
    allowance: view.isTokenRead ? view.allowance : undefined,
  };
}
