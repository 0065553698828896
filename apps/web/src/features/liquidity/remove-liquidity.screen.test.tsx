import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { addReserve } from '../../../test/lab-pairs';
import { coinOf, giveAway, liquidityScreens, supply } from '../../../test/liquidity/liquidity-lab';
import type { Opening } from '../../../test/open-screen';
import { preferencesStore } from '../../blocks/preferences/preferences-store';

const whole = 10n ** 18n;

const { lab, node, at, pair, main, confirmed, moveWallet, ...screens } = liquidityScreens();

const open = (path = `/remove/BESC/${at('BUSDC')}`, opening: Opening = {}) => screens.open(path, opening);

type Page = Awaited<ReturnType<typeof open>>;
const askedFor = ({ wallet }: Page, asked: string) => wallet.calls.filter(({ method }) => method === asked);
const sends = (page: Page) => askedFor(page, 'eth_sendTransaction');
/** The permits that the wallet was asked to sign. */
const permits = (page: Page) =>
  askedFor(page, 'eth_signTypedData_v4').map(({ params }): { value: string; deadline: string } => {
    const [, text] = Array.isArray(params) ? params : [];
    return JSON.parse(text).message;
  });
const refuse = (code: number) => ({
  eth_signTypedData_v4: () => Promise.reject(Object.assign(new Error('no'), { code })),
});
/** Mines a block of this time, in seconds before the end of what was signed. */
async function mineBeforeEnd(page: Page, seconds: number): Promise<void> {
  const deadline = Number(permits(page).at(-1)?.deadline);
  await lab().chain.rpc.request('evm_setNextBlockTimestamp', [deadline - seconds]);
  await lab().chain.mine();
}

const button = (name: string | RegExp) => main().findByRole('button', { name });
const press = async (name: string | RegExp) => userEvent.click(await button(name));
const disabled = async (name: string | RegExp) => expect(await button(name)).toHaveAttribute('aria-disabled', 'true');
const ready = async (name: string) =>
  waitFor(async () => expect(await button(name)).not.toHaveAttribute('aria-disabled', 'true'));
/** Opens the fields of LP and of both tokens, when it is known what there is to remove. */
const openDetailed = async () => {
  await open();
  await disabled('Enter an amount');
  await userEvent.click(screen.getByRole('radio', { name: 'Detailed' }));
};

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
    await openDetailed();
    const field = (name: string) => screen.getByRole('textbox', { name });
    await userEvent.type(field('BUSDC'), '100');
    expect(field('LP tokens')).toHaveValue('50');
    expect(field('BESC')).toHaveValue('25');
    await userEvent.type(field('BUSDC'), '0');
    await disabled('More than your liquidity');
    await userEvent.clear(field('LP tokens'));
    await userEvent.type(field('LP tokens'), '0.000000000000000001');
    await disabled('Too little: the pool would pay none of one token');
    await userEvent.clear(field('LP tokens'));
    await disabled('Enter an amount');
  });

  test('OPEN-13 an amount in detail has at most 79 characters', async () => {
    await openDetailed();
    const lp = screen.getByRole('textbox', { name: 'LP tokens' });
    await userEvent.click(lp);
    await userEvent.paste('1'.repeat(90));
    expect(lp).toHaveValue('');
    expect(screen.getByText(/is too long and was ignored/)).toBeVisible();
    await userEvent.paste('1'.repeat(79));
    expect(lp).toHaveValue('1'.repeat(79));
    fireEvent.change(lp, { target: { value: '2'.repeat(80) } });
    await disabled('Enter an amount');
  });

  test('OPEN-13 native or wrapped, as chosen', async () => {
    await open();
    await press('50%');
    await userEvent.click(screen.getByRole('link', { name: 'Receive WBESC' }));
    await waitFor(() => expect(window.location.pathname).toBe(`/remove/${at('WBESC')}/${at('BUSDC')}`));
    const back = await screen.findByRole('link', { name: 'Receive BESC' });
    expect(back).toHaveAttribute('href', `/remove/BESC/${at('BUSDC')}?exactAmount=50`);
    expect(await screen.findByText('50%', { selector: 'p' })).toBeVisible();
  });
});

