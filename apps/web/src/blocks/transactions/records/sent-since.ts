import { findTransactionByNonce } from '@besc/sdk/shared/sent/find-transaction-by-nonce';
import type { WalletRequest } from '@besc/wire/transactions/wallet-request';
import { hexToNumber, type RpcTransaction } from 'viem';
import type { ChainAccess } from '../../chain/chain-access';
import { isAwaited } from './open-request';

/** How many nonces after the expected one are looked through. */
const mostNonces = 20;
/** So many blocks after a doubtful answer nothing is expected any more while the nonce is free: about two minutes. */
const patienceBlocks = 40;
/** What each request's nonces have turned out to be, so that nothing is looked up twice. */
const seen = new Map<string, Map<number, RpcTransaction>>();

/**
 * The account's mined transactions since a request was put before the wallet, oldest first, and whether it is over: the
 * nonce went to another transaction and none waits, or it stayed free for long. Rejects when the node cannot be asked.
 */
export async function readSentSince(
  { client }: Pick<ChainAccess, 'client'>,
  request: Pick<WalletRequest, 'id' | 'from' | 'nonce' | 'sinceBlock' | 'doubtedBlock'>,
  blockNumber: number,
): Promise<{
  readonly sent: readonly RpcTransaction[];
  readonly isOver: boolean;
  /** Nothing of the account has used the nonce or waits for it. */
  readonly isNonceFree: boolean;
}> {
  const { id, from, nonce, sinceBlock } = request;
  // Looked at before the chain is: a wallet may send and answer while the node's answer is on its way.
  const hadAnswered = !(await isAwaited(id));
  const [latest, pending] = await Promise.all(
    (['latest', 'pending'] as const).map(async (tag) =>
      hexToNumber(await client.request({ method: 'eth_getTransactionCount', params: [from, tag] })),
    ),
  );
  const used = latest ?? 0;
  const waiting = Math.max(used, pending ?? 0);
  const end = Math.min(used, nonce + mostNonces);
  const known = seen.get(id) ?? new Map<number, RpcTransaction>();
  seen.set(id, known);
  // A reorganisation has freed what had been used.
  for (const candidate of known.keys()) if (candidate >= used) known.delete(candidate);
  for (let candidate = nonce; candidate < end; candidate++) {
    if (known.has(candidate)) continue;
    const sent = await findTransactionByNonce({ client, from, nonce: candidate, sinceBlock });
    if (sent !== undefined) known.set(candidate, sent);
  }
  const isComplete = known.size >= end - nonce;
  const isUsedUp = used > nonce && waiting === used && isComplete;
  const { doubtedBlock } = request;
  const isNonceFree = waiting <= nonce;
  const isUnused = doubtedBlock !== undefined && isNonceFree && blockNumber - doubtedBlock >= patienceBlocks;
  const sent = [...known].toSorted(([one], [other]) => one - other).map(([, transaction]) => transaction);
  return { sent, isOver: hadAnswered && (isUsedUp || isUnused), isNonceFree };
}
