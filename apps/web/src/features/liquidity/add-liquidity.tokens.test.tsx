import { erc20Abi } from '@besc/contracts/abi/erc20';
import { formatExact } from '@besc/domain/shared/amount';
import { nativeCoin } from '@besc/domain/shared/token';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { encodeFunctionData } from 'viem';
import { describe, expect, test, vi } from 'vitest';
import { fillPair, giveToken } from '../../../test/lab-pairs';
import { labToken } from '../../../test/lab-token';
import { liquidityScreens, supply } from '../../../test/liquidity/liquidity-lab';
import { tryNumberEntries } from '../../../test/try-number-entries';
import { storedLists } from '../../blocks/token-lists/stored-lists';
import { importToken } from '../../blocks/token-select/imported-tokens';

const { lab, node, at, confirmed, main, open } = liquidityScreens();
const whole = 10n ** 18n;
/** The page looks for no block by itself. */
const still = { blockMs: 600_000 };

const amount = (side: 'First' | 'Second') => screen.getByRole('textbox', { name: new RegExp(`^${side} token`) });
const button = (name: string | RegExp) => main().findByRole('button', { name });
const disabled = async (name: string | RegExp) => expect(await button(name)).toHaveAttribute('aria-disabled', 'true');

describe('tokens that need a word', () => {
  test('LIQ-24 unsupported assets cannot be supplied, and a dialog says why', async () => {
    await open(`/add/BESC/${at('MONEY')}`, { settings: { unsupportedTokens: [at('MONEY')] } });
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
    await open(`/add/BESC/${at('HENNY')}`);
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
    await open(`/add/BESC/${at('HENNY')}`);
    const dialog = await screen.findByRole('dialog', { name: 'Import Tokens' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(window.location.pathname).toBe('/add'));
  });

  test('a token that takes a fee is told of', async () => {
    importToken({ ...lab().token('HENNY'), symbol: 'RFLX', name: 'What storage says; the chain says HENNY' });
    const warningTokens = [{ address: at('HENNY'), kind: 'high-slippage' as const }];
    await open(`/add/BESC/${at('HENNY')}`, { settings: { warningTokens } });
    expect(await screen.findByText(/takes a fee on every transfer/)).toHaveTextContent(/^HENNY takes a fee/);
  });
});

test('LIQ-22 of a deposit with a token that takes a fee the review shows the LP that really comes', async () => {
  const taxed = lab().token('RFLX');
  await giveToken(lab(), [taxed, 1_000n * whole]);
  const pair = await fillPair(lab(), [lab().token('WBESC'), 100n * whole], [taxed, 1_000n * whole]);
  await lab().approve(taxed.address);
  importToken(taxed);
  await open(`/add/BESC/${taxed.address}`);
  await userEvent.type(amount('First'), '10');
  await waitFor(async () => expect(await button('Supply')).not.toHaveAttribute('aria-disabled', 'true'));
  await userEvent.click(await button('Supply'));
  const review = await screen.findByRole('dialog', { name: 'You will receive' });
  const confirm = await within(review).findByRole('button', { name: 'Confirm Supply' });
  const shown = [...review.querySelectorAll('[title]')].map((figure) => figure.getAttribute('title'));
  await userEvent.click(confirm);
  await confirmed();
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args: [lab().account] });
  const come = BigInt(await lab().chain.rpc.request<string>('eth_call', [{ to: pair, data }, 'latest']));
  expect(shown).toContain(formatExact(come, 18));
});

test('LIQ-22 an unknown token that arrives whole has nothing said against it once that was found out', async () => {
  const fresh = await labToken(lab(), 'NEW', 1_000n * whole);
  await supply(lab(), [nativeCoin(2372), 200n * whole], [fresh, 400n * whole]);
  importToken(fresh);
  await open(`/add/BESC/${fresh.address}`);
  expect(await screen.findByText(/may take a fee on transfers/)).toBeVisible();
  await userEvent.type(amount('First'), '10');
  await waitFor(async () => expect(await button('Supply')).not.toHaveAttribute('aria-disabled', 'true'));
  await userEvent.click(await button('Supply'));
  const review = within(await screen.findByRole('dialog', { name: 'You will receive' }));
  await review.findByRole('button', { name: 'Confirm Supply' });
  expect(review.queryByText(/may take a fee on transfers/)).toBeNull();
});

