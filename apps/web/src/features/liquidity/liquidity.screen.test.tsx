import type { Address } from '@besc/domain/shared/address';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { pairOf } from '../../../test/lab-pairs';
import { labToken } from '../../../test/lab-token';
import { coinOf, giveAway, liquidityScreens, supply } from '../../../test/liquidity/liquidity-lab';
import { preferencesStore } from '../../blocks/preferences/preferences-store';
import { walletOverlay } from '../../blocks/wallet/wallet-overlay';

const whole = 10n ** 18n;
const { lab, node, at, pair, main, moveWallet, ...screens } = liquidityScreens();

const open = (path = '/liquidity', opening = {}) => screens.open(path, opening);
/** The page looks for no block by itself. */
const still = { blockMs: 600_000 };
const remember = (...pairs: readonly (readonly [Address, Address])[]) =>
  preferencesStore.setState({ pairs: { '2372': pairs.map((sides) => sides.toSorted()) } });

test('without a wallet, too, it is said that no node answers', async () => {
  node.isSilent = true;
  await open('/liquidity', { account: null });
  expect(await screen.findByText(/^The chain isn’t responding right now/)).toBeVisible();
  expect(screen.getByText('Connect to a wallet to view your liquidity.')).toBeVisible();
  node.isSilent = false;
  await waitFor(() => expect(screen.queryByText(/^The chain isn’t responding right now/)).toBeNull());
});

const rows = async () => {
  const table = await screen.findByRole('table', { name: 'Your Liquidity' });
  return [...table.querySelectorAll<HTMLElement>('tbody tr')].filter((row) => row.querySelector('button'));
};

describe('the list of positions', () => {
  test('LIQ-31 LIQ-68 a row is a pair and its share with 2 decimals, the wrapped coin as the native one', async () => {
    await open();
    const [row, ...others] = await rows();
    await waitFor(() => expect(row).toHaveTextContent(/^BESC\/BUSDC.*100 BESC400 BUSDC10\.00%/));
    // There is no index: what is not known of it is said, and is no zero.
    expect(row).toHaveTextContent(/– the index doesn’t answer––/);
    expect(others).toEqual([]);
  });

  test('LIQ-27 LIQ-28 LIQ-29 LIQ-67 LIQ-69 it opens to its amounts and its two ways', async () => {
    await open();
    const [row] = await rows();
    if (!row) throw new Error('No position');
    await userEvent.click(within(row).getByRole('button'));
    const item = row.nextElementSibling as HTMLElement;
    expect(item).toHaveTextContent('LP tokens200');
    expect(item).toHaveTextContent('Share of Pool10.000000%');
    expect(item).toHaveTextContent('Pooled BESC100');
    expect(item).toHaveTextContent('Pooled BUSDC400');
    const link = (name: string) => within(item).getByRole('link', { name, hidden: true }).getAttribute('href');
    const ends = [`BESC/${at('BUSDC')}`, `${at('BUSDC')}/BESC`];
    expect(ends.map((end) => `/remove/${end}`)).toContain(link('Remove'));
    expect(ends.map((end) => `/add/${end}`)).toContain(link('Add liquidity instead'));
  });

  test('LIQ-31 a remembered pair of tokens that are no base is among them, in 6 significant digits', async () => {
    const other = await labToken(lab(), 'ZERO', 7n, 0);
    const address = await supply(lab(), [lab().token('MONEY'), 3n * whole], [other, 7n]);
    // 4582575694 LP in all: two thirds go to somebody else.
    await giveAway(lab(), { address }, 4_582_574_694n - 1_527_525_231n);
    remember([at('MONEY'), other.address]);
    await open();
    await waitFor(async () => expect(await rows()).toHaveLength(2));
    const [row] = await rows();
    expect(row).toHaveTextContent('33.33%');
    expect(row).toHaveTextContent('0.999999 MONEY2 ZERO');
  });
});

test('LIQ-31 a list that does not answer keeps no position back; what it names comes when it does', async () => {
  await supply(lab(), [lab().token('HENNY'), 10n ** 6n], [lab().token('BUSDC'), whole]);
  let answer = (_list: Response) => {};
  const list = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  const ask = globalThis.fetch;
  const { defaults } = lab().settings.lists;
  vi.stubGlobal('fetch', (...request: Parameters<typeof fetch>) =>
    defaults.some((place) => String(request[0]).endsWith(place)) ? list : ask(...request),
  );
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  await open();
  await vi.advanceTimersByTimeAsync(2_000);
  const [row, ...others] = await rows();
  expect(row).toHaveTextContent('BESC/BUSDC');
  expect(others).toEqual([]);
  const { chainId, address, decimals } = lab().token('HENNY');
  answer(
    Response.json({
      name: 'Late',
      timestamp: '2026-01-01T00:00:00.000Z',
      version: { major: 1, minor: 0, patch: 0 },
      tokens: [{ chainId, address, decimals, symbol: 'HENNY', name: 'Henny' }],
    }),
  );
  await waitFor(async () => expect(await rows()).toHaveLength(2));
});

