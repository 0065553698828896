import fc from 'fast-check';
import { expect, test } from 'vitest';
import { testAddress } from '../../test/address';
import { makeSale } from '../../test/squad/make-sale';
import { presalePromises } from './presale-promises';
import type { Sale, SaleAccount } from './sale';
import { salePhase } from './sale-phase';
import { saleStatuses, saleStatusOf } from './sale-status';
import { presaleSupply, reserveSupply, squadSupply } from './squad-sizes';
import { ticketRoom } from './ticket-room';
import { offsetOfWord, tokenOfTicket } from './token-of-ticket';

const sale = makeSale({ snapshot: undefined });
const account: SaleAccount = { promised: 3, used: 1, tickets: 5, isRefunded: false, isActive: true };
const at = (now: number, changed: Partial<Sale> = {}) =>
  salePhase({ ...sale, ...changed }, { now, supply: squadSupply });

test('OPEN-76 statuses stand in the order of the contract', () => {
  expect(saleStatuses.map((_, number) => saleStatusOf(number))).toEqual([
    'pending',
    'premint',
    'presale',
    'sale',
    'drawing',
    'claim',
    'refunding',
  ]);
  expect(() => saleStatusOf(7)).toThrow(RangeError);
});

test('SQUAD-10 SQUAD-11 SQUAD-12 10 000 portraits, 490 in the presale, 120 set aside', () => {
  expect([squadSupply, presaleSupply, reserveSupply]).toEqual([10_000, 490, 120]);
});

test('SQUAD-01 SQUAD-02 SQUAD-03 the presale lasts until the public sale starts, and that until its end or the last ticket', () => {
  expect(at(0, { status: 'pending' })).toBe('coming');
  expect(at(0, { status: 'premint' })).toBe('coming');
  expect(at(500, { status: 'presale', start: 0 })).toBe('presale');
  expect(at(999)).toBe('presale');
  expect(at(1000)).toBe('public');
  expect(at(2000)).toBe('over');
  expect(at(2000, { status: 'presale', start: 0 })).toBe('over');
  expect(at(1500, { distributed: 10_000 })).toBe('over');
  expect(at(0, { status: 'drawing' })).toBe('drawing');
  expect(at(0, { status: 'claim' })).toBe('claim');
  expect(at(0, { status: 'refunding' })).toBe('refunding');
});

test('SQUAD-09 an account buys ten beside those of the presale, and no more than are left', () => {
  const room = (phase: ReturnType<typeof at>, changed: Partial<Sale> = {}) =>
    ticketRoom({ sale: { ...sale, ...changed }, account, phase }, squadSupply);
  expect(room('presale')).toBe(2);
  expect(room('public')).toBe(6);
  expect(room('public', { distributed: 9_998 })).toBe(2);
  expect(room('public', { maxPerAddress: 2 })).toBe(0);
  expect(room('over')).toBe(0);
});

test('SQUAD-08 a promise for each bunny held, and one for everybody before a second where there are too few', () => {
  const [a, b, c] = [testAddress('0x1'), testAddress('0x2'), testAddress('0x3')];
  const held = new Map([
    [c, 5],
    [a, 1],
    [b, 2],
  ]);
  expect([...presalePromises(held, 490)]).toEqual([
    [a, 1],
    [b, 2],
    [c, 5],
  ]);
  expect([...presalePromises(held, 4)]).toEqual([
    [a, 1],
    [b, 2],
    [c, 1],
  ]);
  expect([...presalePromises(held, 2)]).toEqual([
    [a, 1],
    [b, 1],
  ]);
  expect([...presalePromises(new Map([[a, 0]]), 490)]).toEqual([]);
});

test('SQUAD-04 each ticket becomes another portrait, whatever the offset', () => {
  fc.assert(
    fc.property(fc.nat(99), (offset) => {
      const tokens = Array.from({ length: 100 }, (_, ticket) => tokenOfTicket(ticket, { offset, supply: 100 }));
      expect(new Set(tokens).size).toBe(100);
      expect(Math.max(...tokens)).toBe(99);
    }),
  );
});

test('SQUAD-04 a word above the last whole multiple is hashed first', () => {
  const most = 2n ** 256n - 1n;
  const hashed: bigint[] = [];
  const hash = (word: bigint) => {
    hashed.push(word);
    return 10_007n;
  };
  expect(offsetOfWord(10_003n, 10_000, hash)).toBe(3);
  expect(offsetOfWord(most - (most % 10_000n) - 1n, 10_000, hash)).toBe(9_999);
  expect(hashed).toEqual([]);
  expect(offsetOfWord(most, 10_000, hash)).toBe(7);
  expect(hashed).toEqual([most]);
});
