import { erc20Abi } from '@besc/contracts/abi/erc20';
import { farmMasterAbi } from '@besc/contracts/abi/farm-master';
import { pairAbi } from '@besc/contracts/abi/pair';
import type { Address } from '@besc/domain/shared/address';
import { formatExact } from '@besc/domain/shared/amount';
import { oneE18 } from '@besc/domain/shared/fixed-point';
import { nativeCoin } from '@besc/domain/shared/token';
import { chainRoles } from '@besc/localnet/history/chain-roles';
import { contractCall } from '@besc/sdk/shared/writes/contract-call';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { address } from '../../../test/address';
import { type LabFarms, labFarms } from '../../../test/farms/lab-farms';
import { heldByPair, moneyPrice } from '../../../test/farms/pair-figures';
import { FaultLab } from '../../../test/fault-lab';
import { sendOnce } from '../../../test/fault-runs';
import { labScreens } from '../../../test/lab-screens';
import { labToken } from '../../../test/lab-token';
import { preferencesStore } from '../../blocks/preferences/preferences-store';
import { walletStore } from '../../blocks/wallet/wallet-store';

let lab: FaultLab;
let farms: LabFarms;
/** LP of the farms 1 (WBESC-BUSDC) and 3 (MONEY-BUSDC), in which the account has staked 100, beside 9900 of another, and 1. */
let lps: { first: Address; third: Address };

beforeAll(async () => {
  lab = await FaultLab.start();
  farms = labFarms(lab);
  lps = { first: lab.exchange.pair('WBESC', 'BUSDC').address, third: lab.exchange.pair('MONEY', 'BUSDC').address };
  const [busdc, money] = [lab.token('BUSDC'), lab.token('MONEY')];
  await farms.addLiquidity(busdc, 200n * oneE18, nativeCoin(lab.settings.chain.id), 2200n * oneE18);
  await farms.addLiquidity(busdc, 100n * oneE18, money, 250n * oneE18);
  await farms.approve(lps.first, farms.master);
  await farms.approve(lps.third, farms.master);
  await farms.stake(1, 100n * oneE18);
  await farms.stake(3, oneE18);
  const [supplier] = chainRoles(lab.chain).suppliers;
  await farms.approve(lps.first, farms.master, supplier?.address);
  await farms.stake(1, 9900n * oneE18, supplier?.address);
  await lab.chain.mine(2000);
  await lab.keep();
});
afterAll(() => lab?.chain.stop());
const open = labScreens(() => lab);

const table = (name = 'Live farms') => screen.findByRole('table', { name });
const row = async (name: string) => {
  const found = within(await table())
    .getByText(name, { selector: 'bdi' })
    .closest('tr');
  if (found === null) throw new Error(`No row ${name}`);
  return found;
};
const namesIn = (place: HTMLElement) =>
  within(place)
    .getAllByText(/LP( #\d+)?$/, { selector: 'bdi' })
    .map(({ textContent }) => textContent);
const names = async () => namesIn(await table());
/** The first number of a pattern in what is shown. */
const figure = (place: HTMLElement, pattern: RegExp) =>
  Number(pattern.exec(place.textContent ?? '')?.[1]?.replaceAll(',', '') ?? Number.NaN);

/** Goes to the farms on a page that stands elsewhere; answers how many requests it has asked the chain for values since then. */
async function openedFromSettings() {
  const { queryClient } = await open('/settings', { blockMs: 60_000 });
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  let reads = 0;
  const ask = globalThis.fetch;
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    if (String(request[0]).startsWith(lab.chain.rpcUrl) && String(request[1]?.body).includes('eth_call')) reads += 1;
    return await ask(...request);
  });
  await act(() => address.open('/farms'));
  return { reads: () => reads };
}

const held = (pair: Address, symbol: string) => heldByPair(lab, pair, symbol);
/** USD of a MONEY. */
const moneyUsd = () => moneyPrice(lab, lps.first);

const master = () => ({ address: farms.master, abi: farmMasterAbi }) as const;
const earned = (pid: number): Promise<bigint> =>
  lab.reader().read({ ...master(), functionName: 'pendingMoney', args: [BigInt(pid), lab.account] });
const shownMoney = (amount: bigint) => formatExact(amount, 18).replace(/(\.\d{3})\d+$/, '$1');

