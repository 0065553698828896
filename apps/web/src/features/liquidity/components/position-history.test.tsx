import { liquidityChangeShape } from '@besc/domain/liquidity/liquidity-rows';
import { nativeCoin } from '@besc/domain/shared/token';
import { makeSuppliedPair } from '@besc/domain/test/make-supplied-pair';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { makeSettings } from '@besc/wire/test/make-settings';
import { sentRow } from '@besc/wire/test/sent-row';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { testBusdc, testWbesc } from '../../../../test/liquidity/make-add-facts';
import { makePlace } from '../../../../test/make-place';
import type { PositionRow } from '../position-row';
import { PositionHistory } from './position-history';

const whole = 10n ** 18n;
const owner = checksumAddress('0x5555555555555555555555555555555555555555');
const rowShape = { id: 'text', transaction: 'hash', timestamp: 'time', ...liquidityChangeShape } as const;
const change = (id: string, parts: object) => sentRow(rowShape, { id, timestamp: 1_700_000_000, ...parts });
const both = (one: bigint, other: bigint) => ({ amount0: String(one * whole), amount1: String(other * whole) });
const index: { pages: readonly (readonly object[])[]; asked: (string | null)[]; isSilent: boolean } = {
  pages: [],
  asked: [],
  isSilent: false,
};

beforeEach(() => {
  Object.assign(index, { pages: [], asked: [], isSilent: false });
  vi.stubGlobal('fetch', async (_: unknown, init?: { body?: string }) => {
    if (index.isSilent) throw new TypeError('The index is down');
    const { after } = JSON.parse(init?.body ?? '{}').variables as { after: string | null };
    index.asked.push(after);
    const place = Number(after ?? 0);
    const hasNextPage = place + 1 < index.pages.length;
    const pageInfo = { endCursor: hasNextPage ? String(place + 1) : null, hasNextPage };
    return Response.json({ data: { page: { items: index.pages[place] ?? [], pageInfo } } });
  });
});

/** The pair's first token is the wrapped coin; `isTurned`: the list names it second. */
function open(options: { readonly isTurned?: boolean; readonly explorerUrl?: string } = {}) {
  const supplied = makeSuppliedPair();
  const [coin, other] = [nativeCoin(2372), testBusdc];
  const position = { supplied, liquidity: whole, share: { numerator: 1n, denominator: 2n }, amount0: 1n, amount1: 1n };
  const row: PositionRow = {
    position,
    currencyA: options.isTurned ? other : coin,
    currencyB: options.isTurned ? coin : other,
    amountA: 1n,
    amountB: 1n,
    valueE18: undefined,
    past: { kind: 'loading' },
  };
  const settings = makeSettings();
  const { explorerUrl } = options;
  const chain = { ...settings.chain, ...(explorerUrl === undefined ? {} : { explorerUrl }) };
  const place = { settings: { ...settings, chain } };
  return render(makePlace(<PositionHistory row={row} owner={owner} wbesc={testWbesc} />, place));
}

const lines = async () => (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);

test('what was added and removed in both tokens, what came and went by transfer in LP', async () => {
  index.pages = [
    [
      change('4', { kind: 'Send', liquidity: String(whole / 4n), amount0: null, amount1: null }),
      change('3', { kind: 'Receive', liquidity: String(whole / 2n), amount0: null, amount1: null }),
      change('2', { kind: 'Remove', liquidity: String(whole), ...both(1n, 4n) }),
      change('1', { kind: 'Add', liquidity: String(2n * whole), ...both(2n, 8n) }),
    ],
  ];
  open();
  const [sent, received, removed, added, ...more] = await lines();
  expect(sent).toMatch(/^Sent.*0\.25 LP$/);
  expect(received).toMatch(/^Received.*0\.5 LP$/);
  expect(removed).toMatch(/^Removed.*1 BESC4 BUSDC$/);
  expect(added).toMatch(/^Added.*2 BESC8 BUSDC$/);
  expect(more).toEqual([]);
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
});

test('each amount stays with its token where the pair is named the other way', async () => {
  index.pages = [[change('1', { kind: 'Add', ...both(2n, 8n) })]];
  open({ isTurned: true });
  expect((await lines())[0]).toMatch(/^Added.*8 BUSDC2 BESC$/);
});

test('its time leads to the transaction where there is an explorer', async () => {
  index.pages = [[change('1', { kind: 'Add', ...both(2n, 8n) })]];
  open({ explorerUrl: 'https://scan.example' });
  const link = await screen.findByRole('link');
  expect(link).toHaveAttribute('href', `https://scan.example/tx/0x${'0a'.repeat(32)}`);
  expect(link).toHaveTextContent('11/14/23');
});

test('it comes page by page', async () => {
  index.pages = [[change('2', { kind: 'Remove', ...both(1n, 4n) })], [change('1', { kind: 'Add', ...both(2n, 8n) })]];
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Load more' }));
  expect(await screen.findByText('Added')).toBeVisible();
  expect(await lines()).toHaveLength(2);
  expect(index.asked).toEqual([null, '1']);
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
});

test('nothing known yet is said, and is not a failure', async () => {
  index.pages = [[]];
  open();
  expect(await screen.findByText('Nothing is known yet.')).toBeVisible();
});

test('an index that is silent, or sends one bad row, is no empty history', async () => {
  index.isSilent = true;
  const { unmount } = open();
  expect(await screen.findByText('Couldn’t load')).toBeVisible();
  unmount();
  index.isSilent = false;
  index.pages = [[change('1', { kind: 'Stolen', ...both(2n, 8n) })]];
  open();
  expect(await screen.findByText('Couldn’t load')).toBeVisible();
});
