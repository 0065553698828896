import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeLotteryRound } from '../../test/lottery/make-lottery-round';
import { toFixed } from '../shared/fraction';
import { lotteryResult, ticketBracket, ticketsCost } from './lottery-draw';
import { drawTickets, matchingDigits, parseTicket, ticketDigits } from './ticket-numbers';
import { bracketChance, expectedPrize, winChance } from './ticket-odds';
import { affordableTickets, bulkDiscount, purchaseError, ticketCosts } from './ticket-offer';
import { openTickets, ticketOutcome, ticketPrize } from './ticket-outcome';

const one = 10n ** 18n;
const number = fc.integer({ min: 10_000, max: 19_999 });
const terms = { price: 50n * one, divisor: 2000n };

test('digits of a number and back, and nothing else is a number', () => {
  fc.assert(fc.property(number, (value) => parseTicket(ticketDigits(value)) === value));
  expect(ticketDigits(10_007)).toBe('0007');
  for (const text of ['', '123', '12345', '-123', '1e30', '１２３４', ' 123', '12.4'])
    expect(parseTicket(text)).toBeUndefined();
});

test('LOT-47 LOT-48 LOT-49 matching digits from the left agree with the brackets', () => {
  fc.assert(
    fc.property(number, number, (own, drawn) => {
      const matches = matchingDigits(own, drawn);
      expect(ticketBracket(own, drawn)).toBe(matches < 2 ? undefined : matches - 1);
    }),
  );
  expect(matchingDigits(10_000, 10_000)).toBe(4);
  expect(matchingDigits(11_234, 11_934)).toBe(1);
  expect(matchingDigits(11_234, 12_234)).toBe(0);
});

test('numbers drawn at random are different from each other and from those there are, and none is likelier', () => {
  // Words above the last whole multiple of 10000 are left out.
  const words = [4_294_967_295, 4_294_960_000, 4_294_959_999, 9_999, 0, 10_000, 1];
  expect(drawTickets({ count: 3, taken: [], word: () => words.shift() ?? 0 })).toEqual([19_999, 10_000, 10_001]);
  let state = 1;
  const word = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state ^ (state >>> 13)) >>> 0;
  };
  const taken = drawTickets({ count: 9_900, taken: [], word });
  const last = drawTickets({ count: 100, taken, word });
  expect(new Set([...taken, ...last]).size).toBe(10_000);
  expect(() => drawTickets({ count: 101, taken, word })).toThrow(RangeError);
});

test.each([
  [1, '0.00'],
  [2, '0.05'],
  [50, '2.45'],
  [100, '4.95'],
])('LOT-50..53 %i tickets have a discount of %s %%', (count, percent) => {
  const { numerator, denominator } = bulkDiscount(terms, count);
  expect(toFixed({ numerator: numerator * 100n, denominator }, 2)).toBe(percent);
});

test('costs add up, grow with each ticket, and never exceed what a balance pays for', () => {
  const price = fc.bigInt(1n, 10_000n).map((steps) => steps * 10n * one);
  const divisor = fc.bigInt(300n, 65_535n);
  const count = fc.integer({ min: 1, max: 100 });
  fc.assert(
    fc.property(price, divisor, count, fc.bigInt(0n, 10n ** 27n), (unit, parts, tickets, balance) => {
      const offer = { price: unit, divisor: parts };
      const { cost, discount, costWithDiscount } = ticketCosts(offer, tickets);
      expect(cost).toBe(unit * BigInt(tickets));
      expect(costWithDiscount + discount).toBe(cost);
      expect(costWithDiscount).toBe(ticketsCost({ ...offer, count: BigInt(tickets) }));
      expect(costWithDiscount > ticketCosts(offer, tickets - 1).costWithDiscount).toBe(true);
      const most = affordableTickets(offer, { balance, most: 100 });
      expect(ticketCosts(offer, most).costWithDiscount <= balance).toBe(true);
      if (most < 100) expect(ticketCosts(offer, most + 1).costWithDiscount > balance).toBe(true);
    }),
  );
});

test('LOT-24 LOT-40 why tickets cannot be bought', () => {
  const offer = { count: 1, most: 100, cost: 50n, balance: 50n, room: undefined };
  expect(purchaseError(offer)).toBeUndefined();
  expect(purchaseError({ ...offer, count: 0 })).toBe('no-tickets');
  expect(purchaseError({ ...offer, count: 101 })).toBe('too-many');
  expect(purchaseError({ ...offer, balance: 49n })).toBe('insufficient-balance');
  expect(purchaseError({ ...offer, balance: 49n, room: 49n })).toBe('insufficient-balance');
  expect(purchaseError({ ...offer, room: 50n })).toBeUndefined();
  expect(purchaseError({ ...offer, room: 49n })).toBe('no-room');
});

