import type { Address } from '@besc/domain/shared/address';
import { type ContractCall, contractCall } from '../shared/writes/contract-call';
import { itemMeaning, starterMeaning } from './nft-meaning';

/** Buys a starter of a kind (5 to 9) for the price. */
export function mintStarterCall(factory: Address, bunnyId: number): ContractCall {
  return contractCall({ ...starterMeaning, address: factory, functionName: 'mintNFT', args: [BigInt(bunnyId)] });
}

/** Lets a contract take one token of the account. */
export function approveItemCall(options: {
  readonly collection: Address;
  readonly tokenId: bigint;
  readonly spender: Address;
}): ContractCall {
  const { collection: address, spender, tokenId } = options;
  return contractCall({ ...itemMeaning, address, functionName: 'approve', args: [spender, tokenId] });
}
