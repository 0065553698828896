import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { address } from '../../../test/address';
import { fillPair } from '../../../test/lab-pairs';
import { swapScreens } from '../../../test/swap/swap-lab';
import { preferencesStore } from '../../blocks/preferences/preferences-store';

const whole = 10n ** 18n;
// HENNY, of 9 decimals, is in no list.
const { open, lab } = swapScreens(async (lab) => {
  await fillPair(lab, [lab.token('WBESC'), 1_000_000n * whole], [lab.token('HENNY'), 10n ** 15n]);
});
const at = (symbol: string) => lab().token(symbol).address;
const person = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

const from = () => screen.getByRole('button', { name: /^From: ?/ });
const to = () => screen.getByRole('button', { name: /^To: ?/ });
const amount = (side: 'From' | 'To') => screen.getByRole('textbox', { name: new RegExp(`^${side}`) });

/** Follows links one after the other, the first from outside, and looks what the form makes of each. */
async function followed(
  links: readonly (readonly string[])[],
  look: (name: string, ...expected: [string, string]) => void,
): Promise<void> {
  const [[, first] = []] = links;
  await open(`/swap?${first}`);
  for (const [name = '', query, one = '', other = ''] of links) {
    await act(() => address.open(`/swap?${query}`));
    await waitFor(() => look(name, one, other));
  }
}

