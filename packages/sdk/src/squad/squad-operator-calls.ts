import { squadAbi } from '@besc/contracts/abi/squad';
import { squadSaleAbi as abi } from '@besc/contracts/abi/squad-sale';
import type { Address } from '@besc/domain/shared/address';
import { saleStatuses } from '@besc/domain/squad/sale-status';
import { type ContractCall, contractCall } from '../shared/writes/contract-call';

/** Opens Premint, the presale, or the public sale, which begins at `start` (unix seconds). */
export function openPhaseCall(sale: Address, status: 'premint' | 'presale' | 'sale', start = 0): ContractCall {
  const args = [saleStatuses.indexOf(status), BigInt(start)] as const;
  return contractCall({ address: sale, abi, functionName: 'updateSaleStatus', args });
}

/** Fixes this block as the one whose holders of the first generation the presale is for. */
export function takeSnapshotCall(sale: Address): ContractCall {
  return contractCall({ address: sale, abi, functionName: 'takeSnapshot', args: [] });
}

/** Promises tickets of the presale. */
export function whitelistCall(sale: Address, promises: ReadonlyMap<Address, number>): ContractCall {
  const args = [[...promises.keys()], [...promises.values()].map(BigInt)] as const;
  return contractCall({ address: sale, abi, functionName: 'whitelistAddresses', args });
}

/** Sets tickets aside for the treasury. */
export function reserveTicketsCall(sale: Address, count: number): ContractCall {
  return contractCall({ address: sale, abi, functionName: 'getReserveTickets', args: [BigInt(count)] });
}

/** Brings the treasury the portraits of its tickets. */
export function mintForTreasuryCall(sale: Address, tickets: readonly number[]): ContractCall {
  return contractCall({ address: sale, abi, functionName: 'mintForTreasury', args: [tickets.map(BigInt)] });
}

/** Sends what was earned to the treasury. */
export function claimProceedsCall(sale: Address): ContractCall {
  return contractCall({ address: sale, abi, functionName: 'claim', args: [] });
}

/** Says where the portraits' metadata is. */
export function revealPortraitsCall(collection: Address, baseUri: string): ContractCall {
  return contractCall({ address: collection, abi: squadAbi, functionName: 'setBaseURI', args: [baseUri] });
}