test('FARM-01 FARM-02 FARM-03 FARM-04 FARM-12 FARM-13 the configured farms with multiplier, yield and value, in at most three requests', async () => {
  // BUSDC that somebody gives: MONEY is cheaper in this pair than in its larger one.
  const busdc = { address: lab.token('BUSDC').address, abi: erc20Abi } as const;
  await farms.send(contractCall({ ...busdc, functionName: 'transfer', args: [lps.third, 1000n * oneE18] }));
  await farms.send(contractCall({ address: lps.third, abi: pairAbi, functionName: 'sync', args: [] }));
  const { reads } = await openedFromSettings();
  const first = await row('WBESC-BUSDC LP');
  await waitFor(() => expect(first).toHaveTextContent(/\$0\.\d\d/));
  expect(reads()).toBeLessThanOrEqual(3);
  expect(await names()).toEqual(['WBESC-BUSDC LP', 'MONEY-WBESC LP', 'MONEY-BUSDC LP']);
  expect(first).toHaveTextContent('20X');
  const [pair, usd] = [await held(lps.first, 'BUSDC'), await moneyUsd()];
  const worth = (10_000 * 2 * pair.own) / pair.supply;
  expect(figure(first, /\$([\d,]+\.\d\d)20X/)).toBeCloseTo(worth, 1);
  // 0.009 x 20/90 a block, 10 512 000 blocks, on the ten thousand LP that are staked.
  expect(figure(first, /([\d,]+\.\d\d)%/) / ((100 * 0.002 * 10_512_000 * usd) / worth)).toBeCloseTo(1, 4);
  const amount = await earned(1);
  expect(within(first).getByTitle(formatExact(amount, 18))).toBeVisible();
  // Both sides of a pair at their prices, as LP tokens are worth everywhere.
  const third = await held(lps.third, 'MONEY');
  expect(figure(await row('MONEY-BUSDC LP'), /\$([\d,]+\.\d\d)24X/)).toBeCloseTo(
    (third.own * usd + third.other) / third.supply,
    1,
  );
  expect(screen.getByText(/^The index isn’t responding: trading fees aren’t included/)).toBeVisible();
  act(() => walletStore.setState({ status: 'disconnected' }, true));
  expect(screen.queryByRole('region', { name: 'My position' })).toBeNull();
  expect(figure(await row('WBESC-BUSDC LP'), /\$([\d,]+\.\d\d)20X/)).toBeCloseTo(worth, 1);
  // The front page tells the same, and that trading fees are missing in it.
  const apr = /[\d,]+\.\d\d%/.exec(first.textContent ?? '')?.[0] ?? 'no yield';
  await act(() => address.open('/'));
  await screen.findByText('Top farms');
  expect(await screen.findByText(apr)).toBeVisible();
  expect(await screen.findByText(/^The index isn’t responding: trading fees aren’t included/)).toBeVisible();
});

test('trading fees are those of seven days over the liquidity that the chain has now', async () => {
  const id = lps.first.toLowerCase();
  const pair = await held(lps.first, 'BUSDC');
  const ask = globalThis.fetch;
  const days = { items: [{ pairAddress: id, dailyVolumeUSD: '56000', dailyVolumeUntracked: '56000' }] };
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) =>
    String(request[1]?.body).includes('pairDayDatas')
      ? Response.json({ data: { pairs: { items: [{ id }] }, days } })
      : await ask(...request),
  );
  const fees = (100 * 56_000 * 0.0017 * 365) / 7 / (2 * pair.own);
  const rewards = (100 * 0.002 * 10_512_000 * (await moneyUsd()) * pair.supply) / (10_000 * 2 * pair.own);
  await open('/farms');
  const shown = async () => figure(await row('WBESC-BUSDC LP'), /([\d,]+\.\d\d)%/);
  await waitFor(async () => expect(Math.abs((await shown()) - rewards - fees)).toBeLessThan(0.02));
  expect(fees).toBeGreaterThan(0.1);
});

test('a farm whose end waits in the timelock says when it ends, by its earliest end, and what goes on says nothing', async () => {
  const newest = await lab.chain.rpc.request<{ timestamp: string }>('eth_getBlockByNumber', ['latest', false]);
  const now = Number(newest.timestamp);
  const day = 86_400;
  const ends = [
    { pid: 3, time: now - 60 },
    { pid: 1, time: now + 5 * day + 3600 },
    { pid: 1, time: now + 9 * day },
  ];
  const ask = globalThis.fetch;
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) =>
    String(request[1]?.body).includes('farmEnds')
      ? Response.json({ data: { rows: { items: ends } } })
      : await ask(...request),
  );
  await open('/farms');
  const [ending, due, other] = [await row('WBESC-BUSDC LP'), await row('MONEY-BUSDC LP'), await row('MONEY-WBESC LP')];
  await waitFor(() => expect(ending).toHaveTextContent(/Core.*Ends in 5 days/));
  expect(due).toHaveTextContent('Ends in any moment now');
  expect(other).not.toHaveTextContent('Ends in');
});

