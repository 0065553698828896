import { describe, expect, test } from 'vitest';
import { testAddress } from '../../test/address';
import { isBurnAddress } from './is-burn-address';
import { isRecipientFlagged, parseRecipient } from './recipient';

const account = testAddress('0x00000000000000000000000000000000000000c3');

describe('recipient', () => {
  test('SWAP-078 white space is stripped', () => {
    expect(parseRecipient(` 0x${'a'.repeat(20)} ${'B'.repeat(20)}\u00a0`)).toEqual({
      kind: 'address',
      text: `0x${'a'.repeat(20)}${'B'.repeat(20)}`,
    });
  });

  test('an address behind marks that show nothing, or with 0X, is that address; a name keeps the marks it needs', () => {
    for (const text of [`\u200b${account}`, `\u202d${account}\u202c`, `0X${account.slice(2)}`]) {
      expect(parseRecipient(text)).toEqual({ kind: 'address', text: account });
    }
    const family = '\u{1f468}\u200d\u{1f469}.besc';
    expect(parseRecipient(family)).toEqual({ kind: 'name', text: family });
    expect(parseRecipient('\u200b alice.besc\u200e')).toEqual({ kind: 'name', text: 'alice.besc' });
  });

  test('addresses whose key no one can hold are known', () => {
    const burnt = [
      '0x000000000000000000000000000000000000dead',
      '0xdead000000000000000000000000000000000000',
      '0xdead000000000000000042069420694206942069',
      '0x0000000000000000000000000000000000000000',
      '0x0000000000000000000000000000000000000001',
      '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee',
      '0xffffffffffffffffffffffffffffffffffffffff',
    ] as const;
    expect(burnt.filter((address) => !isBurnAddress(testAddress(address)))).toEqual([]);
    expect(isBurnAddress(testAddress('0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266'))).toBe(false);
  });

  test('SWAP-032 SWAP-079 an address or a host-like name, nothing else', () => {
    expect(parseRecipient(undefined).kind).toBe('own');
    expect(parseRecipient('  ').kind).toBe('empty');
    expect(parseRecipient('sub.alice-1.besc')).toEqual({ kind: 'name', text: 'sub.alice-1.besc' });
    // Whether a name of another script imitates one is told by normalisation.
    expect(parseRecipient('\u0430lice.eth').kind).toBe('name');
    for (const text of ['alice', '0x12', 'a..eth', 'a.eth/', 'a@b.eth', '10.0.0.1', `${'a'.repeat(64)}.eth`]) {
      expect(parseRecipient(text).kind).toBe('invalid');
    }
  });

  test('SWAP-080 flagged when non-empty, not loading and unresolved', () => {
    expect(isRecipientFlagged({ text: 'x', loading: false, resolved: undefined })).toBe(true);
    expect(isRecipientFlagged({ text: ' ', loading: false, resolved: undefined })).toBe(false);
    expect(isRecipientFlagged({ text: 'x', loading: true, resolved: undefined })).toBe(false);
    expect(isRecipientFlagged({ text: 'x', loading: false, resolved: account })).toBe(false);
  });
});
