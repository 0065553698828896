import { expect, test } from 'vitest';
import { only, type SlugRoles } from './role-entry';
import { roleTables } from './role-tables';
import { rolesText } from './role-text';

const coin = { tables: { coin: { mint: only([], 'NotMinter'), burn: only(['owner'], 'NotOwner') } } } as const;
const mine: SlugRoles = {
  tables: { mine: { dig: only(['miner'], 'Closed') } },
  callers: { miner: { is: 'any account that digs', may: ['coin.mint'] } },
};

test('a caller that one slug adds may call what it says of another', () => {
  expect(roleTables([coin]).coin?.mint?.by).toEqual([]);
  expect(roleTables([mine, coin])).toMatchObject({
    mine: { dig: { by: ['miner'] } },
    coin: { mint: { by: ['miner'] } },
  });
});

test('a part without a player, a right without a row, a caller or a table given twice are errors', () => {
  expect(() => roleTables([{ tables: mine.tables }])).toThrow('no caller is the miner of mine.dig');
  expect(() => roleTables([mine])).toThrow('the miner may call coin.mint, which has no row');
  expect(() => roleTables([mine, coin, { tables: {}, callers: { miner: { is: 'another' } } }])).toThrow('"miner"');
  expect(() => roleTables([coin, coin])).toThrow('"coin"');
});

test('the document says who may call what, and who those are whom only a slug knows', () => {
  const text = rolesText([mine, coin, { tables: { open: { touch: { by: 'anyone', args: () => [] } } } }]);
  expect(text).toContain('The miner is any account that digs.');
  expect(text).toContain('| mine | `dig` | miner | Closed |\n| coin | `mint` | miner | NotMinter |\n');
  expect(text).not.toContain('touch');
});
