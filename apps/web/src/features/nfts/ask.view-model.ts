import { type AskLimits, askProblem } from '@besc/domain/nfts/ask-price';
import { parseAmount } from '@besc/domain/shared/amount';
import { max } from '@besc/domain/shared/math';
import type { Blocker } from '../../blocks/action/blocker';
import { messageAmount } from '../../blocks/language/message-amount';
import type { MarketTerms } from './market.queries';

/** What the dialog of a listing knows; undefined: not known. */
export interface AskFacts {
  /** As it was typed. */
  readonly text: string;
  readonly terms: MarketTerms | undefined;
  /** Unix time of the chain. */
  readonly now: number | undefined;
  /** The lowest price that others ask. */
  readonly floor: bigint | undefined;
  /** The price below the floor was agreed to. */
  readonly isAgreed: boolean;
  /** What it is offered for already. */
  readonly before?: bigint | undefined;
}

/** What follows from it. */
export interface AskView {
  /** In wei; undefined while there is none. */
  readonly price: bigint | undefined;
  /** It is under the floor, and asked for once more. */
  readonly isUnderFloor: boolean;
  readonly state: Blocker | { readonly kind: 'ready'; readonly price: bigint };
}

const coin = { decimals: 18, symbol: 'BESC' };

/** What is asked for an item, and why it cannot be. */
export function askView({ text, terms, now, floor, isAgreed, before }: AskFacts): AskView {
  const price = parseAmount(text, 18);
  const isUnderFloor = price !== undefined && floor !== undefined && floor > 0n && price < floor;
  const state = (): AskView['state'] => {
    if (terms === undefined || now === undefined) return { kind: 'loading' };
    if (terms.pausedUntil > now) return { kind: 'error', text: 'The market is paused' };
    if (terms.status !== 'open') return { kind: 'error', text: 'The collection is closed for listing' };
    if (price === undefined) return { kind: 'error', text: 'Enter a price' };
    const problem = limitProblem(price, limitsOf(terms));
    if (problem !== undefined) return problem;
    if (price === before) return { kind: 'error', text: 'That is the price already' };
    if (isUnderFloor && !isAgreed) return { kind: 'error', text: 'Confirm the price below the floor' };
    return { kind: 'ready', price };
  };
  return { price, isUnderFloor, state: state() };
}

/**
 * The highest of what items are worth at least: none is offered below its own floor unasked. Where a collection is sold by kind, that
 * of the kind, and of a kind that is not for sale that of the collection.
 */
export function highestFloor(
  floors: readonly { readonly ofKind: bigint | undefined; readonly ofCollection: bigint | undefined }[],
): bigint {
  const each = floors.map(({ ofKind, ofCollection = 0n }) => ofKind ?? ofCollection);
  return each.reduce(max, 0n);
}

/** Between which prices an item can be offered. */
export function limitsOf({ minimumPrice: minimum, maximumPrice: maximum }: MarketTerms): AskLimits {
  return { minimum, maximum };
}

function limitProblem(price: bigint, limits: AskLimits): Blocker | undefined {
  switch (askProblem(price, limits)) {
    case 'too-low':
      return {
        kind: 'error',
        text: 'The lowest price is %amount% BESC',
        amounts: { amount: messageAmount(limits.minimum, coin, 'paid') },
      };
    case 'too-high':
      return {
        kind: 'error',
        text: 'The highest price is %amount% BESC',
        amounts: { amount: messageAmount(limits.maximum, coin, 'held') },
      };
    default:
      return undefined;
  }
}