test('FARM-05 FARM-06 FARM-07 SET-25 cards with the one thing to do next, staked only, sorting and search', async () => {
  await open('/farms');
  await userEvent.click(within(await table()).getByRole('button', { name: /Value locked/ }));
  expect((await names())[0]).not.toBe('MONEY-WBESC LP');
  const only = screen.getByRole('switch', { name: 'Staked only' });
  expect(only).not.toBeChecked();
  await userEvent.click(only);
  expect(preferencesStore.getState().userFarmStakedOnly).toBe('true');
  expect((await names()).toSorted()).toEqual(['MONEY-BUSDC LP', 'WBESC-BUSDC LP']);
  await userEvent.click(only);
  await userEvent.click(screen.getByRole('radio', { name: 'Cards' }));
  const list = within(screen.getByRole('list', { name: 'Live farms' }));
  expect(list.getAllByText(/LP$/, { selector: 'bdi' })).toHaveLength(3);
  expect(list.getAllByRole('button', { name: /^Add liquidity and stake/ })).toHaveLength(1);
  expect(preferencesStore.getState().userFarmsViewMode).toBe('cards');
  await userEvent.type(screen.getByRole('textbox', { name: 'Search Farms' }), 'busdc money');
  await waitFor(() => expect(list.getAllByText(/LP$/, { selector: 'bdi' })).toHaveLength(1));
  expect(list.getByText('MONEY-BUSDC LP', { selector: 'bdi' })).toBeVisible();
});

test('FARM-06 a link to a farm that has finished leads to it, among finished ones with a stake at first', async () => {
  await farms.endFarm(1);
  await farms.endFarm(2);
  await open('/farms?open=1');
  expect(await screen.findByText(/WBESC-BUSDC LP has finished\./)).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Show it' }));
  await waitFor(() => expect(address.href()).toBe('/farms/history?open=1'));
  await act(() => address.open('/farms/history'));
  const finished = await table('Finished farms');
  expect([...new Set(namesIn(finished))]).toEqual(['WBESC-BUSDC LP']);
  const only = screen.getByRole('switch', { name: 'Staked only' });
  expect(only).toBeChecked();
  await userEvent.click(only);
  expect(preferencesStore.getState().userFarmStakedOnly).toBe('false');
  expect(new Set(namesIn(finished))).toHaveLength(2);
  expect(finished).toHaveTextContent('0.00%');
});

test('a chain that does not answer is said, and is tried again', async () => {
  const ask = globalThis.fetch;
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('No answer')));
  await open('/farms', { blockMs: 60_000 });
  expect(await screen.findByText('Couldn’t load the farms.')).toBeVisible();
  vi.stubGlobal('fetch', ask);
  await userEvent.click(screen.getAllByRole('button', { name: 'Try again' }).at(-1) ?? document.body);
  expect(await names()).toHaveLength(3);
});

test('FARM-08 FARM-09 ROI-01 a link opens a farm first, it folds again, and its calculator has its rates', async () => {
  await open('/farms?open=3');
  expect((await names())[0]).toBe('MONEY-BUSDC LP');
  const details = await screen.findByRole('region', { name: 'Rewards' });
  expect(details).toHaveTextContent('Rewards in MONEY');
  await userEvent.click(screen.getByRole('button', { name: /Hide.*MONEY-BUSDC LP/ }));
  await waitFor(() => expect(address.href()).toBe('/farms'));
  const first = within(await row('WBESC-BUSDC LP'));
  await userEvent.click(first.getByRole('button', { name: 'Open the ROI calculator for WBESC-BUSDC LP' }));
  const dialog = await screen.findByRole('dialog', { name: 'ROI calculator' });
  expect(dialog).toHaveTextContent('WBESC-BUSDC LP');
  expect(address.href()).toBe('/farms?calculate=1');
});

