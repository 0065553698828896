import { poolFactoryAbi as abi } from '@besc/contracts/abi/pool-factory';
import type { Address } from '@besc/domain/shared/address';
import { type ContractCall, contractCall } from '../shared/writes/contract-call';

/** A pool to make; amounts in smallest units. */
export interface PoolTerms {
  /** Left out: the chain's coin. */
  readonly staked?: Address | undefined;
  readonly reward: Address;
  readonly perBlock: bigint;
  /** The blocks between which it pays. */
  readonly start: bigint;
  readonly end: bigint;
  /** Most of one account's stake; 0 for any. */
  readonly limit: bigint;
  /** May stop and change it; of a pool of the coin it keeps the list of those who may not stake as well. */
  readonly admin: Address;
}

/** Makes a pool, as the factory's owner, who has let the factory take the whole reward. */
export function deployPoolCall(factory: Address, terms: PoolTerms): ContractCall {
  const { staked, reward, perBlock, start, end, limit, admin } = terms;
  const rest = [reward, perBlock, start, end, limit, admin] as const;
  return staked === undefined
    ? contractCall({ address: factory, abi, functionName: 'deployNativePool', args: [...rest, admin] })
    : contractCall({ address: factory, abi, functionName: 'deployPool', args: [staked, ...rest] });
}
