import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type FarmsDouble, makeFarmsChain, makeFarmsPage, testAccount } from '../../../test/farms/make-farms-page';
import { makeListJson } from '../../../test/liquidity/make-liquidity-page';
import { makeRoom } from '../../../test/open-list';
import { preferencesStore } from '../../blocks/preferences/preferences-store';
import { walletStore } from '../../blocks/wallet/wallet-store';
import { farmOverlay } from './farm-overlay';

const whole = 10n ** 18n;
let farms: FarmsDouble;

beforeEach(() => {
  farms = makeFarmsChain();
  vi.stubGlobal('fetch', async () => Response.json(makeListJson(farms.double.chain.settings)));
  localStorage.clear();
  makeRoom(true);
  farmOverlay.close();
  const walletChainId = farms.double.chain.settings.chain.id;
  walletStore.setState({ status: 'connected', address: testAccount, walletChainId }, true);
});

async function open(path = '/farms') {
  const page = makeFarmsPage(farms, path);
  render(page.element);
  await screen.findByRole('heading', { level: 1, name: 'Farms' });
  return page;
}
const table = () => screen.findByRole('table', { name: 'Live farms' });
const row = async (name: string) => {
  const found = within(await table())
    .getByText(name, { selector: 'bdi' })
    .closest('tr');
  if (found === null) throw new Error(`No row ${name}`);
  return found;
};
const names = async () =>
  within(await table())
    .getAllByText(/LP$/, { selector: 'bdi' })
    .map(({ textContent }) => textContent);

