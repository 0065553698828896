import { makeSettings } from '@besc/wire/test/make-settings';
import { render, screen, waitFor, within } from '@testing-library/react';
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
import { importToken } from '../../blocks/token-select/imported-tokens';
import { walletOverlay } from '../../blocks/wallet/wallet-overlay';
import { walletStore } from '../../blocks/wallet/wallet-store';

const settings = makeSettings();
const busdc = settings.tokens.busdc.address;
const money = settings.tokens.money.address;
let chain: ChainDouble;

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json(makeListJson(settings)));
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  localStorage.clear();
  preferencesStore.setState({}, true);
  highSlippageStore.setState({ accepted: true });
  walletOverlay.close();
  connect();
  chain = makeLiquidityChain();
});

function connect(walletChainId: number = settings.chain.id) {
  walletStore.setState({ status: 'connected', address: testAccount, walletChainId }, true);
}

async function open(path: string) {
  const page = makeLiquidityPage(chain, path);
  render(page.element);
  await screen.findByRole('heading', { level: 1 });
  return page;
}

const amount = (side: 'First' | 'Second') => screen.getByRole('textbox', { name: new RegExp(`^${side} token`) });
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const disabled = async (name: string | RegExp) => expect(await button(name)).toHaveAttribute('aria-disabled', 'true');

describe('tokens that need a word', () => {
  test('LIQ-24 unsupported assets cannot be supplied, and a dialog says why', async () => {
    chain = makeLiquidityChain({ ...settings, unsupportedTokens: [money] });
    await open(`/add/BESC/${money}`);
    await disabled('Unsupported Asset');
    await userEvent.click(await button('Read more about unsupported assets'));
    const dialog = await screen.findByRole('dialog', { name: 'Unsupported Assets' });
    expect(dialog).toHaveTextContent('MONEY');
    expect(dialog).toHaveTextContent(
      'Some assets are not available through this interface because they may not work well with our smart contract or we are unable to allow trading for legal reasons.',
    );
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('LIQ-26 an unknown token needs its warning read; then it can be supplied in its own decimals', async () => {
    await open(`/add/BESC/${unlistedToken}`);
    const dialog = await screen.findByRole('dialog', { name: 'Import Tokens' });
    expect(dialog).toHaveTextContent('Anyone can create a BEP20 token on BSC with any name');
    await userEvent.click(within(dialog).getByRole('checkbox', { name: 'I understand' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Import' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await button(/^Second token: HENNY/)).toBeVisible();
    expect(await screen.findByText('You are the first liquidity provider.')).toBeVisible();
    await userEvent.type(amount('Second'), '0.0000000001');
    await disabled('Enter an amount');
  });

  test('LIQ-26 who does not import it leaves the address', async () => {
    const { router } = await open(`/add/BESC/${unlistedToken}`);
    const dialog = await screen.findByRole('dialog', { name: 'Import Tokens' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/add'));
  });

  test('a token that takes a fee is told of', async () => {
    importToken({
      kind: 'token',
      chainId: 2372,
      address: unlistedToken,
      decimals: 9,
      symbol: 'RFLX',
      name: 'What storage says; the chain says HENNY',
    });
    await open(`/add/BESC/${unlistedToken}`);
    expect(await screen.findByText(/takes a fee from every transfer/)).toHaveTextContent(/^HENNY takes a fee/);
  });
});

describe('bad input', () => {
  test('a wrong checksum is refused and told; any letter case is understood', async () => {
    const wrong = busdc.replace('E', 'e');
    await open(`/add/BESC/${wrong}`);
    expect(await screen.findByText('This is no valid token address')).toBeVisible();
    expect(screen.getByText(wrong)).toBeVisible();
    await disabled('Invalid pair');
  });

  test('lower-case addresses and coin names are understood', async () => {
    await open(`/add/besc/${busdc.toLowerCase()}`);
    expect(await button(/^Second token: BUSDC/)).toBeVisible();
    await disabled('Enter an amount');
  });

  test('an address without a token is told', async () => {
    await open(`/add/BESC/${testAccount}`);
    expect(await screen.findByText('There is no token at this address')).toBeVisible();
    await disabled('Invalid pair');
  });

  test('comma decimals become points, letters and a second point are not taken, 80 characters neither', async () => {
    await open(`/add/BESC/${busdc}`);
    await userEvent.type(amount('First'), '1,5.x2e');
    expect(amount('First')).toHaveValue('1.52');
    await userEvent.clear(amount('First'));
    await userEvent.click(amount('First'));
    await userEvent.paste('9'.repeat(80));
    expect(amount('First').getAttribute('value')?.length ?? 0).toBeLessThan(80);
  });

  test('a chain that does not answer is told; what was typed stays, and it goes on by itself', async () => {
    chain.isSilent = true;
    const { queryClient } = await open(`/add/BESC/${busdc}`);
    await userEvent.type(amount('First'), '7');
    await disabled('The chain does not answer');
    chain.isSilent = false;
    await queryClient.refetchQueries({ queryKey: ['chain'] });
    await waitFor(() => expect(amount('Second')).toHaveValue('28'));
    expect(amount('First')).toHaveValue('7');
    chain.isSilent = true;
    const logged = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await queryClient.refetchQueries({ queryKey: ['chain'] });
    await queryClient.refetchQueries({ queryKey: ['chain'] });
    const balances = logged.mock.calls.filter(([text]) => text === 'The balance of BESC could not be read.');
    expect(balances).toHaveLength(1);
    expect(await screen.findByText(/What is shown is as of/)).toBeVisible();
    expect(amount('Second')).toHaveValue('28');
  });

  test('LIQ-56 LIQ-61 what a first provider types before the chain has answered stands', async () => {
    chain.isSlow = true;
    await open(`/add/BESC/${money}`);
    await userEvent.type(amount('First'), '3');
    await userEvent.type(amount('Second'), '7');
    expect(amount('First')).toHaveValue('3');
    chain.isSlow = false;
    expect(await screen.findByText('You are the first liquidity provider.')).toBeVisible();
    expect(amount('First')).toHaveValue('3');
    expect(amount('Second')).toHaveValue('7');
  });

  test('LIQ-60 with a pool the side that was typed last counts', async () => {
    chain.isSlow = true;
    await open(`/add/BESC/${busdc}`);
    await userEvent.type(amount('First'), '3');
    await userEvent.type(amount('Second'), '8');
    chain.isSlow = false;
    await waitFor(() => expect(amount('First')).toHaveValue('2'));
    expect(amount('Second')).toHaveValue('8');
  });

  test('a token that cannot be read is not called an invalid pair', async () => {
    chain.isSilent = true;
    await open(`/add/BESC/${unlistedToken}`);
    expect(await screen.findByText('The token could not be read from the chain')).toBeVisible();
    await disabled('The chain does not answer');
  });
});
