import { useEffect, useState } from 'react';
import type { Message } from '../language/message';
import { plainText } from '../language/plain-text';
import { expertMode } from '../preferences/expert-mode';
import { usePreference } from '../preferences/use-preference';
import { hasHash, isAttempting, isFollowed, isWhollySent, toldFailure } from '../transactions/run/run-phase';
import type { Action } from '../transactions/steps/action';
import type { RunState } from '../transactions/steps/run-state';
import { type Caution, type ReviewEvent, type ReviewStage, reviewStage } from './review-stage';
import { useAttempt } from './use-attempt';

/** Where the way from the main button to the wallet stands. */
export interface Review<Quote> {
  readonly stage: ReviewStage<Quote>;
  /** What the person has seen, while the dialog is open. */
  readonly quote: Quote | undefined;
  readonly run: RunState;
  readonly isAttempting: boolean;
  /** The dialog shows what becomes of the attempt instead of the review. */
  readonly isFollowed: boolean;
  /** Why the chain would have refused, or what the wallet could not do; nothing is known to be sent. */
  readonly refusal: Message | undefined;
  /** The same, for a screen that sends without a dialog. */
  readonly directRefusal: Message | undefined;
  /** The main button: asks what `caution` wants answered, then opens the review; experts send at once. */
  readonly start: (quote: Quote) => void;
  /** What `caution` asked was answered with yes; a quote that is not current any more is reviewed by experts, too. */
  readonly answer: () => void;
  /** A newer quote is accepted in place of the shown one. */
  readonly replace: (quote: Quote) => void;
  /** Sends; `reviewed`: the quote with what the review found out of it. */
  readonly confirm: (reviewed?: Quote) => void;
  /** Closes the dialog. A failure of what was not sent stays in `run` until the next start or `clear`. */
  readonly close: () => void;
  /** Forgets the last failure, as typing does, and closes the dialog that still tells of it. */
  readonly clear: () => void;
}

/**
 * Question, review, attempt, hash, outcome. `onSent` runs once for what was sent: when a dialog with a hash is closed, or as
 * soon as there is a hash without a dialog, so that nothing can be sent twice by pressing again. Another account in the
 * wallet ends what was not confirmed yet.
 */
export function useReview<Quote>(options: {
  readonly makeAction: (quote: Quote) => Action | (() => Promise<Action>);
  readonly onSent: (run: RunState) => void;
  /** Failures other than a no in the wallet are logged under this. */
  readonly problem?: string;
  /** What must be answered before this quote goes on; nothing when left out. */
  readonly caution?: (quote: Quote) => Caution;
  /** Whether a quote that was asked about is still what the form would send; always when left out. */
  readonly isCurrent?: (quote: Quote) => boolean;
  /** Whether this is reviewed by experts, too. */
  readonly isAlwaysReviewed?: boolean;
  /** Where experts, who see no review, are told what becomes of what they send. */
  readonly expertsSee: 'dialog' | 'form';
}): Review<Quote> {
  const { makeAction, onSent, problem, caution = () => 'none', isCurrent = () => true } = options;
  const isExpert = usePreference(expertMode);
  const [stage, setStage] = useState<ReviewStage<Quote>>({ kind: 'closed' });
  const runner = useAttempt(({ state, reset }) => {
    if (hasHash(state)) return;
    setStage({ kind: 'closed' });
    reset();
  });
  const { state: run } = runner;
  const isWithoutDialog = options.expertsSee === 'form' && stage.kind === 'sent' && !stage.isReviewed;

  const isDirectlySent = isWithoutDialog && isWhollySent(run);
  useEffect(() => {
    if (!isDirectlySent) return;
    setStage({ kind: 'closed' });
    onSent(run);
  }, [isDirectlySent, onSent, run]);

  async function send(sent: Quote): Promise<void> {
    const end = await runner.run(makeAction(sent));
    const message = toldFailure(end);
    if (problem !== undefined && message !== undefined) console.error(problem, plainText(message));
  }

  function step(event: ReviewEvent<Quote>) {
    const next = reviewStage(stage, event);
    setStage(next);
    if (next.kind === 'sent' && next !== stage) void send(next.quote);
  }

  const refusal = toldFailure(run);
  return {
    stage,
    quote: stage.kind === 'review' || (stage.kind === 'sent' && !isWithoutDialog) ? stage.quote : undefined,
    run,
    // A dialog tells of a doubt and can be closed; the form alone must not offer to send it again.
    isAttempting: isAttempting(run) || (isWithoutDialog && (run.kind === 'doubtful' || run.kind === 'sent')),
    isFollowed: isFollowed(run),
    refusal,
    directRefusal: isExpert && !hasHash(run) ? refusal : undefined,
    start(quote) {
      runner.reset();
      const isDirect = isExpert && options.isAlwaysReviewed !== true;
      step({ kind: 'start', quote, caution: caution(quote), isDirect });
    },
    answer() {
      if (stage.kind === 'asking') step({ kind: 'answered', isCurrent: isCurrent(stage.quote) });
    },
    replace: (quote) => step({ kind: 'replaced', quote, caution: caution(quote) }),
    confirm(reviewed) {
      if ((stage.kind !== 'review' && stage.kind !== 'sent') || isFollowed(run)) return;
      step({ kind: 'confirmed', quote: reviewed ?? stage.quote });
    },
    close() {
      setStage({ kind: 'closed' });
      if (isWhollySent(run)) onSent(run);
      if (run.kind !== 'failed') runner.reset();
    },
    clear() {
      if (run.kind !== 'failed') return;
      setStage({ kind: 'closed' });
      runner.reset();
    },
  };
}
