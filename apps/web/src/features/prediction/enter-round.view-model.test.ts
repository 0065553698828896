import { nativeCoin } from '@besc/domain/shared/token';
import { testAddress } from '@besc/domain/test/address';
import { expect, test } from 'vitest';
import { type EnterFacts, enterRoundViewModel } from './enter-round.view-model';
import type { CardView } from './prediction.view-model';

const whole = 10n ** 18n;
const card: CardView = {
  epoch: 4,
  kind: 'next',
  phase: 'open',
  dueAt: 0,
  startAt: 600,
  lockAt: 900,
  closeAt: 1200,
  round: undefined,
  total: 0n,
  room: undefined,
  fee: 500n,
  payout: { bull: undefined, bear: undefined },
  lockPrice: undefined,
  price: undefined,
  result: 'open',
  own: undefined,
};
const facts: EnterFacts = {
  writer: { account: testAddress(`0x${'1'.repeat(40)}`), wrongNetwork: false, isStale: false, gasPriceWei: 10n ** 12n },
  coin: nativeCoin(2372),
  card,
  isPaused: false,
  position: 'bull',
  text: '2',
  held: 10n * whole,
  minimum: whole,
  currentFee: 300n,
  hasAccepted: true,
};
const state = (changes: Partial<EnterFacts>) => enterRoundViewModel({ ...facts, ...changes }).state;

test('an amount, what it pays and its part of what can be spent', () => {
  const view = enterRoundViewModel(facts);
  expect(view).toMatchObject({ amount: 2n * whole, fee: 500n, payout: 2n * whole });
  expect(view.state).toEqual({ kind: 'ready', amount: 2n * whole });
  expect(view.spendable).toBeLessThan(10n * whole);
  expect(enterRoundViewModel({ ...facts, card: undefined }).fee).toBe(300n);
});

test('PRED-48 PRED-49 the wallet comes first, then the round, then the amount, then the risk', () => {
  expect(state({ writer: { ...facts.writer, account: undefined }, isPaused: true })).toEqual({ kind: 'connect' });
  expect(state({ writer: { ...facts.writer, isStale: true }, isPaused: true })).toEqual({ kind: 'offline' });
  const own = { position: 'bear', amount: 1n, claimed: false, outcome: 'live', payout: 0n, isOpen: false } as const;
  const texts: readonly (readonly [Partial<EnterFacts>, string])[] = [
    [{ isPaused: true, text: '' }, 'Markets are paused'],
    [{ card: undefined }, 'Entries for this round are closed'],
    [{ card: { ...card, phase: 'live' } }, 'Entries for this round are closed'],
    [{ card: { ...card, own } }, 'You’ve already entered this round'],
    [{ text: '' }, 'Enter an amount'],
    [{ text: '0.9' }, 'The amount is below the minimum'],
    [{ text: '10' }, 'Insufficient %symbol% balance'],
    [{ hasAccepted: false }, 'Acknowledge the risk first'],
  ];
  for (const [changes, text] of texts) expect(state(changes)).toMatchObject({ kind: 'error', text });
  expect(state({ held: undefined })).toEqual({ kind: 'loading' });
});

test('a round with a limit: MAX and the steps put in what it still takes, and more is refused by name', () => {
  const limited = { card: { ...card, room: 3n * whole } };
  expect(enterRoundViewModel({ ...facts, ...limited }).spendable).toBe(3n * whole);
  expect(state({ ...limited, text: '3' })).toEqual({ kind: 'ready', amount: 3n * whole });
  expect(state({ ...limited, text: '3.1' })).toMatchObject({ text: 'This is more than the round can still take' });
  // An account with less than the room bets what it has.
  expect(enterRoundViewModel({ ...facts, card: { ...card, room: 100n * whole } }).spendable).toBe(
    enterRoundViewModel(facts).spendable,
  );
  expect(state({ card: { ...card, room: whole - 1n } })).toMatchObject({ text: 'This round is full' });
});

test('what the bet itself costs must be there beside it; only MAX also leaves what later transactions need', () => {
  const small = { held: (6n * whole) / 10n, minimum: 1n };
  expect(state({ ...small, text: '0.2' })).toEqual({ kind: 'ready', amount: whole / 5n });
  expect(enterRoundViewModel({ ...facts, ...small }).spendable).toBe(whole / 10n);
  expect(state({ ...small, text: '0.44' })).toMatchObject({ kind: 'ready' });
  expect(state({ ...small, text: '0.45' })).toMatchObject({ text: 'Insufficient %symbol% balance' });
  expect(state({ held: 1n, minimum: 0n, text: '0.1' })).toMatchObject({ text: 'Insufficient %symbol% balance' });
});
