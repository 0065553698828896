import { addressOf } from '@besc/contracts/deploy/address-of';
import { maximumSold } from '@besc/domain/swap/slippage';
import { useRef, useState } from 'react';
import { type Review, useReview } from '../../blocks/action/use-review';
import { useChain } from '../../blocks/chain/chain-context';
import { plainText } from '../../blocks/language/plain-text';
import { isAttempting, isRunning } from '../../blocks/transactions/run/run-phase';
import { useActionRunner } from '../../blocks/transactions/run/use-action-runner';
import type { RunState } from '../../blocks/transactions/steps/run-state';
import { loadPart } from '../../lib/load-part';
import { impactCaution } from './impact-caution';
import { priceUpdate } from './price-update';
import { type SwapView, swapViewModel } from './swap.view-model';
import type { SwapQuote } from './swap-quote';
import { useAskedSwap } from './use-asked-swap';
import type { Swap } from './use-swap';

export interface SwapFlow {
  review: Review<SwapQuote>;
  isApproving: boolean;
  /** Why nothing is sent at the moment: the same was asked for before, and has not ended. An English key. */
  busy: string | undefined;
  /** The wallet was asked for the same, and nothing else on the screen tells of it. */
  isAsked: boolean;
  /** The chosen token was approved from here, so that 'Enabled' stays in sight. */
  wasApproved: boolean;
  /** What was sent without a dialog: an approval, or a wrap. */
  undialogued: RunState;
  isRecipientFromLink: boolean;
  start: () => void;
  approve: () => void;
  wrap: () => void;
}

/** What is sent is built by code that is not needed before a button is pressed. */
function loadActions() {
  return loadPart('swap-actions', async () => {
    const [swap, approve] = await Promise.all([
      import('./swap.actions'),
      import('../../blocks/transactions/approvals/approve-action'),
    ]);
    return { ...swap, ...approve };
  });
}

/** Until a wrap has ended the form keeps its amount, so that a press would send it once more. */
function wrappingText(run: RunState): string | undefined {
  if (!isRunning(run)) return undefined;
  if (isAttempting(run)) return 'Confirm in your wallet';
  return run.kind === 'doubtful' ? 'Not known yet' : 'Transaction Submitted';
}

/** The way from the card's buttons to the wallet and back. */
export function useSwapFlow({ form, facts, view }: Swap): SwapFlow {
  const { settings } = useChain();
  const { account, input, approvalAmount: allowance } = facts;
  /** Approvals that went out from here, each with its account. */
  const [approved, setApproved] = useState<ReadonlySet<string>>(new Set());
  /** The token the approval that runs is for; another one picked meanwhile waits for nothing. */
  const [approving, setApproving] = useState<string>();
  const approveRunner = useActionRunner();
  const wrapRunner = useActionRunner();
  const wraps = useRef(0);
  const isRecipientFromLink = facts.state.recipient !== undefined && facts.state.recipient === form.linkRecipient;
  const inputAddress = input?.kind === 'token' ? input.address : undefined;

  /** What a press acts on: the amount as it was typed, even when the card has not yet followed it. */
  function currentView(): SwapView {
    const state = form.latest();
    return state === facts.state ? view : swapViewModel({ ...facts, state });
  }

  const empty = () => form.act({ kind: 'type', field: 'input', text: '' });

  const review = useReview<SwapQuote>({
    caution: ({ trade }) => impactCaution(trade, facts.expertMode),
    // The question may have stood open for any time.
    isCurrent(quote) {
      const now = currentView();
      return now.button.kind === 'swap' && priceUpdate(quote, now.quote).kind === 'none';
    },
    isAlwaysReviewed: isRecipientFromLink,
    expertsSee: 'dialog',
    makeAction(quote) {
      const { isApprovedWithIt } = currentView();
      return async () => {
        const { swapAction } = await loadActions();
        return swapAction(quote, { settings, ...(isApprovedWithIt ? { allowance } : {}) });
      };
    },
    onSent(run) {
      // What the chain refused stands below the button, and the form as it was.
      if (run.kind !== 'failed') empty();
    },
  });

  // An error is of the form that was sent.
  form.onChange.current = review.clear;

  const isFollowed = review.stage.kind !== 'closed' || isRunning(wrapRunner.ownState);
  const findAsked = useAskedSwap({ facts, view, isFollowed, onSent: empty });
  const asked = findAsked(view);

  return {
    review,
    isApproving: isRunning(approveRunner.ownState) && inputAddress !== undefined && inputAddress === approving,
    busy:
      (view.wrapKind === 'none' ? undefined : wrappingText(wrapRunner.ownState)) ??
      (asked && (asked.kind === 'asked' ? asked.text : 'Loading')),
    isAsked: asked?.kind === 'asked' && !isFollowed,
    wasApproved: approved.has(`${account} ${inputAddress}`),
    isRecipientFromLink,
    undialogued: view.wrapKind === 'none' ? approveRunner.ownState : wrapRunner.ownState,
    start() {
      const now = currentView();
      if (now.quote && now.button.kind === 'swap' && !findAsked(now)) review.start(now.quote);
    },
    approve() {
      const { quote, button } = currentView();
      if (!quote || button.kind !== 'approve' || input?.kind !== 'token') return;
      const { address } = input;
      const spender = addressOf(settings, 'swap', 'router');
      // What follows from the other side may be more in the next block: an exact approval leaves room for it.
      const isComputed = quote.trade.kind === 'exactOut';
      const amount = isComputed ? maximumSold(quote.maximumIn, facts.slippageBps) : quote.maximumIn;
      const makeAction = async () => (await loadActions()).approveAction({ token: input, spender, amount, allowance });
      setApproving(address);
      void approveRunner.run(makeAction).then((end) => {
        if (end.kind === 'confirmed') setApproved((before) => new Set(before).add(`${account} ${address}`));
      });
    },
    wrap() {
      const now = currentView();
      const { button, amount } = now;
      if (button.kind !== 'wrap' || amount === undefined || findAsked(now)) return;
      const pressed = form.latest();
      wraps.current += 1;
      const own = wraps.current;
      const wish = { kind: button.wrapKind, wbesc: facts.wbesc, amount };
      const makeAction = async () => (await loadActions()).wrapAction(wish);
      void wrapRunner.run(makeAction).then((end) => {
        // Failures of wrapping are logged and nothing more.
        if (end.kind === 'failed') console.error('Wrapping failed', plainText(end.message));
        // Another account of the wallet has begun its own.
        if (wraps.current !== own) return;
        // What was typed or picked since is the next wish and stays.
        if (end.kind !== 'failed' && form.latest() === pressed) empty();
        wrapRunner.reset();
      });
    },
  };
}