test('chances are those of all numbers', () => {
  const wins = [0, 0, 0, 0];
  for (let value = 10_000; value < 20_000; value++) {
    const bracket = ticketBracket(value, 14_242);
    if (bracket !== undefined) wins[bracket] = (wins[bracket] ?? 0) + 1;
  }
  for (const bracket of [1, 2, 3] as const) {
    expect(bracketChance(bracket)).toEqual({ numerator: BigInt(wins[bracket] ?? 0), denominator: 10_000n });
  }
  expect((wins[1] ?? 0) + (wins[2] ?? 0) + (wins[3] ?? 0)).toBe(10_000 * (Number(winChance.numerator) / 100));
});

test.each([
  ['nothing limits', 10n ** 24n, 10n ** 28n],
  ['the largest prizes limit', 10n ** 24n, 10n * one],
])('the average prize is the mean of what the draw pays over all numbers, where %s', (_, pot, price) => {
  const terms = { pot, price, divisor: 2000n, shares: [0n, 1000n, 2000n, 7000n] } as const;
  expect(expectedPrize({ ...terms, tickets: 0n })).toBe(0n);
  // One ticket: by all numbers drawn.
  let paid = 0n;
  for (let drawn = 10_000; drawn < 20_000; drawn++) {
    const { prizes, winners } = lotteryResult({ ...terms, numbers: [14_242] }, drawn);
    paid += prizes.reduce((sum, prize, bracket) => sum + prize * (winners[bracket] ?? 0n), 0n);
  }
  const single = expectedPrize({ ...terms, tickets: 1n });
  expect(Number(single) / Number(paid / 10_000n)).toBeCloseTo(1, 9);
  // Two tickets: the other one is any number, and the draw may be fixed.
  paid = 0n;
  for (let other = 10_000; other < 20_000; other++) {
    for (const own of [14_242, 14_249, 14_299]) {
      const weight = own === 14_242 ? 1n : own === 14_249 ? 9n : 90n;
      const { prizes } = lotteryResult({ ...terms, numbers: [own, other] }, 14_242);
      paid += weight * (prizes[ticketBracket(own, 14_242) ?? 0] ?? 0n);
    }
  }
  expect(Number(expectedPrize({ ...terms, tickets: 2n })) / Number(paid / 100_000_000n)).toBeCloseTo(1, 9);
});

test('with very many tickets all brackets are won, and all get the pot back between them', () => {
  const terms = { price: 10n * one, divisor: 2000n, shares: [0n, 1000n, 2000n, 7000n], tickets: 10n ** 7n } as const;
  const whole = expectedPrize({ ...terms, pot: 10n ** 24n }) * 10n ** 7n;
  expect(Number(whole) / 1e24).toBeCloseTo(1, 6);
  // Never more than the cheapest ticket costs, however large the pot.
  const most = (10n * one * 9505n) / 10_000n;
  for (const tickets of [1n, 100n, 12_345n]) {
    const average = expectedPrize({ ...terms, tickets, pot: 10n ** 30n });
    expect(average <= most).toBe(true);
    expect(Number(average) / Number(most)).toBeCloseTo(1, 9);
  }
});

test('LOT-16 what became of a ticket, and which can be taken', () => {
  const drawn = makeLotteryRound({ status: 'claimable', finalNumber: 14_242, prizes: [0n, 3n, 5n, 9n] });
  const tickets = [14_299, 14_249, 14_242, 19_999, 14_242].map((value, index) => ({
    id: BigInt(index),
    number: value,
    claimed: index === 4,
  }));
  expect(tickets.map((ticket) => ticketOutcome(ticket, drawn))).toEqual(['won', 'won', 'won', 'lost', 'claimed']);
  expect(tickets.map((ticket) => ticketPrize(ticket, drawn))).toEqual([3n, 5n, 9n, 0n, 9n]);
  expect(openTickets(tickets, drawn).map(({ id }) => id)).toEqual([2n, 1n, 0n]);
  // A bracket may have no share: the contract refuses a claim with one of its tickets among others.
  const unshared = { ...drawn, prizes: [0n, 0n, 5n, 9n] as const };
  expect(tickets.map((ticket) => ticketOutcome(ticket, unshared))).toEqual(['lost', 'won', 'won', 'lost', 'claimed']);
  expect(openTickets(tickets, unshared).map(({ id }) => id)).toEqual([2n, 1n]);
  const open = makeLotteryRound();
  expect(tickets.slice(0, 4).map((ticket) => ticketOutcome(ticket, open))).toEqual(Array(4).fill('waiting'));
  expect(openTickets(tickets, open)).toEqual([]);
  const refunding = makeLotteryRound({ status: 'refunding' });
  expect(openTickets(tickets, refunding).map(({ id }) => id)).toEqual([0n, 1n, 2n, 3n]);
  expect(ticketPrize({ id: 0n, number: 14_242, claimed: false }, refunding)).toBe(0n);
});
