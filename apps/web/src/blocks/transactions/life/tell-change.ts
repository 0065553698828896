import { shortAddress } from '@besc/domain/shared/short-address';
import type { TransactionRecord } from '@besc/wire/transactions/transaction-record';
import type { QueryClient } from '@tanstack/react-query';
import type { ChainAccess } from '../../chain/chain-access';
import type { Message } from '../../language/message';
import { closeToast } from '../../toast/close-toast';
import { showToast } from '../../toast/show-toast';
import type { ToastContent } from '../../toast/toast-options';
import { isDropped, transactionOutcome } from '../records/transaction-outcome';
import { recordOf } from '../records/transaction-records';
import { transactionStore } from '../records/transaction-store';
import { earningProblem } from './earning-problem';
import { endMessage } from './end-message';
import { playSound } from './play-sound';
import { takeRefreshKeys } from './refresh-keys';
import { refusalWords } from './refusal-words';

/** Says what has become of a transaction, and renews what it made stale. Silent when nothing changed for people. */
export function tellChange(options: {
  readonly chain: ChainAccess;
  readonly queryClient: QueryClient;
  readonly before: TransactionRecord;
  /** It was told as dropped already. */
  readonly wasDropped: boolean;
}): void {
  const { chain, queryClient, before } = options;
  const { chainId, hash } = before;
  const record = recordOf(transactionStore.getState().records, { chainId, hash });
  if (record === undefined) return;
  if (transactionOutcome(record) === transactionOutcome(before) && (options.wasDropped || !isDropped(record))) return;
  for (const queryKey of [['chain'], ...takeRefreshKeys(record.replacedHash ?? hash)]) {
    void queryClient.invalidateQueries({ queryKey });
  }
  const saying = sayingOf(record);
  if (saying === undefined) return;
  const title = saying.title ?? titleOf(record);
  const content = { kind: saying.kind, title, description: saying.description, transactionHash: record.hash };
  // Who was told of a success may have left: that it is none stays told until somebody closes it.
  const id = `taken-back:${record.replacedHash ?? hash}`;
  if (record.isTakenBack && transactionOutcome(record) !== 'succeeded') {
    closeToast({ title: (before.unpaid ? undefined : record.toast?.title) ?? titleOf(record) });
    showToast(chain.settings, { ...content, id, isLasting: true });
  } else {
    closeToast({ id });
    const show = (line?: Message) => showToast(chain.settings, line ? { ...content, description: line } : content);
    // What came of it against what was estimated, where that is known.
    if (!record.isMeasured || before.isMeasured) show();
    else
      void import('./estimate-lines').then(
        (part) => show(part.estimateLines(before.summary, record.summary)[0]),
        () => show(),
      );
  }
  if (saying.kind !== 'warning') playSound(saying.kind === 'success' ? 'succeeded' : 'failed');
}

function titleOf({ summary, hash }: TransactionRecord): Message | string {
  return summary.text === '' ? shortAddress(hash) : summary;
}

/** `title`: in place of the summary. */
type Saying = { readonly kind: ToastContent['kind']; readonly title?: Message; readonly description: Message };

function sayingOf(record: TransactionRecord): Saying | undefined {
  switch (transactionOutcome(record)) {
    case 'succeeded':
      if (record.unpaid) return { kind: 'warning', description: record.unpaid };
      if (record.isPrelude) return undefined;
      return { kind: 'success', ...(record.toast ?? { description: { text: 'Transaction confirmed' } }) };
    case 'failed':
      if (record.ended === 'cancelled') return { kind: 'danger', description: { text: 'Transaction cancelled' } };
      if (record.ended === 'replaced') return { kind: 'danger', description: { text: 'Transaction replaced' } };
      if (record.ended !== undefined) return undefined;
      if (record.toast !== undefined) {
        const words = record.reason && refusalWords(record.reason, record.refusals);
        return { kind: 'danger', ...earningProblem(words, record.toast.failure) };
      }
      return {
        kind: 'danger',
        description:
          record.reason === undefined ? { text: 'Transaction failed' } : endMessage({ ...record, kind: 'failed' }),
      };
    case 'pending':
      if (isDropped(record)) {
        return {
          kind: 'warning',
          description: { text: 'The network no longer knows this transaction. It may have been dropped.' },
        };
      }
      if (!record.isTakenBack) return undefined;
      return { kind: 'warning', description: { text: 'The chain reverted it; it’s pending again' } };
    case 'unknown':
      return undefined;
  }
}
