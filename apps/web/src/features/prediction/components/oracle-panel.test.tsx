import type { OracleReport } from '@besc/wire/oracle/fetch-oracle';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { render, screen, within } from '@testing-library/react';
import { zeroAddress } from 'viem';
import { beforeEach, expect, test, vi } from 'vitest';
import { makePlace } from '../../../../test/make-place';
import { areBehind } from '../report-state';
import { OraclePanel } from './oracle-panel';

const now = 10_000;
const median = { roundId: 7n, price: 104_000_000n, updatedAt: now - 5 };
const reporter = (place: number, price: string | null, updatedAt: number | null) => ({
  id: `0x${place.toString(16).padStart(40, '0')}`,
  price,
  updatedAt,
});
const index = { items: [] as unknown[], answers: true };

beforeEach(() => {
  Object.assign(index, { items: [], answers: true });
  vi.stubGlobal('fetch', async () => {
    if (!index.answers) throw new TypeError('The index is down');
    return Response.json({ data: { page: { items: index.items } } });
  });
});

const named = (row: { last: OracleReport['last'] }): OracleReport => ({
  reporter: checksumAddress(zeroAddress),
  ...row,
});
const show = () => render(makePlace(<OraclePanel price={median} now={now} />));
const rowOf = async (end: string) => {
  const cell = await screen.findByRole('rowheader', { name: new RegExp(end) });
  const row = cell.closest('tr');
  if (!row) throw new Error('no row');
  return within(row);
};

test('who lies, is silent or has never said anything is named as such, and the median stays the price', async () => {
  index.items = [
    reporter(0xa1, '104000000', now - 5),
    reporter(0xa2, `9${'0'.repeat(25)}`, now - 5),
    reporter(0xa3, '1', now - 5),
    reporter(0xa4, '104000000', now - 4000),
    reporter(0xa5, null, null),
  ];
  show();
  expect((await rowOf('00A1|00a1')).getByText('agrees')).toBeVisible();
  expect((await rowOf('00[aA]2')).getByText('deviates')).toBeVisible();
  expect((await rowOf('00A3|00a3')).getByText('deviates')).toBeVisible();
  expect((await rowOf('00A4|00a4')).getByText('silent')).toBeVisible();
  expect((await rowOf('00A5|00a5')).getByText('silent')).toBeVisible();
  expect((await rowOf('Median')).getByText(/1\.04/)).toBeVisible();
});

test('no reporter is called silent by an index that is behind the price of the chain', async () => {
  index.items = [0xa1, 0xa2, 0xa3].map((place) => reporter(place, '90000000', now - 600));
  show();
  expect(await screen.findByText(/^The index is behind the chain/)).toBeVisible();
  expect((await rowOf('00A1|00a1')).getByText(/0\.90/)).toBeVisible();
  for (const word of ['silent', 'agrees', 'deviates']) expect(screen.queryByText(word)).toBeNull();
  // Of one that is not, who has said nothing for as long is silent.
  expect(areBehind([{ last: { time: now - 60, price: 1n } }, { last: undefined }].map(named), median)).toBe(false);
});

test('without the index the median stands, and that the single reports cannot be read', async () => {
  index.answers = false;
  show();
  expect(await screen.findByText('Individual reports aren’t available right now.')).toBeVisible();
  expect((await rowOf('Median')).getByText(/1\.04/)).toBeVisible();
});
