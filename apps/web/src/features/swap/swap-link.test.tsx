import { addressOf } from '@besc/contracts/deploy/address-of';
import type { Token } from '@besc/domain/shared/token';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { makeSwapScreen, testAccount, testPairOf, testSettings } from '../../../test/swap/make-swap-screen';

const wbesc = addressOf(testSettings, 'tokens', 'wbesc');
const busdc = testSettings.tokens.busdc.address;
const money = testSettings.tokens.money.address;
const stranger: Token = {
  kind: 'token',
  chainId: 2372,
  address: checksumAddress('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'),
  decimals: 9,
  symbol: 'WOOL',
  name: 'Wool',
};
const pairs = [
  testPairOf([wbesc, busdc], [1_000_000n, 100_000n]),
  testPairOf([wbesc, stranger.address], [1_000_000n, 1_000_000n]),
];
const connected = { account: testAccount, pairs };

beforeEach(() => {
  vi.restoreAllMocks();
  vi.stubGlobal('fetch', async () => Response.json({}, { status: 500 }));
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

const from = () => screen.getByRole('button', { name: /^From: ?/ });
const to = () => screen.getByRole('button', { name: /^To: ?/ });
const amount = (side: 'From' | 'To') => screen.getByRole('textbox', { name: new RegExp(`^${side}`) });

describe('a link to a swap', () => {
  test('SWAP-028 SWAP-029 without parameters it is BESC for the stable coin', async () => {
    await makeSwapScreen(connected);
    expect(from()).toHaveAccessibleName(/BESC/);
    expect(to()).toHaveAccessibleName(/BUSDC/);
  });

  test.each([
    ['SWAP-022 SWAP-023 lower case', `inputCurrency=${busdc.toLowerCase()}&outputCurrency=besc`, 'BUSDC', 'BESC'],
    ['SWAP-023 upper case', `outputCurrency=0x${money.slice(2).toUpperCase()}`, 'BESC', 'MONEY'],
    ['SWAP-027 SWAP-081 the coin in any case', 'inputCurrency=Besc', 'BESC', 'BUSDC'],
    ['SWAP-027 a symbol is no address', 'inputCurrency=MONEY&outputCurrency=WBESC', 'BESC', 'BUSDC'],
    ['SWAP-027 cut off', `outputCurrency=${money.slice(0, 30)}`, 'BESC', 'BUSDC'],
    ['OPEN-26 a wrong checksum', 'outputCurrency=0x5AAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', 'BESC', 'BUSDC'],
    ['SWAP-030 both the same', 'inputCurrency=BESC&outputCurrency=BESC', 'BESC', 'Select a currency'],
    ['SWAP-031 the input is the default output', `inputCurrency=${busdc}`, 'Select a currency', 'BUSDC'],
    ['SWAP-050 native and wrapped are two', `inputCurrency=BESC&outputCurrency=${wbesc}`, 'BESC', 'WBESC'],
  ])('%s', async (_name, query, input, output) => {
    await makeSwapScreen({ ...connected, url: `/swap?${query}` });
    expect(from()).toHaveTextContent(input);
    expect(to()).toHaveTextContent(output);
  });

  test.each([
    ['SWAP-024 SWAP-025 input', 'exactAmount=1.50', '1.50', ''],
    ['SWAP-025 output', 'exactAmount=1.50&exactField=output', '', '1.50'],
    ['SWAP-025 an unknown field is the input', 'exactAmount=1&exactField=both', '1', ''],
    ['SWAP-034 words', 'exactAmount=ten', '', ''],
    ['SWAP-034 a clear comma', 'exactAmount=1,5', '1.5', ''],
    ['SWAP-034 white space', 'exactAmount=%205+', '5', ''],
    ['SWAP-034 a comma with two readings', 'exactAmount=1,234', '', ''],
    ['SWAP-034 an exponent', 'exactAmount=1e5', '', ''],
    ['SWAP-034 a minus', 'exactAmount=-1', '', ''],
    ['SWAP-034 SWAP-084 80 characters', `exactAmount=${'1'.repeat(80)}`, '', ''],
    ['SWAP-024 79 characters', `exactAmount=${'1'.repeat(79)}`, '1'.repeat(79), ''],
  ])('%s', async (_name, query, input, output) => {
    await makeSwapScreen({ account: testAccount, url: `/swap?${query}` });
    expect(amount('From')).toHaveValue(input);
    expect(amount('To')).toHaveValue(output);
  });

  test.each([
    ['SWAP-026 an address in lower case', '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed', stranger.address],
    ['SWAP-033 a wrong checksum', '0x5AAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', undefined],
    ['SWAP-033 a word', 'nobody', undefined],
    ['SWAP-033 markup', '<b>.eth', undefined],
  ])('%s as recipient', async (_name, recipient, shown) => {
    await makeSwapScreen({ ...connected, url: `/swap?recipient=${encodeURIComponent(recipient)}` });
    // The button that opens the field stands where no recipient was taken over.
    if (shown === undefined)
      expect(screen.getByRole('button', { name: '+ Add a send (optional)' })).toBeInTheDocument();
    else expect(await screen.findByPlaceholderText('Wallet Address or ENS name')).toHaveValue(shown);
  });

  test('SWAP-027 SWAP-033 SWAP-034 what is not taken over is told, until the form is used', async () => {
    const wrong = '0x5AAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
    await makeSwapScreen({ ...connected, url: `/swap?outputCurrency=${wrong}&exactAmount=1,234&recipient=nobody` });
    const title = 'A part of the link was not understood and left out';
    expect(screen.getByText(title)).toBeInTheDocument();
    for (const text of [`outputCurrency: ${wrong}`, 'exactAmount: 1,234', 'recipient: nobody']) {
      expect(screen.getByText(text)).toBeInTheDocument();
    }
    await userEvent.type(amount('From'), '2');
    expect(screen.queryByText(title)).toBeNull();
  });

  test('a link that is understood says nothing of itself', async () => {
    await makeSwapScreen({ ...connected, url: '/swap?inputCurrency=besc&exactAmount=1.5&exactField=input' });
    expect(screen.queryByText('A part of the link was not understood and left out')).toBeNull();
  });

  test('SWAP-026 a recipient of a link must be looked at before it is confirmed', async () => {
    await makeSwapScreen({ ...connected, url: `/swap?exactAmount=1&recipient=${stranger.address}` });
    await userEvent.click(screen.getByRole('button', { name: 'Swap' }));
    const review = within(await screen.findByRole('dialog', { name: 'Confirm Swap' }));
    expect(review.getByText(stranger.address)).toBeInTheDocument();
    expect(review.getByRole('button', { name: 'Check the recipient first' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(review.getByRole('checkbox'));
    expect(review.getByRole('button', { name: 'Confirm Swap' })).not.toHaveAttribute('aria-disabled');
  });
});

describe('tokens that ask for a second look', () => {
  test('SWAP-019 an unknown token opens the import; taken on, it trades with its own decimals', async () => {
    const url = `/swap?outputCurrency=${stranger.address.toLowerCase()}&exactAmount=1`;
    await makeSwapScreen({ ...connected, url, unlisted: [stranger] });
    const box = within(await screen.findByRole('dialog', { name: 'Import Tokens' }));
    expect(box.getByText(/Anyone can create a BEP20 token on BSC with any name/)).toBeInTheDocument();
    expect(box.getByText('Unknown Source')).toBeInTheDocument();
    expect(box.getByRole('button', { name: 'Import' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(box.getByRole('checkbox', { name: 'I understand' }));
    await userEvent.click(box.getByRole('button', { name: 'Import' }));
    await waitFor(() => expect(to()).toHaveTextContent('WOOL'));
    expect(amount('To')).not.toHaveValue('');
  });

  test.each(['Cancel', 'Close'])(
    'SWAP-020 %s of the import leads to /swap/ with nothing of the link left',
    async (way) => {
      const url = `/swap?outputCurrency=${stranger.address}&exactAmount=1&recipient=${money}`;
      const { router } = await makeSwapScreen({ ...connected, url, unlisted: [stranger] });
      const box = within(await screen.findByRole('dialog', { name: 'Import Tokens' }));
      await userEvent.click(box.getByRole('button', { name: way }));
      await waitFor(() => expect(router.state.location.href).toBe('/swap/'));
      expect(to()).toHaveTextContent('BUSDC');
      expect(amount('From')).toHaveValue('');
      expect(screen.queryByRole('dialog')).toBeNull();
    },
  );

  test.each([
    ['SWAP-035', 'high-slippage', /needs a slippage tolerance of 12% or more/],
    ['SWAP-036', 'compromised', /is marked as compromised/],
  ] as const)('%s SWAP-021 SWAP-037 the notice of a %s token; Continue needs the tick', async (_id, kind, text) => {
    const settings = { warningTokens: [{ address: money, kind }] };
    await makeSwapScreen({ ...connected, settings, url: `/swap?outputCurrency=${money}` });
    const box = within(await screen.findByRole('dialog', { name: 'Notice for trading MONEY' }));
    expect(box.getByText(text)).toBeInTheDocument();
    const next = box.getByRole('button', { name: 'Continue' });
    await userEvent.click(next);
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    await userEvent.click(box.getByRole('checkbox', { name: 'I understand' }));
    await userEvent.click(next);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(to()).toHaveTextContent('MONEY');
  });

  test('an address without a token is named, and the rest of the form stays', async () => {
    const { queryClient } = await makeSwapScreen({
      ...connected,
      url: `/swap?outputCurrency=${stranger.address}&exactAmount=7`,
    });
    queryClient.setQueryData(['chain', 'token', 2372, stranger.address], null);
    expect(await screen.findByText('There is no token at this address')).toBeInTheDocument();
    expect(screen.getByText(stranger.address)).toBeInTheDocument();
    expect(amount('From')).toHaveValue('7');
  });
});
