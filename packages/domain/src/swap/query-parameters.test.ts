import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { testAddress } from '../../test/address';
import type { Address } from '../shared/address';
import { parseSwapQuery, unreadParameters } from './query-parameters';

const stable = testAddress('0x00000000000000000000000000000000000000B1');
const money = testAddress('0x00000000000000000000000000000000000000A2');
const account = testAddress('0x00000000000000000000000000000000000000c3');
// Stands in for the checksumming parser of the chain layer: accepts the shape, returns the spelling known here.
const parseAddress = (text: string): Address | undefined =>
  /^0x[0-9a-fA-F]{40}$/.test(text)
    ? ([stable, money, account].find((known) => known.toLowerCase() === text.toLowerCase()) ?? testAddress(text))
    : undefined;

describe('parseSwapQuery', () => {
  const parse = (text: string) => {
    const values = new Map(
      text
        .split('&')
        .filter(Boolean)
        .map((part) => part.split('=') as [string, string]),
    );
    return parseSwapQuery({ query: { get: (name) => values.get(name) ?? null }, stable, parseAddress });
  };

  test('SWAP-028 SWAP-029 defaults are BESC and BUSDC', () => {
    expect(parse('')).toEqual({
      independentField: 'input',
      typedValue: '',
      input: 'BESC',
      output: stable,
      recipient: undefined,
    });
  });

  test('SWAP-022 SWAP-023 SWAP-027 SWAP-081 an address in any case, or BESC in any case', () => {
    expect(parse(`inputCurrency=${money.toLowerCase()}&outputCurrency=besc`)).toMatchObject({
      input: money,
      output: 'BESC',
    });
    expect(parse('inputCurrency=0x12&outputCurrency=MONEY')).toMatchObject({ input: 'BESC', output: stable });
  });

  test('SWAP-030 SWAP-031 equal currencies: the output is cleared when it was given, otherwise the input', () => {
    expect(parse('inputCurrency=BESC&outputCurrency=besc')).toMatchObject({ input: 'BESC', output: undefined });
    expect(parse('outputCurrency=BESC')).toMatchObject({ input: 'BESC', output: undefined });
    expect(parse(`inputCurrency=${stable.toLowerCase()}`)).toMatchObject({ input: undefined, output: stable });
    const same = parse(`inputCurrency=${money}&outputCurrency=${money.toLowerCase()}`);
    expect(same).toMatchObject({ input: money, output: undefined });
  });

  test('a currency that is there and empty is none, so that an emptied form can be linked to', () => {
    expect(parse('inputCurrency=')).toMatchObject({ input: undefined, output: stable });
    expect(parse('outputCurrency=')).toMatchObject({ input: 'BESC', output: undefined });
    expect(parse('inputCurrency=&outputCurrency=')).toMatchObject({ input: undefined, output: undefined });
    expect(parse('inputCurrency=&outputCurrency=besc')).toMatchObject({ input: undefined, output: 'BESC' });
  });

  test('SWAP-024 SWAP-034 exactAmount is taken over as text when it is numeric', () => {
    for (const text of ['1', '0.50', '.5', '5.', '00']) expect(parse(`exactAmount=${text}`).typedValue).toBe(text);
    const clear = { '1,5': '1.5', ' 5 ': '5', '1,234.5': '1234.5', '1.234': '1.234', '٣': '3' };
    for (const [text, typed] of Object.entries(clear)) expect(parse(`exactAmount=${text}`).typedValue).toBe(typed);
    for (const text of ['1abc', '1e5', '-1', '1,234', '.', 'NaN', '1'.repeat(80), '1.2.3']) {
      expect(parse(`exactAmount=${text}`).typedValue).toBe('');
    }
  });

  test('SWAP-025 exactField is input or output', () => {
    expect(parse('exactField=output').independentField).toBe('output');
    expect(parse('exactField=OUTPUT').independentField).toBe('output');
    expect(parse('exactField=other').independentField).toBe('input');
  });

  test('SWAP-026 SWAP-033 a query recipient must be an address or host-like', () => {
    expect(parse(`recipient=${account.toLowerCase()}`).recipient).toBe(account);
    expect(parse('recipient=alice.besc').recipient).toBe('alice.besc');
    for (const text of ['stranger', '0x12', '<b>.eth', 'a..b', '']) {
      expect(parse(`recipient=${text}`).recipient).toBeUndefined();
    }
  });

  test('SWAP-027 SWAP-033 SWAP-034 what a link gives and is not taken over is named, what is taken over is not', () => {
    const unread = (values: Record<string, string>) =>
      unreadParameters({ query: { get: (name) => values[name] ?? null }, parseAddress });
    const bad = {
      inputCurrency: '0x12',
      outputCurrency: 'MONEY',
      exactAmount: '1,234',
      exactField: 'both',
      recipient: 'stranger',
    };
    expect(unread(bad)).toEqual(['inputCurrency', 'outputCurrency', 'exactAmount', 'exactField', 'recipient']);
    const good = {
      inputCurrency: money.toLowerCase(),
      outputCurrency: 'besc',
      exactAmount: '1.5',
      exactField: 'OUTPUT',
      recipient: 'alice.besc',
      theme: 'dark',
    };
    expect(unread(good)).toEqual([]);
    expect(unread({ inputCurrency: '', exactAmount: '', recipient: '' })).toEqual([]);
  });

  test('never throws, whatever the link says', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string({ unit: 'binary' }), (one, two, three) => {
        const values = [one, two, three, one, two];
        parseSwapQuery({ query: { get: () => values.pop() ?? null }, stable, parseAddress });
      }),
    );
  });
});