describe('the list of farms', () => {
  test('FARM-01 FARM-02 FARM-03 FARM-04 FARM-13 the configured farms with multiplier, yield and value', async () => {
    await open();
    expect(await names()).toEqual(['WBESC-BUSDC LP', 'MONEY-WBESC LP', 'MONEY-BUSDC LP']);
    const first = await row('WBESC-BUSDC LP');
    // 0.009 x 40/90 a block, 10 512 000 blocks at 0.5 USD, on half of a pool of 800 000 USD.
    expect(first).toHaveTextContent('40X');
    expect(first).toHaveTextContent('5.26%');
    expect(first).toHaveTextContent('$400,000.00');
    expect(first).toHaveTextContent('3');
    expect(first).toHaveTextContent('$1.50');
  });

  test('FARM-12 a farm is worth both sides of its pair at their prices, as its LP tokens are everywhere', async () => {
    const last = farms.farms[3];
    const pool = last && farms.double.pools.get(last.lpToken);
    if (!pool?.sides) throw new Error('no pair');
    const { address } = farms.double.chain.settings.tokens.busdc;
    pool[pool.sides[0] === address ? 'reserve0' : 'reserve1'] = 110_000n * whole;
    await open();
    // Half of 200,000 MONEY at 0.5 USD, by its larger pair with BESC, and of 110,000 BUSDC.
    expect(await row('MONEY-BUSDC LP')).toHaveTextContent('$105,000.00');
  });

  test('trading fees are those of seven days over the liquidity that the chain has now', async () => {
    const { settings } = farms.double.chain;
    const id = farms.farms[1]?.lpToken.toLowerCase();
    vi.stubGlobal('fetch', async (_: unknown, init?: { body?: string }) => {
      const days = { items: [{ pairAddress: id, dailyVolumeUSD: '56000' }] };
      return init?.body?.includes('pairDayDatas')
        ? Response.json({ data: { pairs: { items: [{ id }] }, days } })
        : Response.json(makeListJson(settings));
    });
    await open();
    // 5.256% of rewards, and 56 000 x 0.17% x 365 / 7 over 800 000 USD.
    await waitFor(async () => expect(await row('WBESC-BUSDC LP')).toHaveTextContent('5.88%'));
  });

  test('opening takes at most three requests for all of it', async () => {
    await open();
    await row('WBESC-BUSDC LP');
    await waitFor(async () => expect(await row('WBESC-BUSDC LP')).toHaveTextContent('$1.50'));
    expect(farms.double.requestCount()).toBeLessThanOrEqual(3);
  });

  test('a hundred farms take at most three requests, and come in twelves', async () => {
    const [, first] = farms.farms;
    const pool = first && farms.double.pools.get(first.lpToken);
    if (first === undefined || pool === undefined) throw new Error('No farm');
    while (farms.farms.length < 101) {
      const lpToken = checksumAddress(`0x${String(farms.farms.length).padStart(40, '7')}`);
      farms.double.pools.set(lpToken, pool);
      farms.farms.push({ ...first, lpToken });
    }
    await open();
    expect(await names()).toHaveLength(12);
    await waitFor(async () => expect(await table()).toHaveTextContent('$1.50'));
    expect(farms.double.requestCount()).toBeLessThanOrEqual(3);
  });

  test('FARM-07 cards show the same rows with the one thing to do next', async () => {
    await open();
    await table();
    await userEvent.click(screen.getByRole('radio', { name: 'Cards' }));
    const list = screen.getByRole('list', { name: 'Live farms' });
    expect(within(list).getAllByText(/LP$/, { selector: 'bdi' })).toHaveLength(3);
    expect(within(list).getAllByRole('button', { name: 'Stake LP' })).toHaveLength(1);
    expect(within(list).getAllByRole('button', { name: 'Add liquidity and stake' })).toHaveLength(2);
    expect(preferencesStore.getState().userFarmsViewMode).toBe('cards');
  });

  test('FARM-05 FARM-06 SET-25 staked only: off among live farms, on among finished ones, until it is chosen', async () => {
    await open();
    expect(await names()).toHaveLength(3);
    const only = screen.getByRole('switch', { name: 'Staked only' });
    expect(only).not.toBeChecked();
    await userEvent.click(only);
    expect(await names()).toEqual(['WBESC-BUSDC LP']);
    expect(preferencesStore.getState().userFarmStakedOnly).toBe('true');
  });

  test('FARM-06 among finished farms only those with a stake are shown at first', async () => {
    for (const index of [1, 2]) Object.assign(farms.farms[index] ?? {}, { allocPoint: 0n });
    await open('/farms/history');
    const finished = await screen.findByRole('table', { name: 'Finished farms' });
    expect(
      within(finished)
        .getAllByText(/LP$/, { selector: 'bdi' })
        .map(({ textContent }) => textContent),
    ).toEqual(['WBESC-BUSDC LP']);
    expect(screen.getByRole('switch', { name: 'Staked only' })).toBeChecked();
    await userEvent.click(screen.getByRole('switch', { name: 'Staked only' }));
    expect(preferencesStore.getState().userFarmStakedOnly).toBe('false');
    expect(within(finished).getAllByText(/LP$/, { selector: 'bdi' })).toHaveLength(2);
    expect(finished).toHaveTextContent('0.00%');
  });

  test('search and sorting by each column', async () => {
    await open();
    await userEvent.click(within(await table()).getByRole('button', { name: /Value locked/ }));
    expect((await names())[0]).toBe('WBESC-BUSDC LP');
    await userEvent.type(screen.getByRole('textbox', { name: 'Search Farms' }), 'busdc money');
    await waitFor(async () => expect(await names()).toEqual(['MONEY-BUSDC LP']));
  });

  test('a visitor sees everything that is nobody’s', async () => {
    walletStore.setState({ status: 'disconnected' }, true);
    await open();
    expect(await row('MONEY-WBESC LP')).toHaveTextContent('$400,000.00');
    expect(screen.queryByRole('region', { name: 'What is mine here' })).toBeNull();
  });

  test('a chain that does not answer is said, and is tried again', async () => {
    farms.double.isSilent = true;
    await open();
    expect(await screen.findByText('The farms could not be read.')).toBeVisible();
    farms.double.isSilent = false;
    await userEvent.click(screen.getAllByRole('button', { name: 'Try again' }).at(-1) ?? document.body);
    expect(await names()).toHaveLength(3);
  });
});

