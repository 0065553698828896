import { useEffect, useState } from 'react';
import type { Message } from '../language/message';
import { plainText } from '../language/plain-text';
import { expertMode } from '../preferences/expert-mode';
import { usePreference } from '../preferences/use-preference';
import type { Action } from '../transactions/action';
import { hasHash, isAttempting, isFollowed } from '../transactions/run-phase';
import type { RunState } from '../transactions/run-state';
import { useActionRunner } from '../transactions/use-action-runner';

/** Where the way from the main button to the wallet stands. */
export interface Review<Quote> {
  /** What the person has seen, while the dialog is open. */
  readonly quote: Quote | undefined;
  readonly run: RunState;
  readonly isAttempting: boolean;
  /** The dialog shows what becomes of the attempt instead of the review. */
  readonly isFollowed: boolean;
  /** Why the chain would have refused, or what the wallet could not do; nothing is known to be sent. */
  readonly refusal: Message | undefined;
  /** The same, for whoever sends without a dialog. */
  readonly directRefusal: Message | undefined;
  /** The main button: opens the review; experts send at once. */
  readonly start: (quote: Quote) => void;
  readonly confirm: () => void;
  readonly close: () => void;
}

/**
 * Review, attempt, hash, outcome. A refusal in the wallet is silent and gives the button back; other errors are logged as
 * `problem` and told where the button is. `onSent` runs once for what was sent: when a dialog with a hash is closed, or as
 * soon as there is a hash without a dialog, so that nothing can be sent twice by pressing again.
 */
export function useReview<Quote>(options: {
  readonly makeAction: (quote: Quote) => Action;
  readonly onSent: () => void;
  readonly problem: string;
}): Review<Quote> {
  const { makeAction, onSent, problem } = options;
  const runner = useActionRunner();
  const isExpert = usePreference(expertMode);
  const [quote, setQuote] = useState<Quote>();
  const { state: run } = runner;
  const [isDirect, setDirect] = useState(false);
  const isDirectlySent = isDirect && hasHash(run);
  useEffect(() => {
    if (!isDirectlySent) return;
    setDirect(false);
    onSent();
  }, [isDirectlySent, onSent]);

  async function send(sent: Quote): Promise<void> {
    const end = await runner.run(makeAction(sent));
    if (end.kind === 'failed' && end.failure !== 'rejected') console.error(problem, plainText(end.message));
  }

  const isTold = run.kind === 'failed' && (run.failure === 'refused' || run.failure === 'failed');
  const refusal = isTold ? run.message : undefined;
  return {
    quote,
    run,
    isAttempting: isAttempting(run),
    isFollowed: isFollowed(run),
    refusal,
    directRefusal: isExpert ? refusal : undefined,
    start(next) {
      if (isExpert) {
        setDirect(true);
        void send(next);
      } else {
        runner.reset();
        setQuote(next);
      }
    },
    confirm() {
      if (quote !== undefined) void send(quote);
    },
    close() {
      setQuote(undefined);
      if (hasHash(run)) onSent();
      runner.reset();
    },
  };
}
