import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { coinOf, giveAway, liquidityScreens, supply } from '../../../test/liquidity/liquidity-lab';
import type { Opening } from '../../../test/open-screen';
import { preferencesStore } from '../../blocks/preferences/preferences-store';
import { transactionDeadline } from '../../blocks/preferences/transaction-deadline';
import { highSlippageStore } from '../../blocks/slippage/high-slippage-store';
import type { Action } from '../../blocks/transactions/action';
import type { signRemoval } from './sign-removal';

const whole = 10n ** 18n;
const hash = `0x${'ab'.repeat(32)}` as const;

const asked = vi.hoisted(() => ({ answers: [] as unknown[], signatures: [] as bigint[], runs: [] as unknown[] }));
vi.mock('./sign-removal', () => ({
  signRemoval: async ({ liquidity, pair, owner, chain }: Parameters<typeof signRemoval>[0]) => {
    asked.signatures.push(liquidity);
    const answer = asked.answers.shift() as Awaited<ReturnType<typeof signRemoval>> | undefined;
    if (answer !== undefined) return answer;
    const permit = { approveMax: false, v: 27, r: '0x01', s: '0x02' };
    const deadlineSeconds = (chain.reader.blocks.timestamp() ?? 0n) + BigInt(transactionDeadline.get());
    return { kind: 'signed', signed: { pair, owner, liquidity, deadlineSeconds, permit } };
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

const { lab, node, at, pair, main, moveWallet, ...screens } = liquidityScreens();
beforeEach(() => {
  Object.assign(asked, { answers: [], signatures: [], runs: [] });
});

const open = (path = `/remove/BESC/${at('BUSDC')}`, opening: Opening = {}) => screens.open(path, opening);

const button = (name: string | RegExp) => main().findByRole('button', { name });
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
    await waitFor(() => expect(router.state.location.pathname).toBe(`/remove/${at('WBESC')}/${at('BUSDC')}`));
    const back = await screen.findByRole('link', { name: 'Receive BESC' });
    expect(back).toHaveAttribute('href', `/remove/BESC/${at('BUSDC')}?exactAmount=50`);
    expect(screen.getByText('50%', { selector: 'p' })).toBeVisible();
  });
});

describe('the address', () => {
  test('says what the form shows, and opens it again', async () => {
    const { router } = await open();
    await press('75%');
    await waitFor(() => expect(router.state.location.search).toEqual({ exactAmount: '75' }));
    cleanup();
    await open(`/remove/BESC/${at('BUSDC')}?exactAmount=25`);
    expect(await screen.findByText('25%', { selector: 'p' })).toBeVisible();
  });

  test.each(['exactAmount=101', 'exactAmount=05', 'exactField=a&exactAmount=<b>', 'exactField=toString'])(
    'with %s asks for nothing',
    async (query) => {
      await open(`/remove/BESC/${at('BUSDC')}?${query}`);
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
    expect(asked.signatures).toEqual([100n * whole]);
    expect(asked.runs).toEqual([]);
    expect(screen.getByText(/^Your signature counts for another/)).toHaveTextContent('another 20 min.');
    await press('75%');
    await disabled('Remove');
    expect(screen.queryByText(/^Your signature counts/)).toBeNull();
  });

  test('a signature whose time is over by the clock of the chain counts no more', async () => {
    const permit = { approveMax: false, v: 27, r: '0x01', s: '0x02' };
    const signed = { owner: lab().account, pair: pair(), liquidity: 100n * whole, permit };
    await open();
    await press('50%');
    const head = await lab().chain.rpc.request<{ timestamp: string }>('eth_getBlockByNumber', ['latest', false]);
    const now = BigInt(head.timestamp);
    asked.answers.push({ kind: 'signed', signed: { ...signed, deadlineSeconds: now } });
    await press('Enable');
    await waitFor(() => expect(asked.signatures).toHaveLength(1));
    await ready('Enable');
    await disabled('Remove');
    asked.answers.push({ kind: 'signed', signed: { ...signed, deadlineSeconds: now + 1n } });
    await press('Enable');
    await ready('Remove');
  });

  test('a wallet that cannot give one that counts is asked for an approval instead', async () => {
    await open();
    await press('50%');
    asked.answers.push({ kind: 'unable', error: new Error('Not supported') });
    await press('Enable');
    await waitFor(() => expect(asked.runs).toHaveLength(1));
    const summary = { text: 'Approve %symbol%', values: { symbol: 'WBESC-BUSDC LP' } };
    expect(asked.runs[0]).toMatchObject({ steps: [{ kind: 'approve', summary }] });
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
    expect(review).toHaveTextContent('LP tokens removed100 WBESC-BUSDC LP');
    asked.answers.push('refuse');
    await userEvent.click(within(review).getByRole('button', { name: 'Confirm' }));
    expect(await within(review).findByText(/EXPIRED/)).toBeVisible();
    await userEvent.click(within(review).getByRole('button', { name: 'Close' }));
    await ready('Enable');
    expect(screen.getByText('50%', { selector: 'p' })).toBeVisible();
  });

  test('an allowance that is enough needs nothing', async () => {
    await lab().approve(pair());
    await open();
    await press('50%');
    await ready('Remove');
    expect(asked.signatures).toEqual([]);
  });
});

describe('LIQ-30 what stands in the way', () => {
  test.each([
    ['no position', 'You have no liquidity in this pool', () => giveAway(lab(), { address: pair() }, 200n * whole)],
    ['no pool', 'Invalid pair', () => lab().chain.rpc.request('anvil_setCode', [pair(), '0x'])],
  ])('%s', async (_, name, change) => {
    await change();
    await open();
    await disabled(name);
  });

  test('another network', async () => {
    await open();
    moveWallet(1);
    expect(await button('Wrong network: switch')).toBeEnabled();
  });

  test('nobody', async () => {
    await open(undefined, { account: null });
    expect(await button('Connect Wallet')).toBeEnabled();
  });

  test('a chain that does not answer', async () => {
    node.isSilent = true;
    await open(undefined, { blockMs: 600_000 });
    await disabled('The chain does not answer');
  });

  test('a wrong checksum, told with the address', async () => {
    await open(`/remove/BESC/${at('BUSDC').replace(/[A-F]/, (letter) => letter.toLowerCase())}`);
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
    await supply(lab(), [coinOf(lab()), 100n * whole], [lab().token('HENNY'), 10n ** 11n]);
    const warningTokens = [{ address: at('HENNY'), kind: 'high-slippage' as const }];
    await open(`/remove/BESC/${at('HENNY')}`, { settings: { warningTokens } });
    await press('50%');
    const notice = await screen.findByText(/takes a fee from every transfer: less than is shown/);
    expect(notice).toHaveTextContent(/^HENNY takes a fee/);
    expect(screen.queryByRole('dialog')).toBeNull();
    await ready('Enable');
  });
});

test('LIQ-43 expert mode removes at once; the form is empty as soon as it is sent', async () => {
  preferencesStore.setState({ userExpertMode: true });
  await lab().approve(pair());
  await open();
  await press('50%');
  await ready('Remove');
  await press('Remove');
  await waitFor(() => expect(screen.getByText('0%', { selector: 'p' })).toBeVisible());
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(asked.runs).toHaveLength(1);
  act(() => preferencesStore.setState({ userExpertMode: false }));
});
