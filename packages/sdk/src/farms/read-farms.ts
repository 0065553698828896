import { farmMasterAbi } from '@besc/contracts/abi/farm-master';
import { pairAbi } from '@besc/contracts/abi/pair';
import { type FarmList, type FarmPair, moneyPid } from '@besc/domain/farms/farm';
import type { Address } from '@besc/domain/shared/address';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import type { Hex } from 'viem';
import type { BatchReader } from '../shared/reads/batch-reader';
import { orNothing } from '../shared/reads/or-nothing';
import { pairAddress } from '../shared/reads/pair-address';
import { readFields } from '../shared/reads/read-fields';

/**
 * All farms of pairs and the emission they share, in one aggregate unless there are more than `expected`; a part that is
 * refused stops none of the others. Rejects with ReadError when the chain could not be asked.
 */
export async function readFarmList(options: {
  readonly reader: BatchReader;
  readonly master: Address;
  /** How many farms are asked for before it is known how many there are. */
  readonly expected: number;
}): Promise<FarmList> {
  const { reader, master: address, expected } = options;
  const master = { address, abi: farmMasterAbi } as const;
  const listed = (from: number, to: number) =>
    Promise.all(
      Array.from({ length: Math.max(0, to - from) }, async (_, index) => {
        const pid = from + index;
        const [info, totalStaked] = await Promise.all([
          orNothing(reader.read({ ...master, functionName: 'poolInfo', args: [BigInt(pid)] })),
          orNothing(reader.read({ ...master, functionName: 'totalStaked', args: [BigInt(pid)] })),
        ]);
        return { pid, lpAddress: info && checksumAddress(info[0]), allocPoint: info?.[1], totalStaked };
      }),
    );
  const first = moneyPid + 1;
  const [{ length, pausedUntil, ...emission }, asked] = await Promise.all([
    readFields({
      length: reader.read({ ...master, functionName: 'poolLength' }),
      totalAllocPoint: reader.read({ ...master, functionName: 'totalAllocPoint' }),
      moneyPerBlock: reader.read({ ...master, functionName: 'moneyPerBlock' }),
      startBlock: reader.read({ ...master, functionName: 'startBlock' }),
      endBlock: reader.read({ ...master, functionName: 'endBlock' }),
      pausedUntil: reader.read({ ...master, functionName: 'pausedUntil' }),
    }),
    listed(first, first + expected),
  ]);
  const rest = await listed(first + expected, Number(length ?? 0n));
  return {
    emission,
    farms: [...asked, ...rest].filter(({ pid, lpAddress }) =>
      length === undefined ? lpAddress !== undefined : pid < Number(length),
    ),
    pausedUntil: pausedUntil === undefined ? undefined : Number(pausedUntil),
    mayBeMore: length === undefined,
  };
}

/**
 * The pairs behind staked tokens, in one aggregate and in their order; null for one that is no pair of the factory, by its own
 * address: what else answers as a pair may lie. Rejects with ReadError when the chain could not be asked.
 */
export async function readFarmPairs(options: {
  readonly reader: BatchReader;
  readonly factory: Address;
  readonly initCodeHash?: Hex;
  readonly lpAddresses: readonly (Address | undefined)[];
}): Promise<readonly (FarmPair | null)[]> {
  const { reader, factory, initCodeHash, lpAddresses } = options;
  const creation = { factory, ...(initCodeHash === undefined ? {} : { initCodeHash }) };
  return await Promise.all(
    lpAddresses.map(async (address) => {
      if (address === undefined) return null;
      const pair = { address, abi: pairAbi } as const;
      const [token0, token1, reserves, totalSupply] = await Promise.all([
        orNothing(reader.read({ ...pair, functionName: 'token0' })),
        orNothing(reader.read({ ...pair, functionName: 'token1' })),
        orNothing(reader.read({ ...pair, functionName: 'getReserves' })),
        orNothing(reader.read({ ...pair, functionName: 'totalSupply' })),
      ]);
      if (token0 === undefined || token1 === undefined || reserves === undefined || totalSupply === undefined) {
        return null;
      }
      const [tokenA, tokenB] = [checksumAddress(token0), checksumAddress(token1)];
      if (tokenA === tokenB || pairAddress({ ...creation, tokenA, tokenB }) !== address) return null;
      const [reserve0, reserve1] = reserves;
      return { address, reserve0, reserve1, totalSupply, token0: tokenA, token1: tokenB };
    }),
  );
}
