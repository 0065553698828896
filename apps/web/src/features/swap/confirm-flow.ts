import type { SwapQuote } from './swap-quote';

/** What an expert must answer before a trade with a high price impact is sent: a question, or the typed word. */
export type ImpactPrompt = 'none' | 'confirm' | 'type';

/** Where the way from the swap button to the wallet stands. The quote is what the person has seen and accepted. */
export type ConfirmFlow =
  | { kind: 'closed' }
  | { kind: 'impact'; quote: SwapQuote; prompt: 'confirm' | 'type'; next: 'review' | 'running' }
  /** `answered`: what was already answered about the price impact of this quote. */
  | { kind: 'review'; quote: SwapQuote; answered: ImpactPrompt }
  | { kind: 'running'; quote: SwapQuote };

export type ConfirmEvent =
  /** The swap button. Experts go past the review, except when the recipient came from a link. */
  | { kind: 'start'; quote: SwapQuote; prompt: ImpactPrompt; expert: boolean; recipientFromLink: boolean }
  | { kind: 'impact-accepted' }
  /**
   * 'Accept' of 'Price Updated': the newest quote takes the place of the one that was shown. `prompt` is what its own
   * price impact asks for, which may be more than was answered.
   */
  | { kind: 'quote-accepted'; quote: SwapQuote; prompt: ImpactPrompt }
  /** `arrives`: what the simulation brought, where it was measured. */
  | { kind: 'confirmed'; arrives?: bigint | undefined }
  /** The wallet shows another account, or none: what was not confirmed yet was not meant for it. */
  | { kind: 'account-changed' }
  | { kind: 'closed' };

const strength: Record<ImpactPrompt, number> = { none: 0, confirm: 1, type: 2 };

export const closedFlow: ConfirmFlow = { kind: 'closed' };

/** One step of the way. Events that do not fit the state change nothing. */
export function confirmFlow(flow: ConfirmFlow, event: ConfirmEvent): ConfirmFlow {
  switch (event.kind) {
    case 'start': {
      const next = event.expert && !event.recipientFromLink ? 'running' : 'review';
      if (event.prompt !== 'none') return { kind: 'impact', quote: event.quote, prompt: event.prompt, next };
      return advanced(next, event.quote, 'none');
    }
    case 'impact-accepted':
      if (flow.kind !== 'impact') return flow;
      return advanced(flow.next, flow.quote, flow.prompt);
    case 'quote-accepted':
      if (flow.kind !== 'review') return flow;
      return event.prompt === 'none' || strength[event.prompt] <= strength[flow.answered]
        ? { ...flow, quote: event.quote }
        : { kind: 'impact', quote: event.quote, prompt: event.prompt, next: 'review' };
    case 'confirmed':
      return flow.kind === 'review' ? { kind: 'running', quote: confirmedQuote(flow.quote, event.arrives) } : flow;
    case 'account-changed':
      return flow.kind === 'running' ? flow : closedFlow;
    case 'closed':
      return closedFlow;
  }
}

/** The quote as it was reviewed: with what arrives by the simulation. */
export function confirmedQuote(quote: SwapQuote, arrives: bigint | undefined): SwapQuote {
  return arrives === undefined ? quote : { ...quote, arrives };
}

function advanced(next: 'review' | 'running', quote: SwapQuote, answered: ImpactPrompt): ConfirmFlow {
  return next === 'review' ? { kind: next, quote, answered } : { kind: next, quote };
}
