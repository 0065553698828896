import { oneE18 } from '@besc/domain/shared/fixed-point';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { describe, expect, test } from 'vitest';
import { makeToken } from '../../../test/make-token';
import { askView } from './ask.view-model';
import { type BuyFacts, buyView } from './buy.view-model';
import type { MarketTerms } from './market.queries';

const at = (digit: string) => checksumAddress(`0x${digit.repeat(40)}`);
const [collection, seller, account] = [at('a'), at('b'), at('c')];
const wanted = (tokenId: bigint, price: bigint) => ({ collection, tokenId, name: `Squad #${tokenId}`, price });
const key = (tokenId: bigint) => `${collection}-${tokenId}`;

describe('a purchase', () => {
  const facts = (change: Partial<BuyFacts> = {}): BuyFacts => ({
    items: [wanted(7n, 5n), wanted(8n, 6n)],
    asks: { [key(7n)]: { seller, price: 5n }, [key(8n)]: { seller, price: 6n } },
    agreed: {},
    account,
    coin: 'BESC',
    wbesc: makeToken('WBESC'),
    held: 100n,
    allowance: { amount: 0n, isPending: false },
    closed: undefined,
    ...change,
  });
  const bought = (change: Partial<BuyFacts>) => {
    const { state } = buyView(facts(change));
    return state.kind === 'ready' ? state.items.map(({ tokenId, price }) => [tokenId, price]) : state;
  };

  test('costs what the listings said, and no more', () => {
    expect(bought({})).toEqual([
      [7n, 5n],
      [8n, 6n],
    ]);
    expect(buyView(facts()).total).toBe(11n);
    const raised = { [key(7n)]: { seller, price: 9n }, [key(8n)]: { seller, price: 4n } };
    expect(bought({ asks: raised })).toEqual([[8n, 4n]]);
    expect(bought({ asks: raised, agreed: { [key(7n)]: 9n } })).toEqual([
      [7n, 9n],
      [8n, 4n],
    ]);
    expect(bought({ asks: raised, agreed: { [key(7n)]: 8n } })).toEqual([[8n, 4n]]);
  });

  test('leaves out what was sold meanwhile, and sends nothing when nothing is left', () => {
    expect(bought({ asks: { [key(7n)]: null, [key(8n)]: { seller, price: 6n } } })).toEqual([[8n, 6n]]);
    expect(bought({ asks: {} })).toMatchObject({ kind: 'error', text: 'It is not for sale any more' });
    expect(bought({ asks: undefined })).toEqual({ kind: 'loading' });
    expect(bought({ items: [wanted(7n, 4n)] })).toMatchObject({ text: 'The price was raised' });
  });

  test('is not made of one’s own, without the coin, while paused or closed', () => {
    expect(bought({ account: seller })).toMatchObject({ text: 'It is your own' });
    expect(bought({ held: 10n })).toMatchObject({ kind: 'error', symbol: 'BESC' });
    expect(bought({ held: undefined })).toEqual({ kind: 'loading' });
    expect(bought({ closed: 'paused' })).toMatchObject({ text: 'The market is paused' });
    expect(bought({ closed: 'closed' })).toMatchObject({ text: 'The collection is closed for trading' });
  });

  test('with WBESC is approved first', () => {
    expect(buyView(facts({ coin: 'WBESC' })).isToApprove).toBe(true);
    expect(buyView(facts({ coin: 'WBESC', allowance: { amount: 11n, isPending: false } })).isToApprove).toBe(false);
    expect(buyView(facts()).isToApprove).toBe(false);
  });
});

describe('a listing', () => {
  const terms: MarketTerms = {
    minimumPrice: 5n * 10n ** 15n,
    maximumPrice: 10_000n * oneE18,
    pausedUntil: 0,
    status: 'open',
    creatorAddress: seller,
    whitelistChecker: seller,
    tradingFee: 200,
    creatorFee: 0,
  };
  const state = (text: string, change: Partial<Parameters<typeof askView>[0]> = {}) =>
    askView({ text, terms, now: 100, floor: oneE18, isAgreed: false, ...change }).state;

  test('NFT-34 NFT-35 has a price within the limits', () => {
    const free = { floor: 0n };
    expect(state('0.005', free)).toEqual({ kind: 'ready', price: terms.minimumPrice });
    expect(state('10000', free)).toEqual({ kind: 'ready', price: terms.maximumPrice });
    expect(state('0.004999999999999999', free)).toMatchObject({ text: 'The lowest price is %amount% BESC' });
    expect(state('10000.000000000000000001', free)).toMatchObject({ text: 'The highest price is %amount% BESC' });
    for (const text of ['', '1.0000000000000000001', 'x']) expect(state(text)).toMatchObject({ text: 'Enter a price' });
  });

  test('under the floor is asked for once more', () => {
    expect(askView({ text: '0.9', terms, now: 100, floor: oneE18, isAgreed: false }).isUnderFloor).toBe(true);
    expect(state('0.9')).toMatchObject({ text: 'Confirm the price below the floor' });
    expect(state('0.9', { isAgreed: true })).toEqual({ kind: 'ready', price: 9n * 10n ** 17n });
    expect(state('1')).toEqual({ kind: 'ready', price: oneE18 });
    expect(state('0.9', { floor: undefined })).toMatchObject({ kind: 'ready' });
  });

  test('NFT-31 is not made in a closed collection, while paused or for the price that it has', () => {
    expect(state('2', { terms: { ...terms, status: 'close' } })).toMatchObject({
      text: 'The collection is closed for listing',
    });
    expect(state('2', { terms: { ...terms, pausedUntil: 101 } })).toMatchObject({ text: 'The market is paused' });
    expect(state('2', { before: 2n * oneE18 })).toMatchObject({ text: 'That is the price already' });
    expect(state('2', { terms: undefined })).toEqual({ kind: 'loading' });
  });
});