test("what a list of a person's own says of decimals changes no balance and no worth that is shown", async () => {
  const fresh = await labToken(lab(), 'NEW', 1_000n * whole);
  await supply(lab(), [nativeCoin(2372), 200n * whole], [fresh, 400n * whole]);
  const { chainId, address, symbol, name } = fresh;
  const entry = { chainId, address, symbol, name, decimals: 6 };
  const version = { major: 1, minor: 0, patch: 0 };
  const list = { name: 'Other Tokens', timestamp: '2026-01-02T03:04:05.000Z', version, tokens: [entry] };
  const ask = globalThis.fetch;
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) =>
    String(request[0]).includes('mine.json') ? Response.json(list) : await ask(...request),
  );
  const { defaults } = lab().settings.lists;
  const urls = [...defaults, 'https://lists.example/mine.json'];
  storedLists.set({ urls, active: urls, offered: defaults });
  // A list of rows needs room to be drawn.
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(400);

  await open(`/add/BESC/${address}`, { settings: { pricing: { minimumReserveNative: '1' } } });
  await userEvent.type(amount('Second'), '10');
  await waitFor(() => expect(amount('First')).toHaveValue('5'));
  await waitFor(() => expect(main().getAllByText('~$20.00')).toHaveLength(2));
  await userEvent.click(await button(/^Second token: NEW/));
  const row = await screen.findByRole('option', { name: /NEW/ });
  await waitFor(() => expect(row).toHaveTextContent(/\D600\$1,200\.00$/));
});

describe('bad input', () => {
  test('a wrong checksum is refused and told; any letter case is understood', async () => {
    const wrong = at('BUSDC').replace(/[A-F]/, (letter) => letter.toLowerCase());
    await open(`/add/BESC/${wrong}`);
    expect(await screen.findByText('Invalid token address')).toBeVisible();
    expect(screen.getByText(wrong)).toBeVisible();
    await disabled('Invalid pair');
  });

  test('lower-case addresses and coin names are understood', async () => {
    await open(`/add/besc/${at('BUSDC').toLowerCase()}`);
    expect(await button(/^Second token: BUSDC/)).toBeVisible();
    await disabled('Enter an amount');
  });

  test('an address without a token is told', async () => {
    await open(`/add/BESC/${lab().stranger}`);
    expect(await screen.findByText('No token at this address')).toBeVisible();
    await disabled('Invalid pair');
  });

  test('comma decimals become points, letters are not taken, 80 characters neither', async () => {
    await open(`/add/BESC/${at('BUSDC')}`);
    await userEvent.type(amount('First'), '1,5');
    expect(amount('First')).toHaveValue('1.5');
    await userEvent.type(amount('First'), 'x2');
    expect(amount('First')).toHaveValue('1.5x2');
    await disabled('Enter an amount');
    await userEvent.clear(amount('First'));
    await userEvent.click(amount('First'));
    await userEvent.paste('9'.repeat(80));
    expect(amount('First').getAttribute('value')?.length ?? 0).toBeLessThan(80);
  });

  test('what is no amount is none on either side', async () => {
    await open(`/add/BESC/${at('BUSDC')}`);
    await disabled('Enter an amount');
    const isOpen = () => screen.queryByRole('button', { name: /^Enter an amount/ }) === null;
    await tryNumberEntries(() => amount('First'), {}, isOpen);
    await tryNumberEntries(() => amount('Second'), {}, isOpen);
  });

  test('a chain that does not answer is told; what was typed stays, and it goes on by itself', async () => {
    node.isSilent = true;
    const { queryClient } = await open(`/add/BESC/${at('BUSDC')}`, still);
    await userEvent.type(amount('First'), '7');
    await disabled('The chain isn’t responding');
    node.isSilent = false;
    await queryClient.refetchQueries({ queryKey: ['chain'] });
    await waitFor(() => expect(amount('Second')).toHaveValue('28'));
    expect(amount('First')).toHaveValue('7');
    node.isSilent = true;
    const logged = vi.mocked(console.warn);
    logged.mockClear();
    await queryClient.refetchQueries({ queryKey: ['chain'] });
    await queryClient.refetchQueries({ queryKey: ['chain'] });
    const balances = logged.mock.calls.filter(([text]) => text === 'The balance of BESC could not be read.');
    expect(balances).toHaveLength(1);
    expect(await screen.findByText(/Showing data as of/)).toBeVisible();
    expect(amount('Second')).toHaveValue('28');
  });

  test('LIQ-56 LIQ-61 what a first provider types before the chain has answered stands', async () => {
    node.isSlow = true;
    await open(`/add/BESC/${at('MONEY')}`, still);
    await userEvent.type(amount('First'), '3');
    await userEvent.type(amount('Second'), '7');
    expect(amount('First')).toHaveValue('3');
    node.isSlow = false;
    expect(await screen.findByText('You are the first liquidity provider.')).toBeVisible();
    expect(amount('First')).toHaveValue('3');
    expect(amount('Second')).toHaveValue('7');
  });

  test('LIQ-60 with a pool the side that was typed last counts', async () => {
    node.isSlow = true;
    await open(`/add/BESC/${at('BUSDC')}`, still);
    await userEvent.type(amount('First'), '3');
    await userEvent.type(amount('Second'), '8');
    node.isSlow = false;
    await waitFor(() => expect(amount('First')).toHaveValue('2'));
    expect(amount('Second')).toHaveValue('8');
  });

  test('a token that cannot be read is not called an invalid pair', async () => {
    node.isSilent = true;
    await open(`/add/BESC/${at('HENNY')}`, still);
    expect(await screen.findByText('Couldn’t load the token from the chain')).toBeVisible();
    await disabled('The chain isn’t responding');
  });
});
