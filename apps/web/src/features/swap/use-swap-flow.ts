import { impactLevel } from '@besc/domain/swap/impact-level';
import { priceImpact } from '@besc/domain/swap/price-impact';
import { useReducer, useState } from 'react';
import { useChain } from '../../blocks/chain/chain-context';
import { preferencesStore } from '../../blocks/preferences/preferences-store';
import { approveAction } from '../../blocks/transactions/approve-action';
import { isAttempting, isRunning } from '../../blocks/transactions/run-phase';
import type { RunState } from '../../blocks/transactions/run-state';
import { useActionRunner } from '../../blocks/transactions/use-action-runner';
import { type ConfirmFlow, closedFlow, confirmFlow } from './confirm-flow';
import { impactPrompt } from './impact-prompt';
import { swapAction, wrapAction } from './swap.actions';
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
  confirm: () => void;
  close: () => void;
  approve: () => void;
  wrap: () => void;
  /** Forgets the last error, as typing does. */
  clear: () => void;
}

/** The way from the card's buttons to the wallet and back. */
export function useSwapFlow({ form, facts, view }: Swap): SwapFlow {
  const { settings } = useChain();
  const allowance = preferencesStore((state) => state.userApprovalAmount);
  const [flow, dispatch] = useReducer(confirmFlow, closedFlow);
  const [approved, setApproved] = useState<ReadonlySet<string>>(new Set());
  const swapRunner = useActionRunner();
  const approveRunner = useActionRunner();
  const wrapRunner = useActionRunner();
  const isRecipientFromLink = facts.state.recipient !== undefined && facts.state.recipient === form.linkRecipient;

  function send(quote: SwapQuote) {
    void swapRunner.run(swapAction(quote));
  }

  return {
    flow,
    run: swapRunner.state,
    isApproving: isRunning(approveRunner.state),
    isWrapping: isAttempting(wrapRunner.state),
    approved,
    isRecipientFromLink,
    start() {
      if (!view.quote) return;
      swapRunner.reset();
      const event = {
        kind: 'start',
        quote: view.quote,
        prompt: impactPrompt(view.impact),
        expert: facts.expertMode,
        recipientFromLink: isRecipientFromLink,
      } as const;
      dispatch(event);
      if (confirmFlow(closedFlow, event).kind === 'running') send(view.quote);
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
    confirm() {
      if (flow.kind === 'review') send(flow.quote);
      dispatch({ kind: 'confirmed' });
    },
    close() {
      const { kind } = swapRunner.state;
      dispatch({ kind: 'closed' });
      // A swap that went out empties the form; an error stays below the button until something is changed.
      if (kind === 'sent' || kind === 'confirmed') {
        swapRunner.reset();
        form.act({ kind: 'type', field: 'input', text: '' });
      }
    },
    approve() {
      const { input } = facts;
      if (!view.quote || input?.kind !== 'token') return;
      const { address } = input;
      const spender = settings.contracts.router;
      const action = approveAction({ token: input, spender, amount: view.quote.maximumIn, allowance });
      void approveRunner.run(action).then((end) => {
        if (end.kind !== 'failed') setApproved((before) => new Set(before).add(address));
      });
    },
    wrap() {
      if (view.wrapKind === 'none' || view.amount === undefined) return;
      const { typedValue } = form.latest();
      const action = wrapAction({ kind: view.wrapKind, wbesc: facts.wbesc, amount: view.amount });
      void wrapRunner.run(action).then((end) => {
        // Failures of wrapping are logged and nothing more.
        if (end.kind === 'failed') console.error('Wrapping failed', end.message);
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
