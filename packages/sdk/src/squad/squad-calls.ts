import type { Address } from '@besc/domain/shared/address';
import { type ContractCall, contractCall } from '../shared/writes/contract-call';
import { squadMeaning } from './squad-meaning';

/** Buys tickets of the public sale, or what is left. */
export function buySquadTicketsCall(sale: Address, count: number): ContractCall {
  return contractCall({ ...squadMeaning, address: sale, functionName: 'buyTickets', args: [BigInt(count)] });
}

/** Buys tickets that the snapshot promised. */
export function buyPresaleTicketsCall(sale: Address, count: number): ContractCall {
  const args = [BigInt(count)] as const;
  return contractCall({ ...squadMeaning, address: sale, functionName: 'buyTicketsInPreSaleForGen0', args });
}

/** Brings the portraits of own tickets. */
export function mintTicketsCall(sale: Address, tickets: readonly number[]): ContractCall {
  return contractCall({ ...squadMeaning, address: sale, functionName: 'mint', args: [tickets.map(BigInt)] });
}

/** Steps that anyone may take when they are due. */
export type DueStep = 'endSale' | 'openClaim' | 'openRefunds';

export function dueStepCall(sale: Address, step: DueStep): ContractCall {
  return contractCall({ ...squadMeaning, address: sale, functionName: step, args: [] });
}

/** Pays an account's tickets back. */
export function refundTicketsCall(sale: Address, account: Address): ContractCall {
  return contractCall({ ...squadMeaning, address: sale, functionName: 'refund', args: [account] });
}
