import type { Address } from '@besc/domain/shared/address';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { getContractAddress } from 'viem';

/**
 * Address of a factory's sale by its round, from 1, without asking: the factory makes sales and nothing else, so the round is the
 * nonce that the address follows from. What is approved goes there, so it is not taken from a node. Source: IfoFactory.
 */
export function ifoAddress(factory: Address, round: number): Address {
  return checksumAddress(getContractAddress({ from: factory, nonce: BigInt(round) }));
}
