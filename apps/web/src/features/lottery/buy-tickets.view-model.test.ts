import { pendingRound } from '@besc/domain/lottery/round';
import { testAddress } from '@besc/domain/test/address';
import { makeLotteryRound } from '@besc/domain/test/lottery/make-lottery-round';
import { expect, test } from 'vitest';
import { type BuyFacts, buyTicketsViewModel } from './buy-tickets.view-model';
import { emptyForm, ticketForm } from './ticket-form';

const account = testAddress(`0x${'1'.repeat(40)}`);
const whole = 10n ** 18n;
let drawn = 0;
const form = ticketForm(emptyForm, { kind: 'count', count: 2, word: () => (drawn += 1) });
const costs = { cost: 10n * whole, discount: whole, costWithDiscount: 9n * whole };
const facts: BuyFacts = {
  writer: { account, wrongNetwork: false, isStale: false },
  money: {
    kind: 'token',
    chainId: 2372,
    address: testAddress(`0x${'2'.repeat(40)}`),
    decimals: 18,
    symbol: 'MONEY',
    name: 'Money',
  },
  round: makeLotteryRound({ id: 9 }),
  phase: 'on-sale',
  isPaused: false,
  most: 100,
  typed: 2,
  form,
  isFinal: true,
  held: 20n * whole,
  onChain: costs,
  room: undefined,
  allowance: { amount: 9n * whole, isPending: false },
};
const state = (changes: Partial<BuyFacts>) => buyTicketsViewModel({ ...facts, ...changes }).state;

test('what the contract says it costs is what is bought', () => {
  expect(buyTicketsViewModel(facts)).toMatchObject({ count: 2, costs, isToApprove: false, state: { kind: 'ready' } });
  expect(state({ onChain: undefined, held: 1000n * whole })).toEqual({ kind: 'loading' });
});

test('the wallet comes first, then the round, then the form', () => {
  expect(state({ writer: { ...facts.writer, account: undefined }, isPaused: true })).toEqual({ kind: 'connect' });
  expect(state({ writer: { ...facts.writer, isStale: true }, isPaused: true })).toEqual({ kind: 'offline' });
  const texts: readonly (readonly [Partial<BuyFacts>, string])[] = [
    [{ isPaused: true, typed: 0 }, 'The lottery is paused'],
    [{ phase: 'closing', typed: 0 }, 'Sales for this round are closed'],
    [{ typed: 0 }, 'Enter the number of tickets'],
    [{ typed: 101 }, 'Too many tickets for one purchase'],
    [{ held: 0n }, 'Insufficient %symbol% balance'],
    [{ room: whole }, 'Prize pot is full for now'],
    [{ form: { ...form, tickets: [{ key: 1, digits: '12' }] } }, 'Enter four digits'],
    [{ isFinal: false }, 'Confirm that purchases are final'],
  ];
  for (const [changes, text] of texts) expect(state(changes)).toMatchObject({ kind: 'error', text });
  expect(state({ held: undefined })).toEqual({ kind: 'loading' });
  expect(state({ round: pendingRound(9), phase: 'pending' })).toEqual({ kind: 'loading' });
});

test('what is missing of the allowance costs gas of its own, and an approval on its way is waited for', () => {
  const { gas } = buyTicketsViewModel(facts);
  const short = { amount: whole, isPending: false };
  const view = buyTicketsViewModel({ ...facts, allowance: short });
  expect(view).toMatchObject({ isToApprove: true, gas: gas + 60_000n, state: { kind: 'ready' } });
  expect(state({ allowance: { ...short, isPending: true } })).toEqual({ kind: 'enabling' });
});
