import { ifoAbi } from '@besc/contracts/abi/ifo';
import { ifoFactoryAbi } from '@besc/contracts/abi/ifo-factory';
import type { IfoPool, IfoPoolId } from '@besc/domain/ifo/ifo';
import type { Address } from '@besc/domain/shared/address';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import type { BatchReader } from '../shared/reads/batch-reader';
import { orNothing } from '../shared/reads/or-nothing';
import { ifoAddress } from './ifo-address';

/** A sale as the chain has it. */
export interface Ifo {
  readonly address: Address;
  /** Its number, from 1. */
  readonly round: number;
  readonly raised: Address;
  readonly offered: Address;
  readonly startBlock: number;
  readonly endBlock: number;
  readonly minimumRaise: bigint;
  /** Basic and Unlimited. */
  readonly pools: readonly [IfoPool, IfoPool];
  /** Smallest units that count as taking part for points; undefined where it gives none, or nothing is known. */
  readonly pointThreshold: bigint | undefined;
  readonly points: number;
}

/** What an account has in a sale. */
export interface IfoHolding {
  /** What it paid into each pool, and whether it has taken all of it. */
  readonly pools: readonly [IfoPart, IfoPart];
  /** What it bought and could not be paid yet. */
  readonly owed: bigint;
}

interface IfoPart {
  readonly amount: bigint;
  readonly hasHarvested: boolean;
}

const poolIds: readonly IfoPoolId[] = [0, 1];

/** How many sales a factory has made. Rejects with ReadError. */
export async function readIfoCount(reader: BatchReader, factory: Address): Promise<number> {
  return Number(await reader.read({ address: factory, abi: ifoFactoryAbi, functionName: 'ifoLength' }));
}

/** Sales by their rounds, in their order; undefined for one that could not be read, which stops none of the others. */
export async function readIfos(options: {
  readonly reader: BatchReader;
  readonly factory: Address;
  readonly rounds: readonly number[];
}): Promise<readonly (Ifo | undefined)[]> {
  const { reader, factory, rounds } = options;
  return await Promise.all(rounds.map((round) => orNothing(readIfo(reader, ifoAddress(factory, round), round))));
}

async function readIfo(reader: BatchReader, address: Address, round: number): Promise<Ifo> {
  const at = { address, abi: ifoAbi } as const;
  const [raised, offered, startBlock, endBlock, minimumRaise, points, threshold, ...pools] = await Promise.all([
    reader.read({ ...at, functionName: 'lpToken' }),
    reader.read({ ...at, functionName: 'offeringToken' }),
    reader.read({ ...at, functionName: 'startBlock' }),
    reader.read({ ...at, functionName: 'endBlock' }),
    reader.read({ ...at, functionName: 'minimumRaise' }),
    orNothing(reader.read({ ...at, functionName: 'numberPoints' })),
    orNothing(reader.read({ ...at, functionName: 'thresholdPoints' })),
    ...poolIds.map((pid) => reader.read({ ...at, functionName: 'viewPoolInformation', args: [BigInt(pid)] })),
  ]);
  const [basic, unlimited] = pools.map(([raising, offering, limitPerUser, hasTax, total]): IfoPool => {
    return { raising, offering, limitPerUser, hasTax, total };
  });
  if (!basic || !unlimited) throw new RangeError('A sale has two pools');
  return {
    address,
    round,
    raised: checksumAddress(raised),
    offered: checksumAddress(offered),
    startBlock: Number(startBlock),
    endBlock: Number(endBlock),
    minimumRaise,
    pools: [basic, unlimited],
    pointThreshold: points ? threshold : undefined,
    points: Number(points ?? 0n),
  };
}

/** What an account has in sales, in their order; undefined where it could not be read. */
export async function readIfoHoldings(options: {
  readonly reader: BatchReader;
  readonly factory: Address;
  readonly rounds: readonly number[];
  readonly account: Address;
}): Promise<readonly (IfoHolding | undefined)[]> {
  const { reader, factory, rounds, account } = options;
  return await Promise.all(rounds.map((round) => orNothing(readHolding(reader, ifoAddress(factory, round), account))));
}

async function readHolding(reader: BatchReader, address: Address, account: Address): Promise<IfoHolding> {
  const at = { address, abi: ifoAbi } as const;
  const [[amounts, claimed], owed] = await Promise.all([
    reader.read({ ...at, functionName: 'viewUserInfo', args: [account, poolIds] }),
    reader.read({ ...at, functionName: 'owedOffering', args: [account] }),
  ]);
  const part = (pid: IfoPoolId) => ({ amount: amounts[pid] ?? 0n, hasHarvested: claimed[pid] ?? false });
  return { pools: [part(0), part(1)], owed };
}
