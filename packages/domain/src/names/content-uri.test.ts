import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ContentHashError, contentUri } from './content-uri';

const digest = '29f2d17be6139079dc48696d1f582a8530eb9805b561eda517e22a892c7e3f1f';
const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
const thrown = (hash: string): ContentHashError => {
  try {
    contentUri(hash);
  } catch (error) {
    if (error instanceof ContentHashError) return error;
    throw error;
  }
  throw new Error('nothing was thrown');
};

describe('contentUri', () => {
  test('LIST-51 ipfs: a classic content identifier, as EIP-1577 writes it', () => {
    expect(contentUri(`0xe3010170122029f2d17be6139079dc48696d1f582a8530eb9805b561eda517e22a892c7e3f1f`)).toBe(
      'ipfs://QmRAQB6YaCyidP37UdDnjFY5vQuiBrcqdyoW1CuDgwxkD4',
    );
  });

  test('LIST-51 ipfs: raw content keeps its codec', () => {
    // "hello world\n" in a raw block.
    expect(contentUri('0xe30101551220a948904f2f0f479b8f8197694b30184b0d2ed1c1cd2a1ec0fb85d299a192a447')).toBe(
      'ipfs://bafkreifjjcie6lypi6ny7amxnfftagclbuxndqonfipmb64f2km2devei4',
    );
  });

  test('LIST-52 ipns: a domain link, a key and a hashed key', () => {
    expect(contentUri('0xe5010170000f6170702e756e69737761702e6f7267')).toBe('ipns://app.uniswap.org');
    expect(contentUri(`0xE50101720024080112${'20'}${digest}`)).toMatch(/^ipns:\/\/k51qzi5uqu5d[a-z\d]{50}$/);
    expect(contentUri(`0xe50101701220${digest}`)).toBe('ipns://QmRAQB6YaCyidP37UdDnjFY5vQuiBrcqdyoW1CuDgwxkD4');
  });

  test.each([
    ['swarm', `0xe40101fa011b20${digest}`],
    ['onion', '0xbc037a716b746c776934666563766f3672'],
    ['skynet', '0x90b2c60508004007fd43b74149b31aacbbf2784e874d09b086bed15fd54cacff7120cce95372'],
    ['nothing', '0x'],
    ['half a number', '0xe3'],
    ['a number that is not in its shortest form', `0xe381000170${digest}`],
  ])('LIST-53 %s is refused as an unrecognized codec', (_kind, hash) => {
    expect(thrown(hash)).toMatchObject({ code: 'UNRECOGNIZED_CODEC', message: 'Unrecognized codec' });
  });

  test('LIST-54 odd-length hex and what is no hex are refused', () => {
    expect(thrown(`0xe301017012202${digest}`).code).toBe('ODD_HEX');
    expect(thrown('0xe301zz').code).toBe('NOT_HEX');
  });

  test.each([
    ['cut short', `0xe30101701220${digest.slice(2)}`],
    ['with something behind it', `0xe30101701220${digest}00`],
    ['of version 2', `0xe30102701220${digest}`],
    ['with nothing in it', '0xe30101701200'],
    ['with a sha2-256 digest of 31 bytes', `0xe3010170121f${digest.slice(2)}`],
    ['with the content itself', '0xe301015500036162 63'.replace(' ', '')],
    ['an ipns link to no domain', '0xe5010170000561202f2e2e'],
    ['an ipns link with a path in it', '0xe5010170000d612e622f2e2e2f2e2e2f632e64'],
  ])('a content identifier %s is refused', (_kind, hash) => {
    expect(thrown(hash).code).toBe('MALFORMED');
  });

  test('any bytes give an ipfs or ipns address without white space, path or query, or a ContentHashError', () => {
    const prefixes = ['', 'e301', 'e501', 'e3010170', 'e501017200', 'e501017000', 'e30101551220'];
    fc.assert(
      fc.property(fc.constantFrom(...prefixes), fc.uint8Array({ maxLength: 60 }), (prefix, bytes) => {
        try {
          expect(contentUri(`0x${prefix}${hex(bytes)}`)).toMatch(/^ip[fn]s:\/\/[\w.-]+$/);
        } catch (error) {
          expect(error).toBeInstanceOf(ContentHashError);
        }
      }),
      { numRuns: 3000 },
    );
  });
});
