import type { Sale } from '@besc/domain/squad/sale';
import { expect, test } from 'vitest';
import { saleDue } from './sale-plan';

const sale: Sale = {
  status: 'premint',
  start: 0,
  end: 0,
  price: 5n,
  maxPerAddress: 10,
  maxPerTransaction: 10,
  distributed: 120,
  reserved: 120,
  promised: 10,
  refundPerTicket: 0n,
  offset: undefined,
  snapshot: { block: 1, time: 1000 },
  randomId: 0,
};
const due = (changed: Partial<Sale>, more: Partial<Parameters<typeof saleDue>[0]> = {}) =>
  saleDue({
    sale: { ...sale, ...changed },
    supply: 10_000,
    now: 9000,
    opens: true,
    isPromised: true,
    word: 'waiting',
    held: 0n,
    ...more,
  });

test('SQUAD-13 a presale is opened 2 to 12 hours after the snapshot, and only by who was told to', () => {
  expect(due({}, { now: 8199 })).toEqual({ until: 8200 });
  expect(due({}, { now: 8200, isPromised: false })).toEqual({ step: 'promise' });
  expect(due({}, { now: 8200 })).toEqual({ step: 'presale' });
  expect(due({}, { now: 44_201 })).toEqual({});
  expect(due({}, { opens: false })).toEqual({});
  expect(due({ snapshot: undefined })).toEqual({});
  expect(due({ status: 'pending' })).toEqual({});
});

test('a sale is ended at its end or when it is sold out, also one that was never opened', () => {
  expect(due({ status: 'presale', end: 9001 })).toEqual({ step: 'sale' });
  expect(due({ status: 'presale', end: 9001 }, { opens: false })).toEqual({ until: 9001 });
  expect(due({ status: 'presale', end: 9000 })).toEqual({ step: 'endSale' });
  expect(due({ status: 'sale', end: 9001 })).toEqual({ until: 9001 });
  expect(due({ status: 'sale', end: 9000 })).toEqual({ step: 'endSale' });
  expect(due({ status: 'sale', end: 9001, distributed: 10_000 })).toEqual({ step: 'endSale' });
});

test('the word is taken when it has come, and given up when it can come no more', () => {
  expect(due({ status: 'drawing' })).toEqual({});
  expect(due({ status: 'drawing' }, { word: 'ready' })).toEqual({ step: 'openClaim' });
  expect(due({ status: 'drawing' }, { word: 'expired' })).toEqual({ step: 'openRefunds' });
  expect(due({ status: 'claim' }, { held: 1n })).toEqual({ step: 'claim' });
  expect(due({ status: 'claim' })).toEqual({});
  expect(due({ status: 'refunding' }, { held: 1n })).toEqual({});
});
