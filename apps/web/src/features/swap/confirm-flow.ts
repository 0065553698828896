import type { SwapQuote } from './swap-quote';

/** What an expert must answer before a trade with a high price impact is sent: a question, or the typed word. */
export type ImpactPrompt = 'none' | 'confirm' | 'type';

/** Where the way from the swap button to the wallet stands. The quote is what the person has seen and accepted. */
export type ConfirmFlow =
  | { kind: 'closed' }
  | { kind: 'impact'; quote: SwapQuote; prompt: 'confirm' | 'type'; next: 'review' | 'running' }
  | { kind: 'review'; quote: SwapQuote }
  | { kind: 'running'; quote: SwapQuote };

export type ConfirmEvent =
  /** The swap button. Experts go past the review, except when the recipient came from a link. */
  | { kind: 'start'; quote: SwapQuote; prompt: ImpactPrompt; expert: boolean; recipientFromLink: boolean }
  | { kind: 'impact-accepted' }
  /** 'Accept' of 'Price Updated': the newest quote takes the place of the one that was shown. */
  | { kind: 'quote-accepted'; quote: SwapQuote }
  | { kind: 'confirmed' }
  | { kind: 'closed' };

export const closedFlow: ConfirmFlow = { kind: 'closed' };

/** One step of the way. Events that do not fit the state change nothing. */
export function confirmFlow(flow: ConfirmFlow, event: ConfirmEvent): ConfirmFlow {
  switch (event.kind) {
    case 'start': {
      const next = event.expert && !event.recipientFromLink ? 'running' : 'review';
      if (event.prompt !== 'none') return { kind: 'impact', quote: event.quote, prompt: event.prompt, next };
      return { kind: next, quote: event.quote };
    }
    case 'impact-accepted':
      if (flow.kind !== 'impact') return flow;
      return { kind: flow.next, quote: flow.quote };
    case 'quote-accepted':
      return flow.kind === 'review' ? { kind: 'review', quote: event.quote } : flow;
    case 'confirmed':
      return flow.kind === 'review' ? { kind: 'running', quote: flow.quote } : flow;
    case 'closed':
      return closedFlow;
  }
}
