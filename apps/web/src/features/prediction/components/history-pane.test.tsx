import { betShape, betSumsShape, roundShape } from '@besc/domain/prediction/prediction-rows';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { sentRow } from '@besc/wire/test/sent-row';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { makePlace } from '../../../../test/make-place';
import { predictionOverlay } from '../prediction-overlay';
import { HistoryPane } from './history-pane';

interface Row {
  readonly epoch: number;
  readonly outcome: string;
  readonly payout: string;
  readonly claimed: boolean;
  readonly [name: string]: unknown;
}

const testAccount = checksumAddress(`0x${'5a'.repeat(20)}`);
const wei = (coins: string) => `${BigInt(Number(coins) * 1000) * 10n ** 15n}`;

function row(epoch: number, change: Partial<Row> = {}): Row {
  const prices = { lockPrice: '10000000', closePrice: '10100000', totalAmount: wei('2') };
  const stakes = {
    bullAmount: wei('1'),
    bearAmount: wei('1'),
    rewardAmount: wei('1.94'),
    rewardBaseCalAmount: wei('1'),
  };
  return {
    ...sentRow(betShape, { id: `${epoch}-a`, amount: wei('1'), createdAt: 1_700_000_000 + epoch }),
    epoch,
    outcome: 'win',
    payout: wei('1.94'),
    claimed: false,
    round: sentRow(roundShape, { epoch, ...prices, ...stakes }),
    ...change,
  };
}

const bets = [
  row(5, { outcome: 'live', payout: '0' }),
  row(4),
  row(3, { outcome: 'lose', position: 'Bear', payout: '0', amount: '1234567890000000000' }),
  row(2, { outcome: 'canceled', payout: wei('1') }),
  row(1, { claimed: true, claimedAmount: wei('1.94'), claimedNetAmount: wei('0.94') }),
];
const record = sentRow(betSumsShape, {
  id: testAccount.toLowerCase(),
  totalBets: 5,
  totalAmount: wei('5'),
  wonBets: 2,
  decidedBets: 3,
  winRate: 6666,
  averageAmount: wei('1'),
  netAmount: wei('0.88'),
});
/** What the index has, how many bets a page has, and whether it answers. */
const index = { bets, page: 200, answers: true, lagBlocks: 0 };

beforeEach(() => {
  Object.assign(index, { bets, page: 200, answers: true, lagBlocks: 0 });
  predictionOverlay.close();
  vi.stubGlobal('fetch', async (_: unknown, init?: { body?: string }) => {
    if (!index.answers) throw new TypeError('The index is down');
    if (init?.body === undefined) {
      const heights = { chainHead: 900, indexedBlock: 900 - index.lagBlocks, lagBlocks: index.lagBlocks };
      const head = { indexedHash: `0x${'ab'.repeat(32)}`, indexedTimestamp: 1_700_000_000 };
      return Response.json({ status: 'syncing', healthy: true, secondsSinceProgress: 1, ...heights, ...head });
    }
    const { query, variables } = JSON.parse(init?.body ?? '{}') as { query: string; variables: { after?: string } };
    if (!query.includes('predictionBets')) return Response.json({ data: { row: record } });
    const isOpen = ({ claimed, payout }: Row) => !claimed && payout !== '0';
    const [, pageFilter = ''] = query.split('page:');
    const all = index.bets.filter((bet) =>
      pageFilter.includes('isClaimable: true') ? isOpen(bet) : bet.claimed || !pageFilter.includes('claimed: true'),
    );
    const open = query.includes('open:') ? index.bets.filter(isOpen) : undefined;
    const running = query.includes('running:') ? index.bets.filter(({ outcome }) => outcome === 'live') : undefined;
    const from = Number(variables.after ?? 0);
    const items = all.slice(from, from + index.page);
    const next = from + index.page;
    const pageInfo = { endCursor: String(next), hasNextPage: next < all.length };
    return Response.json({
      data: {
        ...(running && { running: { items: running } }),
        ...(open && { open: { items: open } }),
        page: { items, pageInfo },
      },
    });
  });
});

