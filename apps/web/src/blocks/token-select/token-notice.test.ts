import type { Address } from '@besc/domain/shared/address';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { describe, expect, test } from 'vitest';
import { textSkeleton } from './text-skeleton';
import { makeTokenNotice } from './token-notice';

const address = (tail: string): Address => checksumAddress(`0x${tail.padStart(40, '0')}`);
const trusted = [
  { address: address('1'), symbol: 'WBESC', name: 'Wrapped BESC' },
  { address: address('2'), symbol: 'MONEY', name: 'Money' },
  { address: address('3'), symbol: 'BUSDC', name: 'BESC USD Coin' },
  { address: address('4'), symbol: 'HENNY', name: 'Henny' },
  { address: address('5'), symbol: 'WAGMI', name: 'Wagmi' },
  { address: address('6'), symbol: 'Bernie', name: 'Bernie' },
];
const notice = makeTokenNotice(trusted, ['BESC']);

describe('token notice', () => {
  test('no trusted token is flagged', () => {
    expect(trusted.map((token) => notice(token).kind)).toEqual(trusted.map(() => 'none'));
  });

  test('the symbol of a trusted token at another address is named', () => {
    expect(notice({ address: address('9'), symbol: 'money', name: 'Other' })).toEqual({
      kind: 'same-symbol',
      symbol: 'MONEY',
    });
    expect(notice({ address: address('9'), symbol: 'BESC', name: 'Other' }).kind).toBe('same-symbol');
  });

  test.each([
    'М0NEY',
    'MΟNEY',
    'ＭＯＮＥＹ',
    'MO\u200bNEY',
    'M O N E Y',
    'MÓNEY',
    'BUSDС',
    'BUЅDC',
    '8USDC',
    'BU$DC',
    'HEΝNY',
    'WAGM1',
    'WAGMl',
    'WAGMІ',
    'Вernie',
    'Bemie',
    'Ber\u00adnie',
    'WBΕSC',
    'W-BESC',
    '\u202eMONEY',
    'BE5C',
    'ВESС',
    'VVBESC',
    'WBESϹ',
  ])('reads like a trusted symbol: %s', (symbol) => {
    expect(notice({ address: address('9'), symbol, name: 'Other' }).kind).not.toBe('none');
  });

  test('a name that imitates a trusted name is flagged too', () => {
    expect(notice({ address: address('9'), symbol: 'XYZ', name: 'Wrаpped BESC' })).toEqual({
      kind: 'look-alike',
      symbol: 'WBESC',
    });
  });

  test('a trusted list cannot imitate what was trusted before it', () => {
    const spoof = { address: address('7'), symbol: 'MΟNEY', name: 'Spoof' };
    const check = makeTokenNotice([...trusted, spoof], ['BESC']);
    expect(check(spoof)).toEqual({ kind: 'look-alike', symbol: 'MONEY' });
    expect(trusted.map((token) => check(token).kind)).toEqual(trusted.map(() => 'none'));
  });

  test('ordinary other tokens are not flagged', () => {
    for (const symbol of ['RFLX', 'OLDG', 'CAKE', 'DAI', 'MON', 'BUS', '💰', '']) {
      expect(notice({ address: address('9'), symbol, name: 'Some Token' }).kind).toBe('none');
    }
  });

  test('the skeleton of text made of marks alone is empty and matches nothing', () => {
    expect(textSkeleton('\u202e\u200b')).toBe('');
    expect(notice({ address: address('9'), symbol: '\u200b', name: '\u200b' }).kind).toBe('none');
  });
});
