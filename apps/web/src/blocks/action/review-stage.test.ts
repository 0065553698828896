import { describe, expect, test } from 'vitest';
import { type ReviewStage, reviewStage } from './review-stage';

type Stage = ReviewStage<string>;
const closed: Stage = { kind: 'closed' };
const start = { kind: 'start', quote: 'first', caution: 'none', isDirect: false } as const;
const answered = { kind: 'answered', isCurrent: true } as const;
const confirmed = { kind: 'confirmed', quote: 'first' } as const;
const running: Stage = { kind: 'sent', quote: 'first', isReviewed: true };

describe('the way from the main button to the wallet', () => {
  test('SWAP-018 the button opens the review; confirming sends the reviewed quote', () => {
    const review = reviewStage(closed, start);
    expect(review.kind).toBe('review');
    expect(reviewStage(review, confirmed)).toEqual(running);
    const more = reviewStage(review, { kind: 'confirmed', quote: 'first, measured' });
    expect(more).toEqual({ ...running, quote: 'first, measured' });
  });

  test('an expert goes straight to the wallet', () => {
    const sent = reviewStage(closed, { ...start, isDirect: true });
    expect(sent).toEqual({ kind: 'sent', quote: 'first', isReviewed: false });
  });

  test.each(['confirm', 'type'] as const)('SWAP-073 SWAP-074 a grave quote asks first: %s', (caution) => {
    const asked = reviewStage(closed, { ...start, isDirect: true, caution });
    expect(asked).toEqual({ kind: 'asking', quote: 'first', caution, next: 'sent' });
    expect(reviewStage(asked, confirmed)).toBe(asked);
    expect(reviewStage(asked, answered).kind).toBe('sent');
    expect(reviewStage(asked, { kind: 'closed' })).toEqual(closed);
  });

  test('SWAP-048 a quote that is not current any more when it is answered is reviewed by experts, too', () => {
    const asked = reviewStage(closed, { ...start, isDirect: true, caution: 'type' });
    const review = reviewStage(asked, { ...answered, isCurrent: false });
    expect(review).toEqual({ kind: 'review', quote: 'first', answered: 'type' });
  });

  test('SWAP-049 accepting a new quote replaces the one that will be sent', () => {
    const replaced = reviewStage(reviewStage(closed, start), { kind: 'replaced', quote: 'newer', caution: 'none' });
    expect(replaced).toEqual({ kind: 'review', quote: 'newer', answered: 'none' });
  });

  test('SWAP-073 SWAP-074 a quote that became graver asks again, one that was answered does not', () => {
    const review = reviewStage(reviewStage(closed, { ...start, caution: 'confirm' }), answered);
    expect(review).toEqual({ kind: 'review', quote: 'first', answered: 'confirm' });
    const same = reviewStage(review, { kind: 'replaced', quote: 'newer', caution: 'confirm' });
    expect(same).toEqual({ kind: 'review', quote: 'newer', answered: 'confirm' });
    const more = reviewStage(review, { kind: 'replaced', quote: 'newer', caution: 'type' });
    expect(more).toEqual({ kind: 'asking', quote: 'newer', caution: 'type', next: 'review' });
    expect(reviewStage(more, answered)).toEqual({ kind: 'review', quote: 'newer', answered: 'type' });
  });

  test('a quote that is already with the wallet cannot be exchanged, and can be tried again', () => {
    expect(reviewStage(running, { kind: 'replaced', quote: 'newer', caution: 'none' })).toBe(running);
    const again = reviewStage(running, confirmed);
    expect(again).toEqual(running);
    expect(again).not.toBe(running);
  });

  test('nothing can be answered or confirmed while it is closed', () => {
    expect(reviewStage(closed, answered)).toBe(closed);
    expect(reviewStage(closed, confirmed)).toBe(closed);
  });
});