/** The page, where the chain has something to take of these rounds: the second comes back. Round 1 was taken. */
const show = (wins: readonly number[] = [4], refunds: readonly number[] = [2], collected: readonly number[] = [1]) => {
  const amounts = new Map([
    ...wins.map((epoch) => [epoch, 194n * 10n ** 16n] as const),
    ...refunds.map((epoch) => [epoch, 10n ** 18n] as const),
  ]);
  const claims = {
    wins,
    refunds,
    amounts,
    collected: new Set(collected),
    credit: 0n,
    isPartly: false,
    isUnread: false,
  };
  return render(makePlace(<HistoryPane account={testAccount} claims={claims} />));
};
const epochs = async () =>
  (await screen.findAllByText(/^#\d+$/)).map(({ textContent }) => Number(textContent?.slice(1)));

test('an index that is behind says how far its history goes, one that is not says nothing', async () => {
  index.lagBlocks = 3;
  const { unmount } = show();
  await epochs();
  expect(screen.queryByText(/^The history is delayed/)).toBeNull();
  unmount();
  index.lagBlocks = 60;
  show();
  expect(await screen.findByText(/^The history is delayed: it ends at .*2023/)).toBeVisible();
});

test('PRED-03 PRED-32 every bet of the account, newest first, with what became of it', async () => {
  show();
  expect(await epochs()).toEqual([5, 4, 3, 2, 1]);
  const [live, won, lost, back] = screen.getAllByRole('listitem');
  expect(live).toHaveTextContent('Live');
  expect(won).toHaveTextContent(/Won.*\+0\.94/);
  // No loss is told smaller than it is.
  expect(lost).toHaveTextContent(/DOWN.*Lost.*−1\.23457 BESC/);
  // What comes back, and what that is less the bet.
  expect(back).toHaveTextContent(/Refund.*1 BESC.*Net.*0 BESC/);
});

test('PRED-33 PRED-34 what was collected, and what still can be: won, or of a failed round', async () => {
  show();
  await userEvent.click(await screen.findByRole('radio', { name: 'Collected' }));
  await waitFor(async () => expect(await epochs()).toEqual([1]));
  await userEvent.click(screen.getByRole('radio', { name: 'Uncollected' }));
  await waitFor(async () => expect(await epochs()).toEqual([4, 2]));
});

test('PRED-35 what the chain has paid offers nothing to collect, also before the index knows of it', async () => {
  const page = show();
  const [, won] = (await epochs()) && screen.getAllByRole('listitem');
  if (!won) throw new Error('no row');
  await userEvent.click(within(won).getByRole('button', { name: 'Collect Winnings' }));
  expect(predictionOverlay.detail()).toEqual({ kind: 'claim', epochs: [4] });
  page.unmount();
  show([], [2], [4, 1]);
  expect(await epochs()).toEqual([5, 4, 3, 2, 1]);
  expect(screen.queryByRole('button', { name: 'Collect Winnings' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Reclaim Position' })).toBeVisible();
  const taken = screen.getAllByRole('listitem')[1];
  expect(taken).toHaveTextContent(/^#4.*Won.*Collected$/);
  await userEvent.click(screen.getByRole('radio', { name: 'Uncollected' }));
  await waitFor(async () => expect(await epochs()).toEqual([2]));
  await userEvent.click(screen.getByRole('radio', { name: 'Collected' }));
  await waitFor(async () => expect(await epochs()).toEqual([4, 1]));
});

test('PRED-29 PRED-34 a round that ran out of time is canceled as soon as the chain gives its bets back', async () => {
  const page = show([4], [5, 2]);
  expect(await epochs()).toEqual([5, 4, 3, 2, 1]);
  const late = screen.getAllByRole('listitem')[0];
  if (!late) throw new Error('no row');
  expect(late).toHaveTextContent(/^#5.*Refund/);
  expect(within(late).getByRole('button', { name: 'Reclaim Position' })).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: 'Uncollected' }));
  await waitFor(async () => expect(await epochs()).toEqual([5, 4, 2]));
  page.unmount();
  // Taken, before the index has heard of its end.
  show([4], [2], [5, 1]);
  await epochs();
  expect(screen.getAllByRole('listitem')[0]).toHaveTextContent(/^#5.*Collected$/);
  expect(screen.queryByText('Live')).toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: 'Collected' }));
  await waitFor(async () => expect(await epochs()).toEqual([5, 1]));
});

test('PRED-34 PRED-42 what can be taken is found behind any number of losses, and a page with nothing left is no end', async () => {
  const losses = Array.from({ length: 5 }, (_, at) => row(300 - at, { outcome: 'lose', payout: '0' }));
  index.page = 3;
  index.bets = [...losses, row(2), row(1)];
  const page = show([2, 1], [], []);
  await userEvent.click(await screen.findByRole('radio', { name: 'Uncollected' }));
  await waitFor(async () => expect(await epochs()).toEqual([2, 1]));
  page.unmount();
  // Of the first page all was taken since.
  index.page = 1;
  show([1], [], [2]);
  await userEvent.click(await screen.findByRole('radio', { name: 'Uncollected' }));
  await userEvent.click(await screen.findByRole('button', { name: 'View more' }));
  await waitFor(async () => expect(await epochs()).toEqual([1]));
  expect(screen.queryByText('No prediction history available')).toBeNull();
});

test('PRED-40 PRED-41 PRED-42 later pages are added, until everything is there', async () => {
  index.page = 2;
  show();
  expect(await epochs()).toEqual([5, 4]);
  await userEvent.click(screen.getByRole('button', { name: 'View more' }));
  await waitFor(async () => expect(await epochs()).toEqual([5, 4, 3, 2]));
  await userEvent.click(screen.getByRole('button', { name: 'View more' }));
  await waitFor(async () => expect(await epochs()).toEqual([5, 4, 3, 2, 1]));
  expect(screen.queryByRole('button', { name: 'View more' })).toBeNull();
  // Another filter starts over.
  await userEvent.click(screen.getByRole('radio', { name: 'Uncollected' }));
  await waitFor(async () => expect(await epochs()).toEqual([4, 2]));
});

test('profit and loss of all ended rounds', async () => {
  show();
  await userEvent.click(await screen.findByText('PNL'));
  const net = (await screen.findByText('Net of all finished rounds')).closest('div');
  expect(net).toHaveTextContent('+0.88');
  expect(screen.getByText('Rounds won').closest('div')).toHaveTextContent('66.66%');
});

test('without an index it is said that the history cannot be read, and it can be tried again', async () => {
  index.answers = false;
  show();
  expect(await screen.findByText(/^History isn’t available right now/)).toBeVisible();
  index.answers = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await epochs()).toEqual([5, 4, 3, 2, 1]);
});