describe('a link to a swap', () => {
  test('SWAP-028 SWAP-029 without parameters it is BESC for the stable coin', async () => {
    await open();
    expect(from()).toHaveAccessibleName(/BESC/);
    expect(to()).toHaveAccessibleName(/BUSDC/);
  });

  test('SWAP-022 SWAP-023 SWAP-027 SWAP-030 SWAP-031 SWAP-050 SWAP-081 OPEN-26 the currencies of a link', async () => {
    const [busdc, money, wbesc] = ['BUSDC', 'MONEY', 'WBESC'].map(at);
    await followed(
      [
        ['SWAP-022 SWAP-023 lower case', `inputCurrency=${busdc?.toLowerCase()}&outputCurrency=besc`, 'BUSDC', 'BESC'],
        ['SWAP-023 upper case', `outputCurrency=0x${money?.slice(2).toUpperCase()}`, 'BESC', 'MONEY'],
        ['SWAP-027 SWAP-081 the coin in any case', 'inputCurrency=Besc', 'BESC', 'BUSDC'],
        ['SWAP-027 a symbol is no address', 'inputCurrency=MONEY&outputCurrency=WBESC', 'BESC', 'BUSDC'],
        ['SWAP-027 cut off', `outputCurrency=${money?.slice(0, 30)}`, 'BESC', 'BUSDC'],
        ['OPEN-26 a wrong checksum', 'outputCurrency=0x5AAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', 'BESC', 'BUSDC'],
        ['SWAP-030 both the same', 'inputCurrency=BESC&outputCurrency=BESC', 'BESC', 'Select a currency'],
        ['SWAP-031 the input is the default output', `inputCurrency=${busdc}`, 'Select a currency', 'BUSDC'],
        ['SWAP-050 native and wrapped are two', `inputCurrency=BESC&outputCurrency=${wbesc}`, 'BESC', 'WBESC'],
      ],
      (name, input, output) => {
        expect(from(), name).toHaveTextContent(input);
        expect(to(), name).toHaveTextContent(output);
      },
    );
  });

  test('SWAP-024 SWAP-025 SWAP-034 SWAP-084 the amount of a link', async () => {
    // No pool leads there, so that the other side stays empty.
    const nowhere = `outputCurrency=${at('MONEY')}&`;
    preferencesStore.setState({ userSingleHopOnly: true });
    await followed(
      [
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
      ].map(([name = '', query, ...rest]) => [name, `${nowhere}${query}`, ...rest]),
      (name, input, output) => {
        expect(amount('From'), name).toHaveValue(input);
        expect(amount('To'), name).toHaveValue(output);
      },
    );
  });

  test('SWAP-026 SWAP-033 the recipient of a link', async () => {
    const recipient = (text: string) => `recipient=${encodeURIComponent(text)}`;
    await followed(
      [
        ['SWAP-026 an address in lower case', recipient('0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed'), person],
        ['SWAP-033 a wrong checksum', recipient('0x5AAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'), ''],
        ['SWAP-033 a word', recipient('stranger'), ''],
        ['SWAP-033 markup', recipient('<b>.eth'), ''],
      ],
      (name, shown) => {
        const field = screen.queryByPlaceholderText('Wallet Address or ENS name');
        // The button that opens the field stands where no recipient was taken over.
        if (shown === '')
          expect(screen.getByRole('button', { name: '+ Add a send (optional)' }), name).toBeInTheDocument();
        else expect(field, name).toHaveValue(shown);
      },
    );
  });

  test('SWAP-027 SWAP-033 SWAP-034 what is not taken over is told, until the form is used', async () => {
    const wrong = '0x5AAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
    await open(`/swap?outputCurrency=${wrong}&exactAmount=1,234&recipient=stranger`);
    const title = 'Part of this link couldn’t be read and was ignored.';
    expect(screen.getByText(title)).toBeInTheDocument();
    for (const text of [`outputCurrency: ${wrong}`, 'exactAmount: 1,234', 'recipient: stranger']) {
      expect(screen.getByText(text)).toBeInTheDocument();
    }
    await userEvent.type(amount('From'), '2');
    expect(screen.queryByText(title)).toBeNull();
  });

  test('a link that is understood says nothing of itself', async () => {
    await open('/swap?inputCurrency=besc&exactAmount=1.5&exactField=input');
    expect(screen.queryByText('Part of this link couldn’t be read and was ignored.')).toBeNull();
  });

  test('SWAP-026 a recipient of a link must be looked at before it is confirmed', async () => {
    await open(`/swap?exactAmount=1&recipient=${person}`);
    await userEvent.click(screen.getByRole('button', { name: 'Swap' }));
    const review = within(await screen.findByRole('dialog', { name: 'Confirm Swap' }));
    expect(review.getByText(person)).toBeInTheDocument();
    expect(review.getByRole('button', { name: 'Check the recipient first' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(review.getByRole('checkbox'));
    expect(review.getByRole('button', { name: 'Confirm Swap' })).not.toHaveAttribute('aria-disabled');
  });
});

describe('tokens that ask for a second look', () => {
  test('SWAP-019 an unknown token opens the import; taken on, it trades with its own decimals', async () => {
    await open(`/swap?outputCurrency=${at('HENNY').toLowerCase()}&exactAmount=1`);
    const box = within(await screen.findByRole('dialog', { name: 'Import Tokens' }));
    expect(box.getByText(/Anyone can create a BEP20 token on BSC with any name/)).toBeInTheDocument();
    expect(box.getByText('Unknown Source')).toBeInTheDocument();
    expect(box.getByRole('button', { name: 'Import' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(box.getByRole('checkbox', { name: 'I understand' }));
    await userEvent.click(box.getByRole('button', { name: 'Import' }));
    await waitFor(() => expect(to()).toHaveTextContent('HENNY'));
    await waitFor(() => expect(amount('To')).toHaveValue('0.997499'));
  });

  test.each(['Cancel', 'Close'])(
    'SWAP-020 %s of the import leads to /swap/ with nothing of the link left',
    async (way) => {
      await open(`/swap?outputCurrency=${at('HENNY')}&exactAmount=1&recipient=${person}`);
      const box = within(await screen.findByRole('dialog', { name: 'Import Tokens' }));
      await userEvent.click(box.getByRole('button', { name: way }));
      await waitFor(() => expect(address.href()).toBe('/swap/'));
      expect(to()).toHaveTextContent('BUSDC');
      expect(amount('From')).toHaveValue('');
      expect(screen.queryByRole('dialog')).toBeNull();
    },
  );

  test.each([
    ['SWAP-035', 'high-slippage', /needs a slippage tolerance of 12% or more/],
    ['SWAP-036', 'compromised', /is marked as compromised/],
  ] as const)('%s SWAP-021 SWAP-037 the notice of a %s token; Continue needs the tick', async (_id, kind, text) => {
    const money = at('MONEY');
    await open(`/swap?outputCurrency=${money}`, { settings: { warningTokens: [{ address: money, kind }] } });
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

  test('SWAP-019 SWAP-021 SWAP-037 of a flagged and an unknown token in one link one is asked about after the other', async () => {
    const money = at('MONEY');
    const settings = { warningTokens: [{ address: money, kind: 'high-slippage' as const }] };
    await open(`/swap?inputCurrency=${money}&outputCurrency=${at('HENNY')}`, { settings });
    const warning = within(await screen.findByRole('dialog', { name: 'Notice for trading MONEY', hidden: true }));
    expect(screen.getAllByRole('dialog', { hidden: true })).toHaveLength(1);
    await userEvent.click(warning.getByRole('checkbox', { name: 'I understand' }));
    await userEvent.click(warning.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByRole('dialog', { name: 'Import Tokens' })).toBeVisible();
    expect(screen.queryByRole('dialog', { name: /^Notice/, hidden: true })).toBeNull();
  });

  test('an address without a token is named, and the rest of the form stays', async () => {
    await open(`/swap?outputCurrency=${person}&exactAmount=7`);

    expect(await screen.findByText('No token at this address')).toBeInTheDocument();
    expect(screen.getByText(person)).toBeInTheDocument();
    expect(amount('From')).toHaveValue('7');
  });
});
