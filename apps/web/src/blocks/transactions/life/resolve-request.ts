import { addRecord } from '@besc/domain/transactions/record-lifecycle';
import { callFingerprint } from '@besc/sdk/shared/sent/call-fingerprint';
import type { WalletRequest } from '@besc/wire/transactions/wallet-request';
import { hexToBigInt, hexToNumber } from 'viem';
import type { ChainAccess } from '../../chain/chain-access';
import { keptOf } from '../records/kept-of';
import { endRequest } from '../records/request-store';
import { readSentSince } from '../records/sent-since';
import { recordOf } from '../records/transaction-records';
import { readTransactions } from '../records/transaction-storage';
import { updateTransactions } from '../records/transaction-store';

/**
 * Looks on the chain for a transaction whose hash the wallet never gave (the page was reloaded, the wallet was silent or
 * answered nonsense): the same call from the same account. When there is one it becomes a record and is followed like any
 * other; when its nonce went to another call or stays free, it is forgotten. Rejects when the node cannot be asked.
 */
export async function resolveRequest(
  chain: Pick<ChainAccess, 'client'>,
  request: WalletRequest,
  blockNumber: number,
): Promise<void> {
  const { id, from, chainId, callHash, sinceBlock, askedTime: addedTime } = request;
  const { sent, isOver } = await readSentSince(chain, request, blockNumber);
  for (const { hash, to, value, input, nonce } of sent) {
    if (callFingerprint({ to, value: hexToBigInt(value), data: input }) !== callHash) continue;
    const known = recordOf(readTransactions(), { chainId, hash });
    // Found by another tab for this very request; anything else that is known is another one's.
    if (known !== undefined && known.addedTime !== addedTime) continue;
    if (known === undefined) {
      updateTransactions((records) =>
        addRecord(records, {
          hash,
          from,
          chainId,
          nonce: hexToNumber(nonce),
          summary: request.summary,
          ...keptOf(request),
          addedTime,
          callHash,
          sinceBlock,
        }),
      );
    }
    endRequest(id, { kind: 'recorded', hash });
    return;
  }
  if (isOver) endRequest(id, { kind: 'forgotten' });
}