test('a position in a token that cannot be read is told with its address, not kept loading', async () => {
  const { address } = await labToken(lab(), 'GONE', whole);
  await supply(lab(), [lab().token('MONEY'), whole], [{ ...lab().token('MONEY'), address }, whole]);
  await lab().chain.rpc.request('anvil_setCode', [address, '0x']);
  remember([at('MONEY'), address]);
  await open();
  expect(await screen.findByText('No token at this address')).toBeVisible();
  expect(screen.getByText(address)).toBeVisible();
  expect(await rows()).toHaveLength(1);
});

describe('the other states of the list', () => {
  test('not connected: the way to connect, and the ways on', async () => {
    await open('/liquidity', { account: null });
    expect(screen.getByText('Connect to a wallet to view your liquidity.')).toBeVisible();
    expect(main().getByRole('link', { name: 'Find other LP tokens' })).toHaveAttribute('href', '/find');
    expect(main().getByRole('link', { name: 'Add Liquidity' })).toHaveAttribute('href', '/add');
    await userEvent.click(main().getByRole('button', { name: 'Connect Wallet' }));
    expect(walletOverlay.isOpen()).toBe(true);
  });

  test('loading', async () => {
    node.isSlow = true;
    const { queryClient } = await open('/liquidity', still);
    await waitFor(() => expect(document.querySelector('main [aria-busy="true"]')).not.toBeNull());
    node.isSlow = false;
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(await rows()).toHaveLength(1);
  });

  test('empty', async () => {
    await giveAway(lab(), { address: pair() }, 200n * whole);
    await open();
    expect(await screen.findByText('No liquidity found.')).toBeVisible();
  });

  test('failed: told as such, never as empty, with a way to try again', async () => {
    node.isSilent = true;
    await open('/liquidity', still);
    expect(await screen.findByText('Couldn’t load your liquidity')).toBeVisible();
    expect(screen.queryByText('No liquidity found.')).toBeNull();
    node.isSilent = false;
    await userEvent.click(
      within(
        screen.getByText('Couldn’t load your liquidity').closest<HTMLElement>('[role]') ?? document.body,
      ).getByRole('button', { name: 'Try again' }),
    );
    expect(await rows()).toHaveLength(1);
  });

  test('a chain that stops later: what is known stays and is called old', async () => {
    const { queryClient } = await open('/liquidity', still);
    await rows();
    node.isSilent = true;
    await queryClient.refetchQueries({ queryKey: ['chain'] });
    expect(await screen.findByText(/Showing data as of/)).toBeVisible();
    expect(await rows()).toHaveLength(1);
  });

  test('on another network the positions are shown, with the way back', async () => {
    await open();
    moveWallet(1);
    expect(await rows()).toHaveLength(1);
    expect(main().getByRole('button', { name: 'Switch network' })).toBeEnabled();
  });
});

test('LIQ-31 opening it with 50 positions in tokens that no list knows takes at most 3 batches', async () => {
  const wanted: string[] = [];
  const pairs: [Address, Address][] = [];
  for (let index = 0; index < 49; index++) {
    const token = await labToken(lab(), `T${index}`, whole);
    const other = index % 2 === 0 ? coinOf(lab()) : lab().token('MONEY');
    await supply(lab(), [token, whole], [other, whole]);
    const sides: [Address, Address] = [token.address, other.kind === 'token' ? other.address : at('WBESC')];
    pairs.push(sides);
    wanted.push(...[token.address, pairOf(lab(), ...sides)].map((address) => address.slice(2).toLowerCase()));
  }
  remember(...pairs);
  await open('/liquidity', still);
  await waitFor(async () => expect(await rows()).toHaveLength(50), { timeout: 10_000 });
  const reads = node.asked.filter((body) => body.includes('eth_call'));
  expect(reads.filter((body) => wanted.some((address) => body.includes(address))).length).toBeLessThanOrEqual(3);
  // The look for a block and the price in the title are the page's own.
  expect(reads.length).toBeLessThanOrEqual(5);
});