test.each([
  [
    'no price',
    /There’s no trusted price/,
    async () => {
      const [dust, ash] = [await labToken(lab, 'DUST', oneE18), await labToken(lab, 'ASH', oneE18)];
      await farms.addLiquidity(dust, oneE18, ash);
      return await farms.addFarm(farms.pairOf(dust.address, ash.address));
    },
  ],
  ['no stake', /the first stake earns the whole reward/, async () => 2],
])('%s is said in words, and never a number', async (_case, words, make) => {
  const pid = await make();
  await open(`/farms?open=${pid}`);
  expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
  expect(await screen.findByRole('region', { name: 'Rewards' })).toHaveTextContent(/APR–(?!.*ROI calculator)/);
});

test('who would come into an empty pool is led to where both amounts are typed', async () => {
  await farms.addEmptyFarms([[lab.token('MONEY').address, lab.token('OLDG').address]]);
  await open('/farms');
  await userEvent.click(screen.getByRole('radio', { name: 'Cards' }));
  const ways = await screen.findAllByRole('button', { name: /^Add liquidity and stake/ });
  await userEvent.click(ways.at(-1) ?? document.body);
  expect(await screen.findByText(/^This farm’s pool is empty\. The first deposit/)).toBeVisible();
  const dialog = screen.getByRole('dialog', { name: 'Add liquidity and stake' });
  expect(within(dialog).queryByRole('textbox')).toBeNull();
  expect(dialog).not.toHaveTextContent('Enter an amount');
  expect(within(dialog).getByRole('link', { name: 'Add liquidity' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/add\/0x[0-9a-fA-F]{40}\/0x[0-9a-fA-F]{40}$/),
  );
});

test('what is mine is summed and harvested at once; more of it, less of it and the emergency say what they do', async () => {
  const [first, third, inWallet] = [await earned(1), await earned(3), await farms.balance(lps.first)];
  await open('/farms?open=1');
  const mine = within(await screen.findByRole('region', { name: 'My position' }));
  expect(await mine.findByTitle(formatExact(first + third, 18))).toBeVisible();
  await userEvent.click(mine.getByRole('button', { name: 'Harvest all (2)' }));
  const all = await screen.findByRole('dialog', { name: 'Harvest' });
  expect(within(all).getByTitle(formatExact(first, 18))).toBeVisible();
  expect(within(all).getByRole('button', { name: 'Confirm' })).toBeEnabled();
  await userEvent.click(within(all).getByRole('button', { name: 'Close' }));

  await userEvent.click(await screen.findByRole('button', { name: 'Stake more WBESC-BUSDC LP' }));
  const more = within(await screen.findByRole('dialog', { name: 'Stake LP tokens' }));
  await userEvent.click(more.getByRole('button', { name: 'Max' }));
  expect(more.getByRole('textbox')).toHaveValue(formatExact(inWallet, 18));
  expect(more.getByTitle(formatExact(inWallet + 100n * oneE18, 18))).toBeVisible();
  expect(more.getByText('Harvested with it').closest('div')).toHaveTextContent(shownMoney(first));
  await userEvent.click(more.getByRole('button', { name: 'Close' }));

  await userEvent.click(screen.getByRole('button', { name: 'Unstake WBESC-BUSDC LP' }));
  const less = within(await screen.findByRole('dialog', { name: 'Unstake LP tokens' }));
  await userEvent.click(less.getByRole('button', { name: '50%' }));
  expect(less.getByRole('textbox')).toHaveValue('50');
  await userEvent.click(less.getByRole('button', { name: 'Close' }));

  await userEvent.click(await screen.findByRole('button', { name: /^Emergency withdrawal/ }));
  const way = await screen.findByRole('dialog', { name: 'Emergency withdrawal' });
  expect(way).toHaveTextContent('You’ll get back100 WBESC-BUSDC LP');
  expect(within(way).getByText('You’ll give up').closest('div')).toHaveTextContent(shownMoney(first));
  await userEvent.click(within(way).getByRole('button', { name: 'Close' }));
});

test('harvest all: a no to the second signature says that the first went through', async () => {
  const { wallet } = await open('/farms');
  await userEvent.click(await screen.findByRole('button', { name: 'Harvest all (2)' }));
  const all = within(await screen.findByRole('dialog', { name: 'Harvest' }));
  sendOnce(wallet, lab);
  await userEvent.click(all.getByRole('button', { name: 'Confirm' }));
  expect(await all.findByText('1 of 2 went through.')).toBeVisible();
});
