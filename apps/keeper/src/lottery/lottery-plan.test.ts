import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { expect, test } from 'vitest';
import { bondLack, drawTime, type LotteryReading, lotteryPlan, lotteryStatus } from './lottery-plan';

const hours = 3_600;
const source = checksumAddress(`0x${'50'.repeat(20)}`);
const reading: LotteryReading = {
  lotteryId: 4n,
  status: lotteryStatus.open,
  endTime: 100_000,
  salesPause: 1_800,
  minLength: 14_100,
  graceSeconds: 300,
  closeSeconds: 43_200,
  isOperator: true,
  pausedUntil: 0,
  source,
  hasSecret: true,
  givesWords: true,
  isOwnWord: true,
  pot: 0n,
  wordId: 7n,
  bond: 500n,
  potPerBond: 100n,
};
const plan = (now: number, changes: Partial<LotteryReading> = {}, takesForeignWords = false) =>
  lotteryPlan({ ...reading, ...changes }, now, { lengthSeconds: 12 * hours, takesForeignWords });
const waits = (reason: string) => ({ kind: 'wait', reason });

test('a round closes when its sales end, and is drawn at its time', () => {
  expect(plan(98_199)).toEqual(waits('sales'));
  expect(plan(98_200)).toEqual({ kind: 'close' });
  const closed = { status: lotteryStatus.close };
  expect(plan(99_999, closed)).toEqual(waits('draw-to-come'));
  expect(plan(100_000, closed)).toEqual({ kind: 'draw' });
  // Who is not the operator waits for the grace time, and starts nothing.
  const stranger = { isOperator: false };
  expect(plan(98_499, stranger)).toEqual(waits('sales'));
  expect(plan(98_500, stranger)).toEqual({ kind: 'close' });
  expect(plan(100_299, { ...closed, ...stranger })).toEqual(waits('draw-to-come'));
  expect(plan(100_300, { ...closed, ...stranger })).toEqual({ kind: 'draw' });
  expect(plan(100_300, { status: lotteryStatus.claimable, ...stranger })).toEqual(waits('not-operator'));
});

test('a round not closed in time is not closed for ever, but gives all back, for any caller', () => {
  for (const isOperator of [true, false]) {
    expect(plan(143_200, { isOperator })).toEqual({ kind: 'close' });
    expect(plan(143_201, { isOperator })).toEqual({ kind: 'refund' });
    expect(plan(143_201, { isOperator, status: lotteryStatus.close })).toEqual({ kind: 'draw' });
  }
});

test('the next starts after each end of a round, with a secret committed to and no pause', () => {
  for (const status of [lotteryStatus.pending, lotteryStatus.claimable, lotteryStatus.refunding]) {
    expect(plan(100_010, { status })).toEqual({ kind: 'start', endTime: 36 * hours });
  }
  const settled = { status: lotteryStatus.claimable };
  expect(plan(100_010, { ...settled, hasSecret: false })).toEqual(waits('no-secret'));
  expect(plan(100_010, { ...settled, pausedUntil: 100_011 })).toEqual(waits('paused'));
});

test('draws are at noon and midnight; a late start skips one that would come too soon', () => {
  const options = { lengthSeconds: 12 * hours, minLength: 14_100 };
  expect(drawTime(24 * hours + 5, options)).toBe(36 * hours);
  expect(drawTime(36 * hours - 14_160, options)).toBe(36 * hours);
  expect(drawTime(36 * hours - 14_159, options)).toBe(48 * hours);
  expect(drawTime(36 * hours - 60, options)).toBe(48 * hours);
  const short = { lengthSeconds: 600, minLength: 300 };
  for (let now = 6_000; now < 6_600; now += 7) {
    const left = drawTime(now, short) - now;
    expect(left).toBeGreaterThanOrEqual(350);
    expect(left).toBeLessThan(15 * 60 + 60);
  }
  // With the least length of the local stack every draw of six-minute rounds is taken, also when the one before was slow.
  for (let late = 1; late <= 25; late += 1) {
    expect(drawTime(3_600 + late, { lengthSeconds: 360, minLength: 300 })).toBe(3_960);
  }
});

test('the bond is raised before the pot reaches what it covers: while tickets are sold, and before a round starts', () => {
  expect(bondLack({ pot: 33_333n, bond: 500n, potPerBond: 100n })).toBe(0n);
  expect(bondLack({ pot: 33_334n, bond: 500n, potPerBond: 100n })).toBe(167n);
  const full = { pot: 40_000n };
  expect(plan(98_199, full)).toEqual({ kind: 'raise', source, amount: 301n });
  expect(plan(98_199, { ...full, bond: 801n })).toEqual(waits('sales'));
  // What is closed is never waited for, however small its bond is.
  expect(plan(98_200, { ...full, bond: 1n })).toEqual({ kind: 'close' });
  expect(plan(100_000, { ...full, status: lotteryStatus.close })).toEqual({ kind: 'draw' });
  const settled = { status: lotteryStatus.claimable };
  expect(plan(100_010, { ...settled, ...full })).toEqual({ kind: 'raise', source, amount: 301n, endTime: 36 * hours });
  expect(plan(100_010, { ...settled, ...full, hasSecret: false })).toEqual(waits('no-secret'));
  // A source that is not of the deployment takes no bond of ours.
  const foreign = { ...full, source: undefined, givesWords: false, isOwnWord: false };
  expect(plan(98_199, foreign)).toEqual(waits('sales'));
  expect(plan(100_010, { ...settled, ...foreign })).toEqual({ kind: 'start', endTime: 36 * hours });
});

test('a round starts on a word of this key, or, where that is wanted, of another operator', () => {
  const settled = { status: lotteryStatus.claimable };
  const other = { ...settled, isOwnWord: false };
  const start = { kind: 'start', endTime: 36 * hours };
  expect(plan(100_010, settled)).toEqual(start);
  // What the operator before committed to this key should give, and cannot.
  expect(plan(100_010, other)).toEqual(waits('other-key'));
  expect(plan(100_010, other, true)).toEqual(waits('other-key'));
  expect(plan(100_010, { ...other, givesWords: false })).toEqual(waits('other-key'));
  expect(plan(100_010, { ...other, givesWords: false }, true)).toEqual(start);
  // Not yet, or no more, the source's operator: its own words are good.
  expect(plan(100_010, { ...settled, givesWords: false })).toEqual(start);
});

test('a bond is raised by the key alone to which it comes back', () => {
  const full = { pot: 40_000n };
  const settled = { status: lotteryStatus.claimable };
  for (const givesWords of [true, false]) {
    for (const takesForeignWords of [true, false]) {
      const other = { ...full, givesWords, isOwnWord: false };
      expect(plan(98_199, other, takesForeignWords)).toEqual(waits('other-key'));
      expect(plan(100_010, { ...settled, ...other }, takesForeignWords)).not.toMatchObject({ kind: 'raise' });
    }
  }
  // Who gives the words and does not run the lottery raises them too, and starts nothing.
  const raises = { kind: 'raise', source, amount: 301n };
  expect(plan(98_199, { ...full, isOperator: false })).toEqual(raises);
  expect(plan(100_010, { ...settled, ...full, isOperator: false })).toEqual(raises);
  expect(plan(100_010, { ...settled, isOperator: false })).toEqual(waits('not-operator'));
  const stranger = { ...full, isOperator: false, isOwnWord: false, givesWords: false };
  expect(plan(98_199, stranger)).toEqual(waits('sales'));
  expect(plan(100_010, { ...settled, ...stranger })).toEqual(waits('not-operator'));
});
