import { poolPhase } from '@besc/domain/pools/pool-phase';
import { oneE18 } from '@besc/domain/shared/fixed-point';
import { fraction } from '@besc/domain/shared/fraction';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { makeToken } from '../../../test/make-token';
import { makeRoom } from '../../../test/open-list';
import { makePoolRow, nothingStaked } from '../../../test/pools/make-pool-row';
import { openPools } from '../../../test/pools/open-pools';
import { walletStore } from '../../blocks/wallet/wallet-store';
import type { PoolRow } from './pool-row';

beforeEach(() => makeRoom(true));
afterEach(() => walletStore.setState({ status: 'disconnected' }, true));

const connect = (rdns = 'test.wallet') =>
  walletStore.setState(
    { status: 'connected', address: makePoolRow().contract, walletChainId: 2372, rdns, canBatch: false },
    true,
  );
/** The name of a row; its buttons are read out with it, too. */
const title = { selector: ':not(.sr-only)' };
const held = { ...nothingStaked, staked: (3n * oneE18) / 2n, earned: (123_456_789n * oneE18) / 10n ** 7n };

describe.each([true, false])('a pool in a table or on a card (room: %s)', (hasRoom) => {
  beforeEach(() => makeRoom(hasRoom));

  test('PLAT-13 POOL-020 POOL-023 POOL-030 POOL-033 POOL-035 POOL-040 POOL-057 POOL-067 POOL-103 VAULT-02 who has no wallet sees what it is and connects', async () => {
    await openPools([makePoolRow()]);
    expect(screen.getByText('Earn WOOL', title)).toBeInTheDocument();
    expect(screen.getByText('Stake MONEY')).toBeInTheDocument();
    expect(screen.getByText('Manual')).toBeInTheDocument();
    expect(screen.getByText('25.00%')).toBeInTheDocument();
    expect(screen.getByText('Start earning')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Connect Wallet' })).toBeInTheDocument();
    expect(screen.getAllByText('Total staked').length).toBeGreaterThan(0);
    expect(screen.getAllByText('~$2,468.00').length).toBeGreaterThan(0);
    expect(screen.getByText('Ends in')).toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: /^Block 90/ })[0]).toHaveAttribute('href', '/block/90');
    expect(screen.queryByText('Max. stake per user')).toBeNull();
  });

  test('POOL-026 POOL-028 POOL-034 POOL-060 POOL-101 POOL-102 what is earned and staked, with harvest, minus and plus', async () => {
    connect();
    const opened = await openPools([makePoolRow({ holding: held, limit: 50n * oneE18 })]);
    expect(screen.getAllByText('12.34567').length).toBeGreaterThan(0);
    expect(screen.getAllByText('1.500').length).toBeGreaterThan(0);
    expect(screen.getByText('Max. stake per user')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Harvest Earn WOOL' }));
    await userEvent.click(screen.getByRole('button', { name: 'Unstake from Earn WOOL' }));
    await userEvent.click(screen.getByRole('button', { name: 'Stake more in Earn WOOL' }));
    expect(opened).toEqual(['harvest', 'unstake', 'stake'].map((kind) => ({ kind, key: 'wool' })));
  });

  test('POOL-064 POOL-065 POOL-066 at the limit plus does nothing and says why', async () => {
    connect();
    const opened = await openPools([makePoolRow({ holding: held, limit: oneE18 })]);
    const plus = screen.getByRole('button', { name: 'Stake more in Earn WOOL' });
    await userEvent.click(plus);
    expect(opened).toEqual([]);
    expect(plus).toHaveAccessibleDescription("You've already staked the maximum amount you can stake in this pool!");
  });

  test('POOL-077 a limit that the pool does not tell counts as none, and the screen says that it is not known', async () => {
    connect();
    const opened = await openPools([makePoolRow({ holding: held, isLimitRead: false })]);
    expect(screen.getByText('Max. stake per user')).toBeInTheDocument();
    expect(screen.getByText('Not available right now')).toBeInTheDocument();
    expect(screen.queryByText(/^Your share/)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Stake more in Earn WOOL' }));
    expect(opened).toEqual([{ kind: 'stake', key: 'wool' }]);
  });

  test('POOL-065 a limit that was lowered under what is staked: nothing is added, all of it can be taken out', async () => {
    connect();
    const opened = await openPools([makePoolRow({ holding: held, limit: 1n })]);
    expect(screen.getByRole('button', { name: 'Stake more in Earn WOOL' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(screen.getByRole('button', { name: 'Unstake from Earn WOOL' }));
    expect(opened).toEqual([{ kind: 'unstake', key: 'wool' }]);
  });

  test('without a price there is no rate and no worth, and amounts stay', async () => {
    connect();
    const { staked, earning } = makePoolRow();
    const unpriced = { staked: { ...staked, priceE18: undefined }, earning: { ...earning, priceE18: undefined } };
    const unknown = { apr: undefined, rate: undefined, totalUsd: undefined, earnedUsd: undefined };
    await openPools([makePoolRow({ ...unpriced, ...unknown, holding: held })]);
    expect(document.body.textContent).not.toMatch(/%|\$|NaN|Infinity/);
    expect(screen.getAllByText('1.500').length).toBeGreaterThan(0);
    expect(screen.queryByRole('button', { name: 'ROI calculator of Earn WOOL' })).toBeNull();
  });

  test('2^96 staked and one wei earned are drawn as what they are', async () => {
    connect();
    const staked = 2n ** 96n;
    await openPools([makePoolRow({ totalStaked: staked, holding: { ...held, staked, earned: 1n } })]);
    const [exact] = screen.getAllByTitle('79,228,162,514.264337593543950336');
    expect(exact).toBeInTheDocument();
    expect(screen.getAllByTitle('0.000000000000000001').length).toBeGreaterThan(0);
    expect(document.body.textContent).not.toMatch(/e\+|NaN|Infinity/);
    expect(screen.getByRole('button', { name: 'Harvest Earn WOOL' })).toBeEnabled();
  });

  test('POOL-029 POOL-058 POOL-059 enable, then stake', async () => {
    connect();
    const rows = [
      makePoolRow({ holding: { ...nothingStaked, allowance: 0n } }),
      makePoolRow({ key: 'other', holding: nothingStaked }),
    ];
    await openPools(rows);
    expect(screen.getByRole('button', { name: 'Enable Earn WOOL' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Stake Earn WOOL' })).toBeInTheDocument();
  });

  test('POOL-024 POOL-041 POOL-063 a finished pool has its ribbon, pays 0 and takes nothing', async () => {
    connect();
    const over = { isFinished: true, isOpen: false, phase: { kind: 'finished' }, rate: fraction(0n) } as const;
    await openPools([makePoolRow({ ...over, holding: nothingStaked })]);
    expect(screen.getByText('Finished')).toBeInTheDocument();
    expect(screen.getByText('0.00%')).toBeInTheDocument();
    expect(screen.queryByText('Ends in')).toBeNull();
    expect(screen.getByText('This pool has ended')).toBeInTheDocument();
  });

  test('POOL-025 MONEY’s own have no ribbon when they are over', async () => {
    const over = { isFinished: true, isOpen: false, rate: fraction(0n) } as const;
    await openPools([makePoolRow({ ...over, category: 'auto' }), makePoolRow({ ...over, key: 'm', category: 'core' })]);
    expect(screen.getAllByText('0.00%').length).toBeGreaterThan(1);
    expect(screen.queryByText('Finished')).toBeNull();
  });

  test('POOL-070 before its first block a pool starts in so many blocks', async () => {
    await openPools([makePoolRow({ phase: { kind: 'upcoming', until: 70n } })]);
    expect(screen.getByText('Starts in')).toBeInTheDocument();
  });

  test('POOL-021 POOL-022 POOL-027 MONEY’s own: staked again by itself, or collected by hand', async () => {
    connect();
    const { staked: money } = makePoolRow();
    await openPools([
      makePoolRow({ key: 'auto', category: 'auto', earning: money, holding: held }),
      makePoolRow({ key: 'manual', category: 'core', earning: money, holding: held }),
    ]);
    expect(screen.getByText('Auto MONEY', title)).toBeInTheDocument();
    expect(screen.getByText('Automatic restaking')).toBeInTheDocument();
    expect(screen.getByText('Earn MONEY, stake MONEY')).toBeInTheDocument();
    expect(screen.getByText('Staked (compounding)', { exact: false })).toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: 'Collect Manual MONEY' })).toHaveLength(1);
    expect(screen.queryByRole('button', { name: /^Harvest/ })).toBeNull();
  });

  test('VAULT-20 MONEY’s own before it was read: what it is, no figure of it, and nothing to do but to look', async () => {
    connect();
    const { staked: money } = makePoolRow();
    const unread: Partial<PoolRow> = {
      isLoading: true,
      rewardPerBlock: undefined,
      totalStaked: undefined,
      totalUsd: undefined,
      apr: undefined,
      rate: undefined,
      earning: money,
      phase: { kind: 'unknown' },
    };
    await openPools([
      makePoolRow({ key: 'auto', category: 'auto', ...unread }),
      makePoolRow({ key: 'manual', category: 'core', ...unread }),
    ]);
    expect(screen.getByText('Auto MONEY', title)).toBeInTheDocument();
    expect(screen.getAllByText('APY').length).toBeGreaterThan(0);
    expect(screen.getAllByText('My stake').length).toBeGreaterThan(1);
    expect(screen.queryByText('Start earning')).toBeNull();
    expect(screen.getAllByRole('button', { name: 'Loading Auto MONEY' })).toHaveLength(1);
    // To stake, and to collect.
    expect(screen.getAllByRole('button', { name: 'Loading Manual MONEY' })).toHaveLength(2);
    for (const offer of [/^Connect/, /^Enable/, /^Stake/, /^Unstake/, /^Emergency exit/, /^ROI calculator/])
      expect(screen.queryByRole('button', { name: offer })).toBeNull();
    for (const figure of document.querySelectorAll('[data-amount]')) expect(figure).toHaveTextContent(/^–$/);
    expect(document.querySelectorAll('[data-skeleton]').length).toBeGreaterThanOrEqual(8);
  });

  test('POOL-037 POOL-038 POOL-039 links of the project and the contract; the token for the browser’s extension alone', async () => {
    connect();
    await openPools([makePoolRow()]);
    expect(screen.getByRole('link', { name: 'View Project Site Earn WOOL' })).toHaveAttribute(
      'href',
      'https://wool.example/',
    );
    expect(screen.queryByRole('button', { name: /^Add to Metamask/ })).toBeNull();
  });
});

test('POOL-039 the browser’s extension is offered the token', async () => {
  connect('io.metamask');
  await openPools([makePoolRow()]);
  expect(screen.getByRole('button', { name: 'Add to Metamask Earn WOOL' })).toBeInTheDocument();
});

test('POOL-016 POOL-017 a search goes by the symbol that is earned, whatever its case', async () => {
  const { staked: money } = makePoolRow();
  await openPools([makePoolRow(), makePoolRow({ key: 'other', earning: money })]);
  await userEvent.type(screen.getByPlaceholderText('Search Pools'), 'wOoL');
  const table = await screen.findByRole('table', { name: 'Pools' });
  expect(await within(table).findByText('Earn WOOL', title)).toBeInTheDocument();
  await screen.findByText(/^1 result/);
  expect(within(table).queryByText('Earn MONEY')).toBeNull();
});

test('a reward whose symbol is made to be read as something else is drawn as it is, shortened', async () => {
  connect();
  const { earning } = makePoolRow();
  const { currency } = earning;
  if (currency.kind === 'native') throw new Error('The reward is a token');
  const named = (symbol: string) => ({ ...earning, currency: { ...currency, symbol } });
  await openPools([
    makePoolRow({ holding: held, earning: named('%symbol%') }),
    makePoolRow({ key: 'markup', holding: held, earning: named('<img src=x onerror=alert(1)>') }),
  ]);
  expect(screen.getByText('Earn %symbol%', title)).toBeInTheDocument();
  expect(screen.getByText('Earn <img…t(1)>', title)).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: '<img…t(1)> earned' })).toBeInTheDocument();
  expect(document.querySelector('img[src=x]')).toBeNull();
  expect(screen.getByRole('button', { name: 'Unstake from Earn %symbol%' })).toBeInTheDocument();
});

