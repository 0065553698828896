import type { Address } from '@besc/domain/shared/address';
import type { Hex } from '@besc/domain/shared/hex';
import { type LogReceipt, receiptText } from '@besc/domain/voting/vote-log';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { hashMessage } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { signerOf } from '../shared/writes/is-signed-by';

/** The hub's key: gives its word that an entry stands at a place of a log. */
export interface ReceiptSigner {
  readonly address: Address;
  sign(place: Pick<LogReceipt, 'proposal' | 'position' | 'hash'>): Promise<LogReceipt>;
}

/** Throws what viem throws for a text that is no key. */
export function receiptSigner(privateKey: Hex): ReceiptSigner {
  const account = privateKeyToAccount(privateKey);
  const signer = checksumAddress(account.address);
  return {
    address: signer,
    async sign({ proposal, position, hash }) {
      const place = { proposal, position, hash };
      return { ...place, signer, signature: await account.signMessage({ message: receiptText(place) }) };
    },
  };
}

/** Whether a receipt was signed by who it names. */
export async function isReceiptSigned(receipt: LogReceipt): Promise<boolean> {
  return (await signerOf(hashMessage(receiptText(receipt)), receipt.signature)) === receipt.signer;
}
