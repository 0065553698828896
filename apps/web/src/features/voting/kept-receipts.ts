import type { Address } from '@besc/domain/shared/address';
import type { LogReceipt } from '@besc/domain/voting/vote-log';
import { addressSchema } from '@besc/wire/shared/address-schema';
import { receiptSchema } from '@besc/wire/voting/log-schemas';
import * as z from 'zod/mini';
import { preference } from '../../blocks/preferences/preference';

/** Each stays some 500 characters long. */
const mostKept = 200;

const keptSchema = z.array(z.object({ account: addressSchema, receipt: receiptSchema }));

/** Receipts of own votes, the latest first: with them the check finds a vote that was dropped from the log. */
export const keptReceipts = preference({ key: 'votingReceipts', schema: keptSchema, otherwise: [] });

export function keepReceipt(account: Address, receipt: LogReceipt): void {
  const others = keptReceipts.get().filter((kept) => kept.receipt.hash !== receipt.hash);
  keptReceipts.set([{ account, receipt }, ...others].slice(0, mostKept));
}
