import { addressOf } from '@besc/contracts/deploy/address-of';
import { makeSettings } from '@besc/wire/test/make-settings';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  makeLiquidityChain,
  makeLiquidityPage,
  makeListJson,
  testAccount,
  unlistedToken,
} from '../../../test/liquidity/make-liquidity-page';
import type { ChainDouble } from '../../../test/make-chain-double';
import { preferencesStore } from '../../blocks/preferences/preferences-store';
import { highSlippageStore } from '../../blocks/slippage/high-slippage-store';
import type { Action } from '../../blocks/transactions/action';
import { walletStore } from '../../blocks/wallet/wallet-store';
import type { SigningEnd } from './sign-removal';

const settings = makeSettings();
const busdc = settings.tokens.busdc.address;
const wbesc = addressOf(settings, 'tokens', 'wbesc');
const hash = `0x${'ab'.repeat(32)}` as const;

const asked = vi.hoisted(() => ({ answers: [] as unknown[], signatures: [] as bigint[], runs: [] as unknown[] }));
vi.mock('./sign-removal', () => ({
  signRemoval: async ({ liquidity, pair, owner }: { liquidity: bigint; pair: string; owner: string }) => {
    asked.signatures.push(liquidity);
    const answer = asked.answers.shift() as SigningEnd | undefined;
    if (answer !== undefined) return answer;
    const permit = { approveMax: false, v: 27, r: '0x01', s: '0x02' };
    return { kind: 'signed', signed: { pair, owner, liquidity, deadlineSeconds: 1_790_001_200n, permit } };
  },
}));
vi.mock('../../blocks/transactions/use-action-runner', async () => {
  const { useState } = await import('react');
  return {
    useActionRunner() {
      const [state, setState] = useState<unknown>({ kind: 'idle' });
      return {
        state,
        reset: () => setState({ kind: 'idle' }),
        async run(action: Action) {
          asked.runs.push(action);
          const refusal = { text: 'The transaction cannot succeed due to error: EXPIRED.' };
          const end =
            asked.answers.shift() === 'refuse'
              ? { kind: 'failed', step: 0, failure: 'refused', message: refusal }
              : { kind: 'confirmed', hash };
          setState(end);
          return end;
        },
      };
    },
  };
});

let chain: ChainDouble;
beforeEach(() => {
  Object.assign(asked, { answers: [], signatures: [], runs: [] });
  vi.stubGlobal('fetch', async () => Response.json(makeListJson(settings)));
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  localStorage.clear();
  preferencesStore.setState({}, true);
  highSlippageStore.setState({ accepted: true });
  walletStore.setState({ status: 'connected', address: testAccount, walletChainId: settings.chain.id }, true);
  chain = makeLiquidityChain();
});

async function open(path = `/remove/BESC/${busdc}`) {
  const page = makeLiquidityPage(chain, path);
  render(page.element);
  await screen.findByRole('heading', { level: 1 });
  return page;
}

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const press = async (name: string | RegExp) => userEvent.click(await button(name));
const disabled = async (name: string | RegExp) => expect(await button(name)).toHaveAttribute('aria-disabled', 'true');
const ready = async (name: string) =>
  waitFor(async () => expect(await button(name)).not.toHaveAttribute('aria-disabled', 'true'));