describe('OPEN-13 Import Pool', () => {
  async function pick(slot: RegExp, symbol: string) {
    await userEvent.click(screen.getByRole('button', { name: slot }));
    const dialog = await screen.findByRole('dialog', { name: 'Select a Token' });
    await userEvent.type(within(dialog).getByRole('combobox'), `${symbol}{Enter}`);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }

  test('SET-20 a found position is shown with its ways and remembered for the list', async () => {
    await supply(lab(), [lab().token('MONEY'), whole], [lab().token('BUSDC'), whole]);
    await open('/find');
    expect(screen.getByText('Select a token to find your liquidity.')).toBeVisible();
    await pick(/^First token: /, 'MONEY');
    await pick(/^Second token: /, 'BUSDC');
    expect(await screen.findByText('Pool Found!')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Remove' })).toHaveAttribute(
      'href',
      `/remove/${[at('BUSDC'), at('MONEY')].sort().join('/')}`,
    );
    expect(preferencesStore.getState().pairs).toEqual({ '2372': [[at('BUSDC'), at('MONEY')].sort()] });
  });

  test('OPEN-13 who is not connected sees what is in the pool; a pair of one token says so; without a pool the way to make one', async () => {
    // A pair that was never made.
    await lab().chain.rpc.request('anvil_setCode', [pairOf(lab(), at('WBESC'), at('MONEY')), '0x']);
    await open('/find', { account: null });
    await pick(/^Second token: /, 'BUSDC');
    expect(await screen.findByText('Connect to a wallet to find pools')).toBeVisible();
    const facts = screen.getByText('Pooled BESC').closest('dl');
    expect(facts).toHaveTextContent('Pooled BESC1,000Pooled BUSDC4,000Rates1 BESC = 4 BUSDC1 BUSDC = 0.25 BESC');
    await pick(/^Second token: /, 'WBESC');
    expect(await screen.findByText('Invalid pair.')).toBeVisible();
    await pick(/^Second token: /, 'MONEY');
    expect(await screen.findByText('No pool found.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Create pool' })).toHaveAttribute('href', `/add/BESC/${at('MONEY')}`);
  });

  test('OPEN-13 a token of the address that cannot be read is told, with the way to try again', async () => {
    node.isSilent = true;
    await open(`/find?currencyA=${at('HENNY')}&currencyB=${at('BUSDC')}`, still);
    expect(await screen.findByText('Couldn’t load the pool')).toBeVisible();
    expect(screen.getByText('Couldn’t load the token from the chain')).toBeVisible();
    node.isSilent = false;
    await userEvent.click(main().getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No pool found.')).toBeVisible();
    expect(main().queryByText('Couldn’t load the token from the chain')).toBeNull();
  });

  test('OPEN-13 the token of the other side switches both, also with a side that is empty', async () => {
    await open('/find');
    await pick(/^Second token: /, 'BESC');
    expect(screen.getByRole('button', { name: /^First token: Select a currency/ })).toBeVisible();
    await pick(/^First token: /, 'BUSDC');
    await pick(/^First token: /, 'BESC');
    expect(screen.getByRole('button', { name: /^First token: BESC/ })).toBeVisible();
    expect(screen.getByRole('button', { name: /^Second token: BUSDC/ })).toBeVisible();
  });

  test('OPEN-13 OPEN-26 the currencies of its address are taken in any letter case', async () => {
    await open('/find?currencyB=besc');
    expect(screen.getByRole('button', { name: /^First token: Select a currency/ })).toBeVisible();
    expect(screen.getByRole('button', { name: /^Second token: BESC/ })).toBeVisible();
    await pick(/^First token: /, 'BUSDC');
    expect(await screen.findByText('Pool Found!')).toBeVisible();
  });

  test('OPEN-13 OPEN-26 a lower-case address of the other side switches both as well', async () => {
    await open(`/find?currencyA=${at('BUSDC').toLowerCase()}`);
    await screen.findByRole('button', { name: /^First token: BUSDC/ });
    await pick(/^Second token: /, 'BESC');
    await pick(/^Second token: /, 'BUSDC');
    expect(screen.getByRole('button', { name: /^First token: BESC/ })).toBeVisible();
    expect(screen.getByRole('button', { name: /^Second token: BUSDC/ })).toBeVisible();
  });

  test('OPEN-13 without a position: the pool, and the way into it', async () => {
    await giveAway(lab(), { address: pair() }, 200n * whole);
    await open('/find');
    await pick(/^Second token: /, 'BUSDC');
    expect(await screen.findByText('You don’t have liquidity in this pool yet.')).toBeVisible();
    expect(screen.getByText('Pooled BUSDC')).toBeVisible();
    expect(main().getByRole('link', { name: 'Add Liquidity' })).toHaveAttribute('href', `/add/BESC/${at('BUSDC')}`);
  });
});
