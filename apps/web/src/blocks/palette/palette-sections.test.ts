import type { Token } from '@besc/domain/shared/token';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { Moon } from 'lucide-react';
import { expect, test } from 'vitest';
import { entryMatch } from './entry-match';
import type { PaletteEntry } from './palette-row';
import { paletteSections } from './palette-sections';

const money: Token = {
  kind: 'token',
  chainId: 2372,
  address: checksumAddress('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'),
  decimals: 18,
  symbol: 'MONEY',
  name: 'Money Token',
};
const stranger: Token = {
  ...money,
  address: checksumAddress('0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'),
  symbol: 'ODD',
  name: 'Odd',
};
const page = (path: string, label: string, words: string): PaletteEntry => ({
  kind: 'page',
  id: `page:${path}`,
  Icon: Moon,
  label,
  note: 'Trade',
  path,
  words,
});
const action = (id: string, label: string, isQuiet = false): PaletteEntry => ({
  kind: 'action',
  id: `action:${id}`,
  Icon: Moon,
  label,
  isQuiet,
  words: '',
  run: () => undefined,
});
const entries = [
  page('/swap', 'Börse', 'Exchange /swap'),
  page('/liquidity', 'Liquidität', 'Liquidity /liquidity'),
  action('theme', 'Switch to the dark theme'),
  action('language:fr', 'Language: Français', true),
];

function found(query: string, options: { readonly recent?: readonly string[]; readonly unlisted?: Token } = {}) {
  const { recent = [], unlisted } = options;
  const sections = paletteSections({ query, chainId: 2372, entries, tokens: [money], unlisted, recent });
  return sections.map(({ name, rows }) => `${name}: ${rows.map(({ id }) => id).join(' ')}`);
}

test('without a search text: what was picked lately, once, then all pages and the actions that are not quiet', () => {
  expect(found('')).toEqual(['Pages: page:/swap page:/liquidity', 'Actions: action:theme']);
  const recent = [`token:${money.address}`, 'page:/swap', 'page:/gone', 'token:BESC'];
  expect(found('  ', { recent })).toEqual([
    `Recent: token:${money.address} page:/swap token:BESC`,
    'Pages: page:/liquidity',
    'Actions: action:theme',
  ]);
});

test.each([
  ['swap', ['Pages: page:/swap']],
  ['BORSE', ['Pages: page:/swap']],
  ['li', ['Pages: page:/liquidity']],
  ['francais', ['Actions: action:language:fr']],
  ['theme dark', ['Actions: action:theme']],
  ['money', [`Tokens: token:${money.address}`]],
  ['bes', ['Tokens: token:BESC']],
  [money.address.toLowerCase(), [`Tokens: token:${money.address}`]],
  ['\u200b\u2066Money\u2069', [`Tokens: token:${money.address}`]],
  // In mixed case with a wrong checksum: not the address that somebody checked.
  [money.address.replace('5aA', '5Aa'), []],
  ['nothing of this', []],
])('"%s" finds %j', (query, sections) => {
  expect(found(query)).toEqual(sections);
});

test('a token of the chain that no list knows is offered only when nothing else is', () => {
  expect(found(stranger.address, { unlisted: stranger })).toEqual([`Tokens: token:${stranger.address}`]);
  expect(found('money', { unlisted: stranger })).toEqual([`Tokens: token:${money.address}`]);
});

test('no more than twenty tokens are drawn, whatever the lists hold', () => {
  const many = Array.from({ length: 500 }, (_, index) => ({ ...money, symbol: `MONEY${index}` }));
  const [section] = paletteSections({
    query: 'money',
    chainId: 2372,
    entries: [],
    tokens: many,
    unlisted: undefined,
    recent: [],
  });
  expect(section?.rows).toHaveLength(20);
});

test.each([
  ['Connect Wallet', 'wal', 2],
  ['Connect Wallet', 'allet', 1],
  ['Connect Wallet', 'wallet connect', 2],
  ['Liquidität', 'liquiditat', 2],
  ['简体中文', '中文', 1],
  ['Connect Wallet', 'farms', 0],
  ['Connect Wallet', '', 0],
] as const)('"%s" and "%s" match with %i', (text, query, score) => {
  expect(entryMatch(text, query)).toBe(score);
});