describe('LIQ-30 how much', () => {
  test('LIQ-33 by percent: what comes back of each token', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Remove Liquidity$/);
    expect(screen.getByText('To receive BESC/BUSDC back')).toBeInTheDocument();
    await disabled('Enter an amount');
    await press('25%');
    const received = screen.getByRole('heading', { name: 'You will receive' }).parentElement;
    expect(received).toHaveTextContent('BESC25');
    expect(received).toHaveTextContent('BUSDC100');
    await press('Max');
    expect(screen.getByRole('slider')).toHaveValue('100');
    expect(received).toHaveTextContent('BUSDC400');
  });

  test('OPEN-13 in detail, by LP or by either token; what is wrong is told', async () => {
    await open();
    await userEvent.click(screen.getByRole('radio', { name: 'Detailed' }));
    const field = (name: string) => screen.getByRole('textbox', { name });
    await userEvent.type(field('BUSDC'), '100');
    expect(field('LP tokens')).toHaveValue('50');
    expect(field('BESC')).toHaveValue('25');
    await userEvent.type(field('BUSDC'), '0');
    await disabled('This is more than your liquidity');
    await userEvent.clear(field('LP tokens'));
    await userEvent.type(field('LP tokens'), '0.000000000000000001');
    await disabled('This is too little: the pool would pay nothing of a token');
    await userEvent.clear(field('LP tokens'));
    await disabled('Enter an amount');
  });

  test('OPEN-13 an amount in detail has at most 79 characters', async () => {
    await open();
    await userEvent.click(screen.getByRole('radio', { name: 'Detailed' }));
    const lp = screen.getByRole('textbox', { name: 'LP tokens' });
    await userEvent.click(lp);
    await userEvent.paste('1'.repeat(90));
    expect(lp).toHaveValue('');
    expect(screen.getByText(/longer than an amount can be/)).toBeVisible();
    await userEvent.paste('1'.repeat(79));
    expect(lp).toHaveValue('1'.repeat(79));
    fireEvent.change(lp, { target: { value: '2'.repeat(80) } });
    expect(lp).toHaveValue('1'.repeat(79));
  });

  test('OPEN-13 native or wrapped, as chosen', async () => {
    const { router } = await open();
    await press('50%');
    await userEvent.click(screen.getByRole('link', { name: 'Receive WBESC' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(`/remove/${wbesc}/${busdc}`));
    const back = await screen.findByRole('link', { name: 'Receive BESC' });
    expect(back).toHaveAttribute('href', `/remove/BESC/${busdc}?exactAmount=50`);
    expect(screen.getByText('50%', { selector: 'p' })).toBeVisible();
  });
});

describe('the address', () => {
  test('says what the form shows, and opens it again', async () => {
    const { router } = await open();
    await press('75%');
    await waitFor(() => expect(router.state.location.search).toEqual({ exactAmount: '75' }));
    cleanup();
    await open(`/remove/BESC/${busdc}?exactAmount=25`);
    expect(await screen.findByText('25%', { selector: 'p' })).toBeVisible();
  });

  test.each(['exactAmount=101', 'exactAmount=05', 'exactField=a&exactAmount=<b>', 'exactField=toString'])(
    'with %s asks for nothing',
    async (query) => {
      await open(`/remove/BESC/${busdc}?${query}`);
      await disabled('Enter an amount');
    },
  );
});

describe('OPEN-13 permission', () => {
  test('a signature is asked for first, for exactly this amount; another amount needs another', async () => {
    await open();
    await press('50%');
    await disabled('Remove');
    await press('Enable');
    await ready('Remove');
    expect(asked.signatures).toEqual([100n * 10n ** 18n]);
    expect(asked.runs).toEqual([]);
    expect(screen.getByText(/^Your signature counts for another/)).toHaveTextContent('another 20 min.');
    await press('75%');
    await disabled('Remove');
    expect(screen.queryByText(/^Your signature counts/)).toBeNull();
  });

  test('a signature whose time is over by the clock of the chain counts no more', async () => {
    const pair = [...chain.pools.keys()][0];
    const permit = { approveMax: false, v: 27, r: '0x01', s: '0x02' };
    const signed = { owner: testAccount, pair, liquidity: 100n * 10n ** 18n, permit };
    await open();
    await press('50%');
    asked.answers.push({ kind: 'signed', signed: { ...signed, deadlineSeconds: 1_790_000_000n } });
    await press('Enable');
    await waitFor(() => expect(asked.signatures).toHaveLength(1));
    await ready('Enable');
    await disabled('Remove');
    asked.answers.push({ kind: 'signed', signed: { ...signed, deadlineSeconds: 1_790_000_001n } });
    await press('Enable');
    await ready('Remove');
  });

  test('a wallet that cannot give one that counts is asked for an approval instead', async () => {
    await open();
    await press('50%');
    asked.answers.push({ kind: 'unable', error: new Error('Not supported') });
    await press('Enable');
    await waitFor(() => expect(asked.runs).toHaveLength(1));
    expect(asked.runs[0]).toMatchObject({ steps: [{ kind: 'approve' }] });
  });

  test('who refuses to sign is asked for nothing else, and may choose the transaction', async () => {
    await open();
    await press('50%');
    asked.answers.push({ kind: 'rejected' });
    await press('Enable');
    const instead = await button('Enable by a transaction instead');
    expect(asked.runs).toEqual([]);
    expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.click(instead);
    await waitFor(() => expect(asked.runs).toHaveLength(1));
  });

  test('a signature the chain refuses is told and forgotten; Enable asks for a new one', async () => {
    await open();
    await press('50%');
    await press('Enable');
    await ready('Remove');
    await press('Remove');
    const review = await screen.findByRole('dialog', { name: 'You will receive' });
    asked.answers.push('refuse');
    await userEvent.click(within(review).getByRole('button', { name: 'Confirm' }));
    expect(await within(review).findByText(/EXPIRED/)).toBeVisible();
    await userEvent.click(within(review).getByRole('button', { name: 'Close' }));
    await ready('Enable');
    expect(screen.getByText('50%', { selector: 'p' })).toBeVisible();
  });

  test('an allowance that is enough needs nothing', async () => {
    for (const pair of chain.pools.keys()) chain.allowances.set(`${pair}:${testAccount}`, 10n ** 30n);
    await open();
    await press('50%');
    await ready('Remove');
    expect(asked.signatures).toEqual([]);
  });
});

