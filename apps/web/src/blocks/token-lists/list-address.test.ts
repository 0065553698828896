// @vitest-environment happy-dom

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listAddress, listAddressProblem } from './list-address';
import { listHost } from './list-host';

test.each([
  [' https://Host.Example/a/List.json ', 'https://host.example/a/List.json'],
  ['HTTPS://host.example:443/a.json#x', 'https://host.example/a.json'],
  ['http://host.example', 'http://host.example/'],
  ['IPFS://bafyABC/', 'ipfs://bafyABC'],
  ['ipns://k51abc/list.json', 'ipns://k51abc/list.json'],
  ['Lists.ETH', 'lists.eth'],
  ['Lists.besc/A.json', 'lists.besc/A.json'],
  ['Bücher.besc', 'bücher.besc'],
  ['🦊_lists.besc/A.json', '🦊_lists.besc/A.json'],
  [`${window.location.origin}/lists/default.tokenlist.json`, '/lists/default.tokenlist.json'],
])('LIST-19 %j is %j, so that no list is kept twice', (typed, address) => {
  expect(listAddress(typed)).toBe(address);
});

test.each([
  '',
  'list',
  'ftp://host.example/a',
  'javascript:alert(1)',
  'https://',
  '//host.example/a',
  'https://a b',
  '0x12',
  '10.0.0.1',
  'lists.besc/ü',
  'li\u202ests.besc',
])('LIST-35 %j is no place of a list', (typed) => {
  expect(listAddress(typed)).toBeUndefined();
});

test.each([
  'ftp://host.example/a.json',
  '  FTP://host.example/a.json  ',
  'file:///etc/passwd',
  'ar://abc',
  'bzz://abc',
  'web+ap://x',
  'my.scheme://x',
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'data:application/json,{}',
  'data:,{}',
  'blob:https://host.example/1',
  'mailto:a@b.example',
  'ftp://a b',
])('LIST-35 %j has a protocol that no list is fetched by', (typed) => {
  expect(listAddress(typed)).toBeUndefined();
  expect(listAddressProblem(typed)).toBe('Unrecognized list URL protocol.');
});

test.each([
  'list',
  'https://',
  'https:',
  'HTTP:/host.example',
  'https://user:secret@host.example/a',
  'ipfs:bafy',
  'ipfs://',
  '//host.example/a',
  'host.example:8080',
  'host.example:8080/a.json',
  'localhost:8080/a.json',
  'localhost:8080',
  '0x12',
  'a: b',
  ':',
  '://x',
  '1:x',
])('LIST-35 %j is no address at all', (typed) => {
  expect(listAddress(typed)).toBeUndefined();
  expect(listAddressProblem(typed)).toBe('Enter valid list location');
});

test('what comes out is a place again, and its host can always be shown', () => {
  const start = fc.constantFrom('https://', 'http://a.example/', 'ipfs://', 'IPNS://', '/', 'a.eth', '');
  fc.assert(
    fc.property(start, fc.string({ maxLength: 20 }), (scheme, rest) => {
      const address = listAddress(scheme + rest);
      if (address === undefined) return;
      expect(listAddress(address)).toBe(address);
      expect(listHost(address).length).toBeGreaterThan(0);
    }),
  );
});
