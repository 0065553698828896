import type { Address } from '@besc/domain/shared/address';
import { type ContractCall, contractCall } from '../shared/writes/contract-call';
import { itemMeaning, sentItemMeaning, starterMeaning } from './nft-meaning';

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

/** Lets a contract take all tokens of the account in a collection. */
export function approveItemsCall(options: { readonly collection: Address; readonly spender: Address }): ContractCall {
  const { collection: address, spender } = options;
  return contractCall({ ...itemMeaning, address, functionName: 'setApprovalForAll', args: [spender, true] });
}

/** Sends a token; refused by a contract that does not know what to do with it. */
export function sendItemCall(options: {
  readonly collection: Address;
  readonly tokenId: bigint;
  readonly from: Address;
  readonly to: Address;
}): ContractCall {
  const { collection: address, from, to, tokenId } = options;
  return contractCall({ ...sentItemMeaning, address, functionName: 'safeTransferFrom', args: [from, to, tokenId] });
}
