import { useEffect, useState } from 'react';
import type { Message } from '../../blocks/language/message';
import { plainText } from '../../blocks/language/plain-text';
import type { Action } from '../../blocks/transactions/action';
import { hasHash, isAttempting, isFollowed } from '../../blocks/transactions/run-phase';
import type { RunState } from '../../blocks/transactions/run-state';
import { useActionRunner } from '../../blocks/transactions/use-action-runner';

/** Where the way from the main button to the wallet stands. `quote` is what the person has seen. */
export interface ConfirmFlow<Quote> {
  readonly quote: Quote | undefined;
  readonly run: RunState;
  readonly isAttempting: boolean;
  /** The dialog shows what becomes of the attempt instead of the review. */
  readonly isFollowed: boolean;
  /** Why the chain would have refused, or what the wallet could not do; nothing is known to be sent. */
  readonly refusal: Message | undefined;
  readonly review: (quote: Quote) => void;
  readonly confirm: (action: Action) => void;
  /** Sends at once, without the dialog. */
  readonly sendNow: (action: Action) => void;
  readonly close: () => void;
}

/**
 * Review, attempt, hash, outcome. A refusal in the wallet is silent and gives the button back; other errors are logged
 * and told where the button is. `onSent` runs once for what was sent: when a dialog with a hash is closed, or as soon as
 * there is a hash without a dialog, so that nothing can be sent twice by pressing again.
 */
export function useConfirmFlow<Quote>(onSent: () => void): ConfirmFlow<Quote> {
  const runner = useActionRunner();
  const [quote, setQuote] = useState<Quote>();
  const { state: run } = runner;
  const [isDirect, setDirect] = useState(false);
  const isDirectlySent = isDirect && hasHash(run);
  useEffect(() => {
    if (!isDirectlySent) return;
    setDirect(false);
    onSent();
  }, [isDirectlySent, onSent]);

  async function send(action: Action): Promise<void> {
    const end = await runner.run(action);
    if (end.kind === 'failed' && end.failure !== 'rejected') {
      console.error('The liquidity was not changed.', plainText(end.message));
    }
  }

  const isTold = run.kind === 'failed' && (run.failure === 'refused' || run.failure === 'failed');
  return {
    quote,
    run,
    isAttempting: isAttempting(run),
    isFollowed: isFollowed(run),
    refusal: isTold ? run.message : undefined,
    review(next) {
      runner.reset();
      setQuote(next);
    },
    confirm: (action) => void send(action),
    sendNow(action) {
      setDirect(true);
      void send(action);
    },
    close() {
      setQuote(undefined);
      if (hasHash(run)) onSent();
      runner.reset();
    },
  };
}
