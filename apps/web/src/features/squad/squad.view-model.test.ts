import type { Sale, SaleAccount } from '@besc/domain/squad/sale';
import { makeSale } from '@besc/domain/test/squad/make-sale';
import { expect, test } from 'vitest';
import { phaseOf, saleChance } from './squad.view-model';

const sale = makeSale();
const account: SaleAccount = { promised: 3, used: 0, tickets: 0, isRefunded: false, isActive: true };
type Options = Parameters<typeof saleChance>[0];
const chance = (now: number, more: Partial<Options> = {}, changed: Partial<Sale> = {}) => {
  const changedSale = { ...sale, ...changed };
  const phase = phaseOf(changedSale, now);
  const usual = { isConnected: true, account, isPaused: false, word: 'waiting', open: 0 } as const;
  return saleChance({ sale: changedSale, phase, ...usual, ...more });
};
const text = (found: ReturnType<typeof saleChance>) => (found?.kind === 'reason' ? found.text.text : found?.kind);

test('SQUAD-01 SQUAD-08 in the presale the snapshot says how many, and without a promise the public sale is named', () => {
  expect(chance(500)).toEqual({ kind: 'buy', isPresale: true, most: 3 });
  expect(text(chance(500, { account: { ...account, promised: 0 } }))).toMatch(/held no first-generation bunny/);
  expect(text(chance(500, { account: { ...account, used: 3, tickets: 3 } }))).toMatch(/all your presale tickets/);
});

test('SQUAD-02 SQUAD-09 in the public sale it is ten beside those of the presale', () => {
  expect(chance(1500, { account: { ...account, used: 3, tickets: 3 } })).toEqual({
    kind: 'buy',
    isPresale: false,
    most: 10,
  });
  expect(text(chance(1500, { account: { ...account, tickets: 10 } }))).toMatch(/as many tickets as one wallet can/);
});

test('SQUAD-07 without an active profile there is a way to one; one that could not be read is said', () => {
  expect(chance(1500, { account: { ...account, isActive: false } })).toMatchObject({ wayOut: 'profile' });
  expect(text(chance(1500, { account: { ...account, isActive: undefined } }))).toBe('Your profile could not be read.');
  expect(chance(1500, { isConnected: false, account: undefined })).toMatchObject({ wayOut: 'connect' });
  expect(chance(1500, { account: undefined })).toBeUndefined();
});

test('a paused sale says so, and the steps after it are anyone’s', () => {
  expect(text(chance(1500, { isPaused: true }))).toBe('The sale is paused for now.');
  expect(chance(2000, { isConnected: false, isPaused: true })).toEqual({ kind: 'step', step: 'endSale' });
  const drawing = { status: 'drawing' } as const;
  expect(text(chance(2000, {}, drawing))).toMatch(/being drawn/);
  expect(chance(2000, { word: 'ready' }, drawing)).toEqual({ kind: 'step', step: 'openClaim' });
  expect(chance(2000, { word: 'expired' }, drawing)).toEqual({ kind: 'step', step: 'openRefunds' });
});

test('SQUAD-03 after the draw tickets are minted, or paid back once where there was none', () => {
  const held = { ...account, tickets: 5 };
  expect(chance(2000, { account: held, open: 5 }, { status: 'claim' })).toEqual({ kind: 'mint' });
  expect(text(chance(2000, { account: held, open: 0 }, { status: 'claim' }))).toBe('All your portraits are minted.');
  expect(chance(2000, { account: held, open: undefined }, { status: 'claim' })).toBeUndefined();
  expect(text(chance(2000, {}, { status: 'claim' }))).toBe('You have no tickets of this sale.');
  expect(chance(2000, { account: held }, { status: 'refunding' })).toEqual({ kind: 'refund' });
  const back = { ...held, isRefunded: true };
  expect(text(chance(2000, { account: back }, { status: 'refunding' }))).toBe('Your tickets are paid back.');
});
