import type { Message } from '../../language/message';
import { refusalPlace } from './refusal-words';
import { requestEndTexts } from './request-end-texts';
import type { TransactionEnd } from './transaction-end';

const texts: Readonly<Record<Exclude<TransactionEnd['kind'], 'succeeded'>, string>> = {
  failed: 'The transaction failed.',
  cancelled: 'The transaction was cancelled in the wallet.',
  replaced: 'It was replaced by another transaction.',
  different: 'Your wallet sent something other than what was shown.',
  partial: requestEndTexts.partial,
  dropped: 'The network no longer knows this transaction. It may have been dropped.',
  forgotten: 'The transaction is no longer tracked.',
};

/** What people are told of a transaction that has ended without success, with the chain's reason where it gave one. */
export function endMessage({ kind, reason, refusals }: Omit<TransactionEnd, 'hash'>): Message {
  if (kind === 'succeeded') return { text: 'Transaction confirmed' };
  return kind === 'failed' && reason !== undefined
    ? { text: 'The transaction failed: %reason%', ...refusalPlace(reason, refusals) }
    : { text: texts[kind] };
}
