import { addressOf } from '@besc/contracts/deploy/address-of';
import { impactLevel } from '@besc/domain/swap/impact-level';
import { priceImpact } from '@besc/domain/swap/price-impact';
import { useEffect, useReducer, useRef, useState } from 'react';
import { useChain } from '../../blocks/chain/chain-context';
import { plainText } from '../../blocks/language/plain-text';
import { approvalAmount } from '../../blocks/preferences/approval-amount';
import { usePreference } from '../../blocks/preferences/use-preference';
import { isAttempting, isRunning } from '../../blocks/transactions/run-phase';
import type { RunState } from '../../blocks/transactions/run-state';
import { useActionRunner } from '../../blocks/transactions/use-action-runner';
import { loadPart } from '../../lib/load-part';
import { type ConfirmFlow, closedFlow, confirmedQuote, confirmFlow } from './confirm-flow';
import { impactPrompt } from './impact-prompt';
import { type SwapView, swapViewModel } from './swap.view-model';
import type { SwapQuote } from './swap-quote';
import type { Swap } from './use-swap';

export interface SwapFlow {
  flow: ConfirmFlow;
  run: RunState;
  isApproving: boolean;
  isWrapping: boolean;
  /** Tokens approved from here, whose 'Enabled' stays in sight. */
  approved: ReadonlySet<string>;
  isRecipientFromLink: boolean;
  start: () => void;
  acceptImpact: () => void;
  accept: (quote: SwapQuote) => void;
  /** `arrives`: what the simulation of a measured quote brought. */
  confirm: (arrives?: bigint) => void;
  close: () => void;
  approve: () => void;
  wrap: () => void;
  /** Forgets the last error, as typing does. */
  clear: () => void;
}

/** What is sent is built by code that nobody needs before a button is pressed. */
function loadActions() {
  return loadPart('swap-actions', async () => {
    const [swap, approve] = await Promise.all([
      import('./swap.actions'),
      import('../../blocks/transactions/approve-action'),
    ]);
    return { ...swap, ...approve };
  });
}

/** The way from the card's buttons to the wallet and back. */
export function useSwapFlow({ form, facts, view }: Swap): SwapFlow {
  const { settings } = useChain();
  const allowance = usePreference(approvalAmount);
  const [flow, dispatch] = useReducer(confirmFlow, closedFlow);
  const [approved, setApproved] = useState<ReadonlySet<string>>(new Set());
  /** The token the approval that runs is for; another one picked meanwhile waits for nothing. */
  const [approving, setApproving] = useState<string>();
  const swapRunner = useActionRunner();
  const approveRunner = useActionRunner();
  const wrapRunner = useActionRunner();
  const isRecipientFromLink = facts.state.recipient !== undefined && facts.state.recipient === form.linkRecipient;

  /** What a press acts on: the amount as it was typed, even when the card has not yet followed it. */
  function currentView(): SwapView {
    const state = form.latest();
    return state === facts.state ? view : swapViewModel({ ...facts, state });
  }

  const shownTo = useRef(facts.account);
  useEffect(() => {
    if (shownTo.current === facts.account) return;
    shownTo.current = facts.account;
    dispatch({ kind: 'account-changed' });
    setApproved(new Set());
    if (swapRunner.state.kind === 'failed' && flow.kind !== 'running') swapRunner.reset();
  });

  function send(quote: SwapQuote) {
    // Approved in the same confirmation, where the wallet can do both at once.
    const isTogether = facts.canBatch && currentView().approval !== 'approved';
    void swapRunner.run(async () => {
      const { swapAction } = await loadActions();
      return swapAction(quote, { settings, ...(isTogether ? { allowance } : {}) });
    });
  }

  return {
    flow,
    run: swapRunner.state,
    isApproving: isRunning(approveRunner.state) && facts.input?.kind === 'token' && facts.input.address === approving,
    isWrapping: isAttempting(wrapRunner.state) || wrapRunner.state.kind === 'doubtful',
    approved,
    isRecipientFromLink,
    start() {
      const { quote, impact, button } = currentView();
      if (!quote || button.kind !== 'swap') return;
      swapRunner.reset();
      const event = {
        kind: 'start',
        quote,
        prompt: impactPrompt(impact),
        expert: facts.expertMode,
        recipientFromLink: isRecipientFromLink,
      } as const;
      dispatch(event);
      if (confirmFlow(closedFlow, event).kind === 'running') send(quote);
    },
    acceptImpact() {
      if (confirmFlow(flow, { kind: 'impact-accepted' }).kind === 'running' && flow.kind === 'impact') send(flow.quote);
      dispatch({ kind: 'impact-accepted' });
    },
    accept(quote) {
      const { expertMode } = facts;
      const impact = impactLevel({ impact: priceImpact(quote.trade), expertMode });
      dispatch({ kind: 'quote-accepted', quote, prompt: impactPrompt(impact) });
    },
    confirm(arrives) {
      if (flow.kind === 'review') send(confirmedQuote(flow.quote, arrives));
      dispatch({ kind: 'confirmed', arrives });
    },
    close() {
      const { kind } = swapRunner.state;
      dispatch({ kind: 'closed' });
      // A swap that went out empties the form; an error stays below the button until something is changed. One that
      // may have gone out keeps the form, and asks for nothing more: it stands with the open requests until it is known.
      if (kind === 'doubtful') swapRunner.reset();
      if (kind === 'sent' || kind === 'confirmed') {
        swapRunner.reset();
        form.act({ kind: 'type', field: 'input', text: '' });
      }
    },
    approve() {
      const { input } = facts;
      const { quote, button } = currentView();
      if (!quote || button.kind !== 'approve' || input?.kind !== 'token') return;
      const { address } = input;
      const spender = addressOf(settings, 'swap', 'router');
      const amount = quote.maximumIn;
      const makeAction = async () => (await loadActions()).approveAction({ token: input, spender, amount, allowance });
      setApproving(address);
      void approveRunner.run(makeAction).then((end) => {
        if (end.kind !== 'failed') setApproved((before) => new Set(before).add(address));
      });
    },
    wrap() {
      const { button, amount } = currentView();
      if (button.kind !== 'wrap' || amount === undefined) return;
      const { typedValue } = form.latest();
      const wish = { kind: button.wrapKind, wbesc: facts.wbesc, amount };
      const makeAction = async () => (await loadActions()).wrapAction(wish);
      void wrapRunner.run(makeAction).then((end) => {
        // Failures of wrapping are logged and nothing more.
        if (end.kind === 'failed') console.error('Wrapping failed', plainText(end.message));
        // What was typed since is the next amount and stays.
        else if (form.latest().typedValue === typedValue) form.act({ kind: 'type', field: 'input', text: '' });
        wrapRunner.reset();
      });
    },
    clear() {
      if (swapRunner.state.kind === 'failed') swapRunner.reset();
    },
  };
}
