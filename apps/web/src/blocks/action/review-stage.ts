/** What must be answered before a quote goes on: nothing, a question, or a typed word. */
export type Caution = 'none' | 'confirm' | 'type';

/** Where the way from the main button to the wallet stands. The quote is what the person has seen and accepted. */
export type ReviewStage<Quote> =
  | { readonly kind: 'closed' }
  | {
      readonly kind: 'asking';
      readonly quote: Quote;
      readonly caution: 'confirm' | 'type';
      readonly next: 'review' | 'sent';
    }
  /** `answered`: what was already answered of this quote. */
  | { readonly kind: 'review'; readonly quote: Quote; readonly answered: Caution }
  | { readonly kind: 'sent'; readonly quote: Quote; readonly isReviewed: boolean };

export type ReviewEvent<Quote> =
  /** The main button. `isDirect`: past the review. */
  | { readonly kind: 'start'; readonly quote: Quote; readonly caution: Caution; readonly isDirect: boolean }
  /** `isCurrent`: the quote is still what the form would send, so that nothing but the answer was missing. */
  | { readonly kind: 'answered'; readonly isCurrent: boolean }
  /** A newer quote takes the place of the shown one; `caution` is its own, which may be more than was answered. */
  | { readonly kind: 'replaced'; readonly quote: Quote; readonly caution: Caution }
  /** `quote`: as it was reviewed. Comes again when nothing went out and the person tries once more. */
  | { readonly kind: 'confirmed'; readonly quote: Quote }
  | { readonly kind: 'closed' };

const strength: Record<Caution, number> = { none: 0, confirm: 1, type: 2 };

/** One step of the way. Events that do not fit the stage change nothing. */
export function reviewStage<Quote>(stage: ReviewStage<Quote>, event: ReviewEvent<Quote>): ReviewStage<Quote> {
  switch (event.kind) {
    case 'start': {
      const { quote, caution, isDirect } = event;
      const next = isDirect ? 'sent' : 'review';
      return caution === 'none' ? advanced(next, quote, caution) : { kind: 'asking', quote, caution, next };
    }
    case 'answered':
      if (stage.kind !== 'asking') return stage;
      return advanced(event.isCurrent ? stage.next : 'review', stage.quote, stage.caution);
    case 'replaced': {
      if (stage.kind !== 'review') return stage;
      const { quote, caution } = event;
      return caution === 'none' || strength[caution] <= strength[stage.answered]
        ? { ...stage, quote }
        : { kind: 'asking', quote, caution, next: 'review' };
    }
    case 'confirmed':
      if (stage.kind === 'sent') return { ...stage, quote: event.quote };
      return stage.kind === 'review' ? { kind: 'sent', quote: event.quote, isReviewed: true } : stage;
    case 'closed':
      return { kind: 'closed' };
  }
}

function advanced<Quote>(next: 'review' | 'sent', quote: Quote, answered: Caution): ReviewStage<Quote> {
  return next === 'review' ? { kind: next, quote, answered } : { kind: next, quote, isReviewed: false };
}
