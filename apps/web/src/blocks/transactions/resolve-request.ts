import { addRecord } from '@besc/domain/transactions/record-lifecycle';
import { callFingerprint } from '@besc/sdk/shared/call-fingerprint';
import { findTransactionByNonce } from '@besc/sdk/shared/find-transaction-by-nonce';
import type { WalletRequest } from '@besc/wire/transactions/wallet-request';
import { hexToBigInt, hexToNumber } from 'viem';
import type { ChainAccess } from '../chain/chain-access';
import { endRequest } from './request-store';
import { recordOf } from './transaction-book';
import { readTransactions } from './transaction-storage';
import { updateTransactions } from './transaction-store';

/** How many nonces after the expected one are looked through. */
const mostNonces = 20;
/** Up to which nonce each request has been looked through, so that nothing is looked up twice. */
const lookedThrough = new Map<string, number>();

/**
 * Looks on the chain for a transaction whose hash the wallet never gave (the page was reloaded, the wallet was silent or
 * answered nonsense): the same call from the same account. When there is one it becomes a record and is followed like any
 * other. Rejects when the node cannot be asked.
 */
export async function resolveRequest(chain: ChainAccess, request: WalletRequest): Promise<void> {
  const { id, from, chainId, nonce, sinceBlock, callHash } = request;
  const { client } = chain;
  const used = hexToNumber(await client.request({ method: 'eth_getTransactionCount', params: [from, 'latest'] }));
  const end = Math.min(used, nonce + mostNonces);
  for (let candidate = lookedThrough.get(id) ?? nonce; candidate < end; candidate++) {
    const sent = await findTransactionByNonce({ client, from, nonce: candidate, sinceBlock });
    lookedThrough.set(id, candidate + 1);
    if (sent === undefined) continue;
    const { hash, to, value, input } = sent;
    const isSame = callFingerprint({ to, value: hexToBigInt(value), data: input }) === callHash;
    if (!isSame || recordOf(readTransactions(), { chainId, hash }) !== undefined) continue;
    updateTransactions((book) =>
      addRecord(book, {
        hash,
        from,
        chainId,
        nonce: candidate,
        summary: request.summary,
        ...(request.approval === undefined ? {} : { approval: request.approval }),
        addedTime: request.askedTime,
        ...(callHash === undefined ? {} : { callHash }),
      }),
    );
    endRequest(id, { kind: 'recorded', hash });
    return;
  }
}