describe('the address', () => {
  test('says what the form shows, and opens it again', async () => {
    await open();
    await press('75%');
    await waitFor(() => expect(window.location.search).toBe('?exactAmount=75'));
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
    const page = await open();
    await press('50%');
    await disabled('Remove');
    await press('Enable');
    await ready('Remove');
    expect(permits(page).map(({ value }) => BigInt(value))).toEqual([100n * whole]);
    expect(sends(page)).toEqual([]);
    expect(screen.getByText(/^Your signature is valid for another/)).toHaveTextContent('another 20 min.');
    await press('75%');
    await disabled('Remove');
    expect(screen.queryByText(/^Your signature is valid/)).toBeNull();
  });

  test('what was typed as an amount of a token and signed for stays signed for when a trade moves the pair', async () => {
    const page = await open(`/remove/BESC/${at('BUSDC')}?exactField=b&exactAmount=100`);
    await press('Enable');
    await ready('Remove');
    await addReserve(lab(), pair(), [lab().token('BUSDC'), 10n ** 18n]);
    const received = screen.getByRole('heading', { name: 'You will receive' }).parentElement;
    await waitFor(() => expect(received).toHaveTextContent('BUSDC100.02'));
    await ready('Remove');
    await press('Remove');
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm' }));
    await confirmed();
    expect(permits(page)).toHaveLength(1);
  });

  test('MAX of a token is all of the position, also after a trade has moved the pair', async () => {
    await openDetailed();
    await userEvent.click(main().getAllByRole('button', { name: 'MAX' }).at(-1) ?? document.body);
    await addReserve(lab(), pair(), [lab().token('WBESC'), 10n * whole]);
    const ofBesc = screen.getByRole<HTMLInputElement>('textbox', { name: 'BESC' });
    await waitFor(() => expect(Number(ofBesc.value)).toBeGreaterThan(100.5));
    expect(screen.getByRole('textbox', { name: 'LP tokens' })).toHaveValue('200');
    await ready('Enable');
  });

  test('a signature whose time is over by the clock of the chain counts no more', async () => {
    const page = await open();
    await press('50%');
    await press('Enable');
    await ready('Remove');
    const notice = screen.getByText(/^Your signature is valid/);
    await mineBeforeEnd(page, 1);
    await waitFor(() => expect(notice).not.toHaveTextContent('20 min.'));
    await ready('Remove');
    await mineBeforeEnd(page, 0);
    await ready('Enable');
    await disabled('Remove');
  });

  test('a wallet that cannot give one that counts is asked for an approval instead', async () => {
    const page = await open(undefined, { wallet: refuse(4200) });
    await press('50%');
    await press('Enable');
    await ready('Remove');
    expect(sends(page)).toHaveLength(1);
    const summary = { text: 'Approve %symbol%', values: { symbol: 'WBESC-BUSDC LP' } };
    await confirmed();
    expect(lab().records()).toMatchObject([{ summary }]);
  });

  test('who refuses to sign is asked for nothing else, and may choose the transaction', async () => {
    const wallet = { ...refuse(4001), eth_sendTransaction: () => new Promise(() => undefined) };
    const page = await open(undefined, { wallet });
    await press('50%');
    await press('Enable');
    const instead = await button('Enable with a transaction instead');
    expect(sends(page)).toEqual([]);
    expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.click(instead);
    await waitFor(() => expect(sends(page)).toHaveLength(1));
  });

  test('a signature the chain refuses is told and forgotten; Enable asks for a new one', async () => {
    const page = await open();
    await press('50%');
    await press('Enable');
    await ready('Remove');
    await press('Remove');
    const review = await screen.findByRole('dialog', { name: 'You will receive' });
    expect(review).toHaveTextContent('LP tokens removed100 WBESC-BUSDC LP');
    page.stopFollowing();
    await mineBeforeEnd(page, -1);
    await userEvent.click(within(review).getByRole('button', { name: 'Confirm' }));
    expect(await within(review).findByText(/EXPIRED/)).toBeVisible();
    await userEvent.click(within(review).getByRole('button', { name: 'Close' }));
    await ready('Enable');
    expect(await screen.findByText('50%', { selector: 'p' })).toBeVisible();
  });

  test('an allowance that is enough needs nothing', async () => {
    await lab().approve(pair());
    const page = await open();
    await press('50%');
    await ready('Remove');
    expect(permits(page)).toEqual([]);
  });

  test('what is confirmed is no longer to be received', async () => {
    await lab().approve(pair());
    await open();
    await press('50%');
    await ready('Remove');
    await press('Remove');
    await userEvent.click(
      within(await screen.findByRole('dialog', { name: 'You will receive' })).getByRole('button', { name: 'Confirm' }),
    );
    await confirmed();
    expect(await screen.findByRole('dialog', { name: 'Remove Liquidity' })).toHaveTextContent('Transaction confirmed');
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
    expect(await button('Switch network')).toBeEnabled();
  });

  test('no account', async () => {
    await open(undefined, { account: null });
    expect(await button('Connect Wallet')).toBeEnabled();
  });

  test('a chain that does not answer', async () => {
    node.isSilent = true;
    await open(undefined, { blockMs: 600_000 });
    await disabled('The chain isn’t responding');
  });

  test('a wrong checksum, told with the address', async () => {
    await open(`/remove/BESC/${at('BUSDC').replace(/[A-F]/, (letter) => letter.toLowerCase())}`);
    expect(await screen.findByText('Invalid token address')).toBeVisible();
    await disabled('Invalid pair');
  });

  test('SET-17 a high slippage of an earlier visit', async () => {
    preferencesStore.setState({ userSlippageTolerance: 4_000 });
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
    const notice = await screen.findByText(/takes a fee on every transfer: you’ll receive less/);
    expect(notice).toHaveTextContent(/^HENNY takes a fee/);
    expect(screen.queryByRole('dialog')).toBeNull();
    await ready('Enable');
  });
});

test('LIQ-43 expert mode removes at once; the form is empty as soon as it is sent', async () => {
  preferencesStore.setState({ userExpertMode: true });
  await lab().approve(pair());
  const page = await open();
  await press('50%');
  await ready('Remove');
  await press('Remove');
  await waitFor(() => expect(screen.getByText('0%', { selector: 'p' })).toBeVisible());
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(sends(page)).toHaveLength(1));
  await confirmed();
  act(() => preferencesStore.setState({ userExpertMode: false }));
});
