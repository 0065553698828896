import { nativeCoin, type Token } from '@besc/domain/shared/token';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { expect, test } from 'vitest';
import { messageAmount } from '../language/message-amount';
import { plainText } from '../language/plain-text';
import { pausedBlocker } from './paused-blocker';
import { type StakeFacts, stakeForm } from './stake-form';

const whole = 10n ** 18n;
const address = checksumAddress('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed');
const token: Token = { kind: 'token', chainId: 2372, address, decimals: 18, symbol: 'MONEY', name: 'Money' };
const subject = { currency: token, spender: address, balance: 10n * whole, staked: 4n * whole };
const facts: StakeFacts = {
  way: 'stake',
  subject,
  text: '2.5',
  writer: { account: address, wrongNetwork: false, isStale: false, gasPriceWei: 10n ** 12n },
  allowance: { amount: 10n * whole, isPending: false },
};
const state = (changes: Partial<StakeFacts>) => stakeForm({ ...facts, ...changes }).state;

test('POOL-082 an amount within balance and limit is ready', () => {
  expect(stakeForm(facts)).toMatchObject({
    amount: (5n * whole) / 2n,
    most: 10n * whole,
    state: { kind: 'ready' },
  });
  expect(stakeForm({ ...facts, subject: { ...subject, limit: 6n * whole } })).toMatchObject({
    most: 2n * whole,
  });
});

test('the wallet comes first, then the chain, then what is not known, then the amount', () => {
  expect(state({ writer: { ...facts.writer, account: undefined } }).kind).toBe('connect');
  expect(state({ writer: { ...facts.writer, wrongNetwork: true } }).kind).toBe('wrong-network');
  expect(state({ writer: { ...facts.writer, isStale: true } }).kind).toBe('offline');
  expect(state({ subject: { ...subject, balance: undefined } }).kind).toBe('loading');
  const unread = { allowance: { amount: undefined, isPending: false } };
  expect(state(unread).kind).toBe('loading');
  expect(state({ ...unread, way: 'unstake' }).kind).toBe('ready');
  expect(state({ text: '' })).toEqual({ kind: 'error', text: 'Enter an amount' });
  expect(state({ text: '0.0' })).toEqual({ kind: 'error', text: 'Enter an amount' });
});

test('what was staked before is asked for by a limit and by the way out alone', () => {
  const lock = { currency: token, spender: address, balance: 10n * whole };
  expect(stakeForm({ ...facts, subject: lock })).toMatchObject({ most: 10n * whole, state: { kind: 'ready' } });
  expect(state({ subject: { ...lock, balance: undefined } }).kind).toBe('loading');
  expect(state({ subject: { ...lock, limit: 6n * whole } }).kind).toBe('loading');
  expect(state({ subject: lock, way: 'unstake' }).kind).toBe('loading');
});

test('more than the balance, the limit or the stake is refused in words; also a number that no balance can be', () => {
  const missing = { kind: 'error', text: 'Insufficient %symbol% balance', symbol: 'MONEY' };
  expect(state({ text: '10.000000000000000001' })).toEqual(missing);
  expect(state({ text: '9'.repeat(70) })).toEqual(missing);
  expect(state({ subject: { ...subject, limit: 6n * whole } })).toMatchObject({
    kind: 'error',
    text: 'Maximum total stake: %amount% %token%',
    values: { token: 'MONEY' },
    amounts: { amount: { value: String(6n * whole) } },
  });
  expect(state({ way: 'unstake', text: '4' }).kind).toBe('ready');
  expect(state({ way: 'unstake', text: '4.000000000000000001' })).toEqual({
    kind: 'error',
    text: 'You’ve staked less than this',
  });
});

test('POOL-082 Max is what a field can say of a token with more decimals than it has room for', () => {
  const fine = { ...subject, currency: { ...token, decimals: 78 }, balance: 129n, staked: 1239n };
  expect(stakeForm({ ...facts, subject: fine }).most).toBe(120n);
  expect(stakeForm({ ...facts, subject: { ...fine, limit: 1248n } }).most).toBe(0n);
  expect(stakeForm({ ...facts, way: 'unstake', subject: fine }).most).toBe(1230n);
});

test('one wei can be staked and taken out', () => {
  const wei = '0.000000000000000001';
  expect(state({ text: wei })).toEqual({ kind: 'ready', amount: 1n });
  expect(state({ way: 'unstake', text: wei, subject: { ...subject, staked: 1n } })).toEqual({
    kind: 'ready',
    amount: 1n,
  });
});

test('POOL-085 less than the minimum is told apart, after the balance; taking out knows no minimum', () => {
  const wei = '0.000000000000000001';
  const least = { ...subject, minimum: 2n };
  expect(state({ text: wei, subject: least })).toEqual({
    kind: 'error',
    text: 'A minimum of %num% MONEY is required',
    amounts: { num: { ...messageAmount(2n, subject.currency, 'paid'), place: 'supply' } },
  });
  expect(state({ text: '0.000000000000000002', subject: least })).toEqual({ kind: 'ready', amount: 2n });
  expect(state({ text: wei, subject: { ...least, balance: 0n } })).toMatchObject({ symbol: 'MONEY' });
  expect(state({ way: 'unstake', text: wei, subject: least })).toEqual({ kind: 'ready', amount: 1n });
});

test('POOL-080 a limit is told with all of its whole part: who goes by it is not refused', () => {
  const limited = { ...subject, limit: 1_234_567n * whole + 8n * (whole / 10n), balance: 2_000_000n * whole };
  const told = state({ text: '1240000', subject: limited });
  expect(told.kind === 'error' && plainText(told)).toBe('Maximum total stake: 1,234,567 MONEY');
  const sale = { ...limited, limitText: 'Maximum commitment: %amount% %token%' } as const;
  const said = state({ text: '1240000', subject: sale });
  expect(said.kind === 'error' && plainText(said)).toBe('Maximum commitment: 1,234,567 MONEY');
});

test('of the native coin Max leaves what later transactions need; unstaking needs no balance', () => {
  const native = { ...subject, currency: nativeCoin(2372) };
  expect(stakeForm({ ...facts, subject: native }).most).toBe(10n * whole - whole / 2n);
  expect(state({ way: 'unstake', text: '1', subject: { ...native, balance: undefined } }).kind).toBe('ready');
});

test('what is missing of an allowance is approved first, and waited for while it is on its way; unstaking needs none', () => {
  const allowance = { amount: whole, isPending: false };
  expect(stakeForm({ ...facts, allowance })).toMatchObject({ isToApprove: true, state: { kind: 'ready' } });
  const isPending = true;
  expect(state({ allowance: { amount: whole, isPending } })).toEqual({ kind: 'enabling' });
  expect(state({ allowance: { amount: 10n * whole, isPending } }).kind).toBe('ready');
  expect(stakeForm({ ...facts, way: 'unstake', allowance })).toMatchObject({ isToApprove: false });
});

test('a pause says until when, and which way out there is meanwhile', () => {
  const pause = { until: 1_790_000_000, locale: 'en' };
  expect(plainText(pausedBlocker(pause))).toMatch(/^Paused until Sep .* You can unstake any time\.$/);
});

test('what bars a stake is said before the amount', () => {
  const barred = { kind: 'error', text: 'This pool has ended' } as const;
  expect(state({ barred, text: '' })).toBe(barred);
});