describe('LIQ-30 what stands in the way', () => {
  test.each([
    ['no position', () => chain.balances.clear(), 'You have no liquidity in this pool'],
    ['no pool', () => chain.pools.clear(), 'Invalid pair'],
    [
      'another network',
      () => walletStore.setState({ status: 'connected', address: testAccount, walletChainId: 1 }, true),
      'Wrong network: switch',
    ],
    ['nobody', () => walletStore.setState({ status: 'disconnected' }, true), 'Connect Wallet'],
  ])('%s', async (_, change, name) => {
    change();
    await open();
    expect(await button(name)).toBeVisible();
  });

  test('a chain that does not answer', async () => {
    chain.isSilent = true;
    await open();
    await disabled('The chain does not answer');
  });

  test('a wrong checksum, told with the address', async () => {
    await open(`/remove/BESC/${busdc.replace('E', 'e')}`);
    expect(await screen.findByText('This is no valid token address')).toBeVisible();
    await disabled('Invalid pair');
  });

  test('SET-17 a high slippage of an earlier visit', async () => {
    preferencesStore.setState({ userSlippageTolerance: 4_000 });
    highSlippageStore.setState({ accepted: false });
    await open();
    await press('50%');
    await disabled('Confirm your slippage tolerance');
    await press('Keep it');
    await ready('Enable');
  });

  test('OPEN-13 a position in a token that no list knows and that takes a fee can be left all the same', async () => {
    const sides = { tokenA: wbesc, tokenB: unlistedToken, reserveA: 10n ** 20n, reserveB: 10n ** 11n };
    chain.balances.set(`${chain.putPool({ ...sides, totalSupply: 10n ** 18n })}:${testAccount}`, 10n ** 17n);
    await open(`/remove/BESC/${unlistedToken}`);
    await press('50%');
    const notice = await screen.findByText(/takes a fee from every transfer: less than is shown/);
    expect(notice).toHaveTextContent(/^HENNY takes a fee/);
    expect(screen.queryByRole('dialog')).toBeNull();
    await ready('Enable');
  });
});

test('LIQ-43 expert mode removes at once; the form is empty as soon as it is sent', async () => {
  preferencesStore.setState({ userExpertMode: true });
  for (const pair of chain.pools.keys()) chain.allowances.set(`${pair}:${testAccount}`, 10n ** 30n);
  await open();
  await press('50%');
  await ready('Remove');
  await press('Remove');
  await waitFor(() => expect(screen.getByText('0%', { selector: 'p' })).toBeVisible());
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(asked.runs).toHaveLength(1);
  act(() => preferencesStore.setState({ userExpertMode: false }));
});
