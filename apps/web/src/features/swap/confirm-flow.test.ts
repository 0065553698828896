import { describe, expect, test } from 'vitest';
import { type ConfirmFlow, closedFlow, confirmFlow } from './confirm-flow';
import { makeQuote } from './make-quote';

const quote = makeQuote();
const start = { kind: 'start', quote, prompt: 'none', expert: false, recipientFromLink: false } as const;
const kinds = (...flows: ConfirmFlow[]) => flows.map((flow) => flow.kind);

describe('confirm flow', () => {
  test('SWAP-018 the swap button opens the review; confirming runs the reviewed quote', () => {
    const review = confirmFlow(closedFlow, start);
    const running = confirmFlow(review, { kind: 'confirmed' });
    expect(kinds(review, running)).toEqual(['review', 'running']);
    expect(running).toEqual({ kind: 'running', quote });
  });

  test('an expert goes straight to the wallet', () => {
    expect(confirmFlow(closedFlow, { ...start, expert: true }).kind).toBe('running');
  });

  test('a recipient that came from a link is always reviewed, also by an expert', () => {
    expect(confirmFlow(closedFlow, { ...start, expert: true, recipientFromLink: true }).kind).toBe('review');
  });

  test.each(['confirm', 'type'] as const)('SWAP-073 SWAP-074 a high impact asks first: %s', (prompt) => {
    const asked = confirmFlow(closedFlow, { ...start, expert: true, prompt });
    expect(asked).toEqual({ kind: 'impact', quote, prompt, next: 'running' });
    expect(confirmFlow(asked, { kind: 'confirmed' })).toBe(asked);
    expect(confirmFlow(asked, { kind: 'impact-accepted' }).kind).toBe('running');
    expect(confirmFlow(asked, { kind: 'closed' })).toEqual(closedFlow);
  });

  test('SWAP-049 accepting a new price replaces the quote that will be sent', () => {
    const newer = makeQuote({ amountIn: 5000n });
    const accepted = confirmFlow(confirmFlow(closedFlow, start), {
      kind: 'quote-accepted',
      quote: newer,
      prompt: 'none',
    });
    expect(confirmFlow(accepted, { kind: 'confirmed' })).toEqual({ kind: 'running', quote: newer });
  });

  test('SWAP-073 SWAP-074 a price that moved into a higher tier asks again, one that was answered does not', () => {
    const newer = makeQuote({ amountIn: 5000n });
    const asked = confirmFlow(closedFlow, { ...start, expert: true, recipientFromLink: true, prompt: 'confirm' });
    const review = confirmFlow(asked, { kind: 'impact-accepted' });
    expect(review).toEqual({ kind: 'review', quote, answered: 'confirm' });
    const same = confirmFlow(review, { kind: 'quote-accepted', quote: newer, prompt: 'confirm' });
    expect(same).toEqual({ kind: 'review', quote: newer, answered: 'confirm' });
    const more = confirmFlow(review, { kind: 'quote-accepted', quote: newer, prompt: 'type' });
    expect(more).toEqual({ kind: 'impact', quote: newer, prompt: 'type', next: 'review' });
    expect(confirmFlow(more, { kind: 'impact-accepted' })).toEqual({ kind: 'review', quote: newer, answered: 'type' });
  });

  test('another account ends what was not confirmed yet, and nothing that is with the wallet', () => {
    const review = confirmFlow(closedFlow, start);
    expect(confirmFlow(review, { kind: 'account-changed' })).toEqual(closedFlow);
    const asked = confirmFlow(closedFlow, { ...start, prompt: 'type' });
    expect(confirmFlow(asked, { kind: 'account-changed' })).toEqual(closedFlow);
    const running = confirmFlow(review, { kind: 'confirmed' });
    expect(confirmFlow(running, { kind: 'account-changed' })).toBe(running);
  });

  test('a quote that is already with the wallet cannot be exchanged', () => {
    const running = confirmFlow(confirmFlow(closedFlow, start), { kind: 'confirmed' });
    expect(
      confirmFlow(running, { kind: 'quote-accepted', quote: makeQuote({ amountIn: 5000n }), prompt: 'none' }),
    ).toBe(running);
  });
});