test('POOL-053 POOL-054 POOL-090 a pool without a harvest or an emergency exit of its own offers none', async () => {
  connect();
  const { staked: money } = makePoolRow();
  const neither = { hasHarvest: false, hasEmergencyWithdraw: false };
  await openPools([
    makePoolRow({ holding: held }),
    makePoolRow({ key: 'other', earning: money, holding: held, ...neither }),
  ]);
  expect(screen.getByRole('button', { name: 'Emergency exit Earn WOOL' })).toBeEnabled();
  expect(screen.getByRole('button', { name: 'Harvest Earn WOOL' })).toBeEnabled();
  expect(screen.queryByRole('button', { name: /^(Emergency exit|Harvest) Earn MONEY$/ })).toBeNull();
});

test('in its last block a pool takes nothing and gives back', async () => {
  connect();
  const phase = poolPhase({ isFlaggedFinished: false, startBlock: 0n, endBlock: 0n }, 0n);
  const opened = await openPools([makePoolRow({ holding: held, phase, isOpen: false })]);
  const plus = screen.getByRole('button', { name: 'Stake more in Earn WOOL' });
  expect(plus).toHaveAccessibleDescription('This pool has ended');
  await userEvent.click(plus);
  await userEvent.click(screen.getByRole('button', { name: 'Unstake from Earn WOOL' }));
  expect(opened).toEqual([{ kind: 'unstake', key: 'wool' }]);
});

test('a live pool that pays nothing a block says 0.00%, and not that its rate is not known', async () => {
  connect();
  const nothing = { rewardPerBlock: 0n, apr: fraction(0n), rate: fraction(0n) };
  await openPools([makePoolRow({ ...nothing, holding: { ...held, earned: 0n } })]);
  expect(screen.getByText('0.00%')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Nothing earned yet Earn WOOL' })).toHaveAttribute('aria-disabled', 'true');
});

test('in the table one dash stands for an amount without an account, and none for its worth', async () => {
  await openPools([makePoolRow()]);
  const [, , earned, mine] = screen.getAllByRole('cell');
  expect(earned).toHaveTextContent(/^–$/);
  expect(mine).toHaveTextContent(/^–$/);
});

test('POOL-017 a pool is found by the middle of a long symbol', async () => {
  const currency = makeToken('AAAAAAAAAAAAneedleBBBBBBBBBBBB');
  await openPools([makePoolRow(), makePoolRow({ key: 'long', earning: { ...makePoolRow().earning, currency } })]);
  await userEvent.type(screen.getByPlaceholderText('Search Pools'), 'needle');
  expect(await screen.findByText(/^1 result/)).toBeInTheDocument();
});
