import { squadAbi } from '@besc/contracts/abi/squad';
import { squadSaleAbi } from '@besc/contracts/abi/squad-sale';
import type { Address } from '@besc/domain/shared/address';
import type { Hex } from '@besc/domain/shared/hex';
import type { Sale } from '@besc/domain/squad/sale';
import { saleStatusOf } from '@besc/domain/squad/sale-status';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import type { BatchReader } from '../shared/reads/batch-reader';
import type { ContractReadValue } from '../shared/reads/contract-read';
import { readFields } from '../shared/reads/read-fields';

/** A sale with what never changes of it. What could not be read is undefined. */
export interface SaleView {
  readonly sale: Sale;
  readonly collection: Address | undefined;
  /** Tickets that there are. */
  readonly supply: number | undefined;
  readonly minimum: number | undefined;
  /** No purchase before this time (unix seconds). */
  readonly pausedUntil: number | undefined;
  /** Of all pictures in their order, as the collection has it. */
  readonly picturesHash: Hex | undefined;
  /** Whether the collection says where its portraits are. */
  readonly isRevealed: boolean | undefined;
}

/** The state of a sale, and its terms. Rejects with ReadError when its state cannot be read. */
export async function readSale(options: { readonly reader: BatchReader; readonly sale: Address }): Promise<SaleView> {
  const { reader, sale: address } = options;
  const at = { address, abi: squadSaleAbi } as const;
  const [state, { squad, ...terms }] = await Promise.all([
    reader.read({ ...at, functionName: 'viewSale' }),
    readFields({
      squad: reader.read({ ...at, functionName: 'squad' }).then(checksumAddress),
      supply: reader.read({ ...at, functionName: 'maxSupply' }).then(Number),
      minimum: reader.read({ ...at, functionName: 'minimumTickets' }).then(Number),
      pausedUntil: reader.read({ ...at, functionName: 'pausedUntil' }).then(Number),
    }),
  ]);
  const collection = squad && ({ address: squad, abi: squadAbi } as const);
  const told = collection && {
    picturesHash: reader.read({ ...collection, functionName: 'provenanceHash' }),
    isRevealed: reader.read({ ...collection, functionName: 'baseURI' }).then((uri) => uri !== ''),
  };
  const { picturesHash, isRevealed } = told
    ? await readFields(told)
    : { picturesHash: undefined, isRevealed: undefined };
  return { sale: saleOfView(state), collection: squad, ...terms, picturesHash, isRevealed };
}

/** A sale by the contract's word. */
export function saleOfView(view: ContractReadValue<typeof squadSaleAbi, 'viewSale'>): Sale {
  const status = saleStatusOf(view.status);
  const [block, time] = [Number(view.snapshotBlock), Number(view.snapshotTimestamp)];
  return {
    status,
    start: Number(view.startTimestamp),
    end: Number(view.endTimestamp),
    price: view.pricePerTicket,
    maxPerAddress: Number(view.maxPerAddress),
    maxPerTransaction: Number(view.maxPerTransaction),
    distributed: Number(view.totalTicketsDistributed),
    reserved: Number(view.reservedTickets),
    promised: Number(view.presaleTickets),
    refundPerTicket: view.refundPerTicket,
    offset: status === 'claim' ? Number(view.offset) : undefined,
    snapshot: time === 0 ? undefined : { block, time },
    randomId: Number(view.randomId),
  };
}
