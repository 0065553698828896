import { profileAbi } from '@besc/contracts/abi/profile';
import { squadSaleAbi } from '@besc/contracts/abi/squad-sale';
import type { Address } from '@besc/domain/shared/address';
import type { SaleAccount } from '@besc/domain/squad/sale';
import type { BatchReader } from '../shared/reads/batch-reader';
import { orNothing } from '../shared/reads/or-nothing';

interface AccountRead {
  readonly reader: BatchReader;
  readonly sale: Address;
  readonly account: Address;
}

/** An account in a sale, and whether its profile is active. Rejects with ReadError. */
export async function readSaleAccount(options: AccountRead & { readonly profile: Address }): Promise<SaleAccount> {
  const { reader, sale, account, profile } = options;
  const at = { address: sale, abi: squadSaleAbi, args: [account] } as const;
  const status = { address: profile, abi: profileAbi, functionName: 'getUserStatus', args: [account] } as const;
  const [promised, used, tickets, isRefunded, isActive] = await Promise.all([
    reader.read({ ...at, functionName: 'numberTicketsForGen0' }),
    reader.read({ ...at, functionName: 'numberTicketsUsedForGen0' }),
    reader.read({ ...at, functionName: 'viewNumberTicketsOfUser' }),
    reader.read({ ...at, functionName: 'isRefunded' }),
    orNothing(reader.read(status)),
  ]);
  return { promised: Number(promised), used: Number(used), tickets: Number(tickets), isRefunded, isActive };
}

/** A ticket of an account. */
export interface OwnTicket {
  readonly ticket: number;
  /** Undefined when it could not be read. */
  readonly isMinted: boolean | undefined;
}

/** Tickets that one call lists. */
const pageTickets = 600;

/** Tickets of an account with whether their portraits were brought; none once they are paid back. Rejects with ReadError. */
export async function readOwnTickets({ reader, sale, account }: AccountRead): Promise<readonly OwnTicket[]> {
  const at = { address: sale, abi: squadSaleAbi } as const;
  const args = [account, 0n, BigInt(pageTickets)] as const;
  const [ids] = await reader.read({ ...at, functionName: 'ticketsOfUserBySize', args });
  const minted = ids.map((id) => orNothing(reader.read({ ...at, functionName: 'isMinted', args: [id] })));
  const told = await Promise.all(minted);
  return ids.map((id, index) => ({ ticket: Number(id), isMinted: told[index] }));
}