describe('one farm', () => {
  test('FARM-08 opens to its parts and folds again; a link opens it first', async () => {
    const { router } = await open('/farms?open=3');
    expect((await names())[0]).toBe('MONEY-BUSDC LP');
    const details = await screen.findByRole('region', { name: 'What it pays' });
    expect(details).toHaveTextContent('Rewards in MONEY');
    await userEvent.click(screen.getByRole('button', { name: /Hide.*MONEY-BUSDC LP/ }));
    await waitFor(() => expect(router.state.location.href).toBe('/farms'));
  });

  test('a link to a farm that has finished leads there', async () => {
    Object.assign(farms.farms[3] ?? {}, { allocPoint: 0n });
    await open('/farms?open=3');
    expect(await screen.findByText(/MONEY-BUSDC LP has finished\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Show it' })).toHaveAttribute('href', '/farms/history?open=3');
  });

  test('FARM-09 ROI-01 opens the calculator with its own rates', async () => {
    const { router } = await open();
    const first = await row('WBESC-BUSDC LP');
    await userEvent.click(within(first).getByRole('button', { name: 'Open the ROI calculator for WBESC-BUSDC LP' }));
    const dialog = await screen.findByRole('dialog', { name: 'ROI calculator' });
    expect(dialog).toHaveTextContent('WBESC-BUSDC LP');
    expect(router.state.location.href).toBe('/farms?calculate=1');
  });

  test.each([
    ['a pair that does not answer', /does not answer as a liquidity pool/, () => farms.double.pools.clear()],
    [
      'no liquidity',
      /has no liquidity/,
      () => {
        for (const [pair, pool] of farms.double.pools) {
          farms.double.pools.set(pair, { ...pool, reserve0: 0n, reserve1: 0n, totalSupply: 0n });
        }
      },
    ],
    [
      'no price',
      /Nothing trusted prices/,
      () => {
        for (const [pair, pool] of farms.double.pools) {
          farms.double.pools.set(pair, {
            ...pool,
            reserve0: pool.reserve0 / 10n ** 9n,
            reserve1: pool.reserve1 / 10n ** 9n,
          });
        }
      },
    ],
    [
      'no stake',
      /the first stake earns the whole reward/,
      () => Object.assign(farms.farms[1] ?? {}, { totalStaked: 0n, staked: 0n }),
    ],
  ])('%s is said in words, and never a number', async (_case, words, change) => {
    change();
    await open('/farms?open=1');
    expect(await screen.findByText(words, { selector: '[role] *, p, div' }, { timeout: 5000 })).toBeInTheDocument();
    const pays = await screen.findByRole('region', { name: 'What it pays' });
    expect(pays).toHaveTextContent(/APR–/);
  });
});

test('who would come into a farm whose pool is empty is told so and led to where both amounts are typed', async () => {
  const [, , second] = farms.farms;
  const pair = second?.lpToken;
  const pool = pair && farms.double.pools.get(pair);
  if (pair === undefined || pool === undefined) throw new Error('No second farm');
  farms.double.pools.set(pair, { ...pool, reserve0: 0n, reserve1: 0n, totalSupply: 0n });
  makeRoom(false);
  await open('/farms');
  const list = await screen.findByRole('list', { name: 'Live farms' });
  const card = (await within(list).findByText('MONEY-WBESC LP', { selector: 'bdi' })).closest('li');
  if (card === null) throw new Error('No card');
  await userEvent.click(await within(card).findByRole('button', { name: 'Add liquidity and stake' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add liquidity and stake' });
  expect(dialog).toHaveTextContent('The pool of this farm has no liquidity now.');
  expect(within(dialog).queryByRole('textbox')).toBeNull();
  expect(dialog).not.toHaveTextContent('Enter an amount');
  expect(within(dialog).getByRole('link', { name: 'Add liquidity' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/add\/0x[0-9a-fA-F]{40}\/0x[0-9a-fA-F]{40}$/),
  );
  await act(async () => farmOverlay.close());
});

describe('what is mine', () => {
  test('is summed, grows with the blocks and can be harvested at once', async () => {
    Object.assign(farms.farms[2] ?? {}, { staked: whole, earned: whole });
    await open();
    const mine = await screen.findByRole('region', { name: 'What is mine here' });
    await waitFor(() => expect(mine).toHaveTextContent('4 MONEY'));
    await userEvent.click(within(mine).getByRole('button', { name: 'Harvest all (2)' }));
    const dialog = await screen.findByRole('dialog', { name: 'Harvest' });
    expect(dialog).toHaveTextContent('WBESC-BUSDC LP3');
    expect(within(dialog).getByRole('button', { name: 'Confirm' })).toBeEnabled();
  });

  test('stake and unstake open with what there is', async () => {
    await open('/farms?open=1');
    await userEvent.click(await screen.findByRole('button', { name: 'Stake more WBESC-BUSDC LP' }));
    const dialog = await screen.findByRole('dialog', { name: 'Stake LP tokens' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Max' }));
    expect(within(dialog).getByRole('textbox')).toHaveValue('200');
    expect(dialog).toHaveTextContent('Your stake afterwards300');
    expect(dialog).toHaveTextContent('Harvested with it3 MONEY');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await userEvent.click(screen.getByRole('button', { name: 'Unstake WBESC-BUSDC LP' }));
    const out = await screen.findByRole('dialog', { name: 'Unstake LP tokens' });
    await userEvent.click(within(out).getByRole('button', { name: '50%' }));
    expect(within(out).getByRole('textbox')).toHaveValue('50');
  });

  test('an emergency says what it gives up', async () => {
    await open('/farms?open=1');
    await userEvent.click(await screen.findByRole('button', { name: 'Emergency withdrawal' }));
    const dialog = await screen.findByRole('dialog', { name: 'Emergency withdrawal' });
    expect(dialog).toHaveTextContent('You get back100 WBESC-BUSDC LP');
    expect(dialog).toHaveTextContent('You give up3 MONEY');
    await act(async () => farmOverlay.close());
  });
});
