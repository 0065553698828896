import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { pairOf } from '../../../test/lab-pairs';
import { swapScreens } from '../../../test/swap/swap-lab';
import { tryNumberEntries } from '../../../test/try-number-entries';
import { chainHealthStore } from '../../blocks/chain/chain-health-store';
import { preferencesStore } from '../../blocks/preferences/preferences-store';

const whole = 10n ** 18n;
const { open, lab } = swapScreens();
const at = (symbol: string) => lab().token(symbol).address;

const amount = (side: 'From' | 'To') => screen.getByRole('textbox', { name: new RegExp(`^${side}`) });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const detail = (label: string) => screen.getByText(label).closest('dl > div') as HTMLElement;

describe('the card', () => {
  test('SWAP-001 SWAP-002 SWAP-003 SWAP-004 its title, its tagline, two amounts and two pickers', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Swap$/);
    expect(screen.getByText('Trade tokens in an instant')).toBeInTheDocument();
    expect(button(/^From: ?BESC/)).toBeInTheDocument();
    expect(button(/^To: ?BUSDC/)).toBeInTheDocument();
    expect(amount('From')).toHaveAttribute('placeholder', '0.0');
    expect(amount('To')).toHaveAttribute('placeholder', '0.0');
  });

  test('SWAP-005 SWAP-088 SWAP-089 SWAP-090 SWAP-091 MAX stands at From alone, leaves the gas and goes once pressed', async () => {
    await open();
    await userEvent.click(button('MAX'));
    expect(amount('From')).toHaveValue('999.5');
    expect(screen.queryByRole('button', { name: 'MAX' })).toBeNull();
  });

  test('SWAP-088 without a wallet there is no MAX', async () => {
    await open('/swap', { account: null });
    await userEvent.type(amount('From'), '1');
    expect(screen.queryByRole('button', { name: 'MAX' })).toBeNull();
  });

  test('SWAP-006 SWAP-041 SWAP-042 the switch turns currencies and the typed side around', async () => {
    await open('/swap?exactAmount=10');
    await userEvent.click(button('Switch direction'));
    expect(button(/^From: ?BUSDC/)).toBeInTheDocument();
    expect(button(/^To: ?BESC/)).toBeInTheDocument();
    expect(amount('To')).toHaveValue('10');
    expect(amount('From')).toHaveValue('1.00252');
  });

  test('SWAP-007 SWAP-008 SWAP-009 SWAP-078 the send field opens, names what it takes and links to the explorer', async () => {
    await open('/swap', { settings: { chain: { ...lab().settings.chain, explorerUrl: 'https://scan.example' } } });
    await userEvent.click(button('+ Add a send (optional)'));
    const field = await screen.findByPlaceholderText('Wallet Address or ENS name');
    await userEvent.click(field);
    await userEvent.paste(' 0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed ');
    expect(screen.getByRole('link', { name: /View on BESCScan/ })).toHaveAttribute(
      'href',
      'https://scan.example/address/0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    );
    await userEvent.click(button('Remove recipient'));
    expect(screen.queryByPlaceholderText('Wallet Address or ENS name')).toBeNull();
  });

  test('SWAP-010 the price line turns around', async () => {
    await open('/swap?exactAmount=10');
    const price = await screen.findByRole('button', { name: /^Invert the price 1 / });
    expect(price).toHaveTextContent('1 BESC = 0.099749 BUSDC');
    await userEvent.click(price);
    expect(price).toHaveTextContent('1 BUSDC = 10.03 BESC');
  });

  test('SWAP-011 the tolerance is shown only when it is not the default', async () => {
    await open();
    expect(screen.queryByText('Slippage Tolerance')).toBeNull();
  });

  test('SWAP-011 a tolerance of one’s own is shown, as is the worst case it means', async () => {
    preferencesStore.setState({ userSlippageTolerance: 1 });
    await open('/swap?exactAmount=10');
    expect(detail('Slippage Tolerance')).toHaveTextContent('0.01%');
    expect(detail('Minimum received')).toHaveTextContent('0.99739 BUSDC');
  });

  test('SWAP-012 SWAP-014 SWAP-015 SWAP-016 SWAP-072 the details of an exact input over one pair', async () => {
    await open('/swap?exactAmount=10');
    expect(detail('Minimum received')).toHaveTextContent('0.992527 BUSDC');
    expect(detail('Price Impact')).toHaveTextContent('<0.01%');
    expect(detail('Liquidity Provider Fee')).toHaveTextContent('0.017 BESC (0.17%)');
    expect(screen.queryByText('Route')).toBeNull();
  });

  test('SWAP-013 SWAP-017 the details of an exact output over two pairs', async () => {
    await open(`/swap?outputCurrency=${at('MONEY').toLowerCase()}&exactAmount=1&exactField=output`);
    expect(amount('To')).toHaveValue('1');
    expect(detail('Maximum sold')).toHaveTextContent('10.1006 BESC');
    expect(detail('Liquidity Provider Fee')).toHaveTextContent('(0.17% × 2)');
    expect(detail('Route')).toHaveTextContent(/WBESC.*BUSDC.*MONEY/);
  });

  test('SWAP-082 SWAP-083 SWAP-084 a comma is a dot; 80 characters and words are refused and stand as they were typed', async () => {
    await open();
    await userEvent.type(amount('From'), '1,5');
    expect(amount('From')).toHaveValue('1.5');
    await userEvent.type(amount('From'), '.x-e');
    expect(amount('From')).toHaveValue('1.5.x-e');
    expect(amount('From')).toHaveAccessibleDescription(/“1\.5\.x-e” isn’t an amount and was ignored\./);
    await waitFor(() => expect(button('Enter an amount')).toHaveAttribute('aria-disabled', 'true'));
    await userEvent.clear(amount('From'));
    await userEvent.click(amount('From'));
    await userEvent.paste('9'.repeat(79));
    expect(amount('From')).toHaveValue('9'.repeat(79));
    expect(button(/^Insufficient liquidity for this trade/)).toHaveAttribute('aria-disabled', 'true');
    await userEvent.paste('9');
    expect(amount('From')).toHaveValue('9'.repeat(79));
  });
});

test('what is no amount is none on either side, and nothing is swapped for it', async () => {
  await open();
  const isOpen = () => screen.queryByRole('button', { name: /^Enter an amount/ }) === null;
  await tryNumberEntries(() => amount('From'), {}, isOpen);
  await tryNumberEntries(() => amount('To'), {}, isOpen);
});

describe('the one button', () => {
  const says = (name: string | RegExp) => {
    expect(button(name)).toHaveAttribute('aria-disabled', 'true');
  };

  test('SWAP-051 SWAP-052 SWAP-059 connect, amount, balance', async () => {
    await lab().chain.setBalance(lab().account, whole);
    await open();
    says('Enter an amount');
    await userEvent.type(amount('From'), '2');
    says('Insufficient BESC balance');
  });

  test('SWAP-053 the missing token is asked for', async () => {
    await open('/swap?outputCurrency=BESC&exactAmount=1');
    says('Select a token');
  });

  test('SWAP-054 SWAP-055 SWAP-056 SWAP-057 SWAP-058 SWAP-080 the recipient', async () => {
    await open('/swap?exactAmount=1', { settings: { blockedRecipients: [at('MONEY')] } });
    const pair = pairOf(lab(), at('WBESC'), at('BUSDC'));
    await userEvent.click(button('+ Add a send (optional)'));
    says('Enter a recipient');
    const field = await screen.findByPlaceholderText('Wallet Address or ENS name');
    for (const address of [at('MONEY'), at('WBESC'), at('BUSDC'), pair, '0x12']) {
      await userEvent.clear(field);
      await userEvent.paste(address);
      says('Invalid recipient');
    }
    expect(field).toHaveAttribute('aria-invalid', 'true');
    await userEvent.clear(field);
    expect(field).not.toHaveAttribute('aria-invalid', 'true');
    await userEvent.paste(lab().stranger);
    expect(field).not.toHaveAttribute('aria-invalid', 'true');
    expect(button('Swap')).not.toHaveAttribute('aria-disabled');
  });

  test('a recipient behind marks that show nothing is cleaned, and one that no one holds the key of is warned of', async () => {
    await open('/swap?exactAmount=1');
    await userEvent.click(button('+ Add a send (optional)'));
    const field = await screen.findByPlaceholderText('Wallet Address or ENS name');
    await userEvent.click(field);
    await userEvent.paste(`\u200b0X${lab().stranger.slice(2)}\u200e`);
    expect(field).toHaveValue(lab().stranger);
    const warning = 'No one holds the key to this address. Anything you send there is lost.';
    expect(screen.queryByText(warning)).toBeNull();
    await userEvent.clear(field);
    await userEvent.paste('0x000000000000000000000000000000000000dEaD');
    expect(screen.getByText(warning)).toBeVisible();
    expect(button('Swap')).not.toHaveAttribute('aria-disabled');
  });

  test('SWAP-064 SWAP-093 an unsupported asset, with the whole notice', async () => {
    await open('/swap', { settings: { unsupportedTokens: [at('BUSDC')] } });
    says('Unsupported Asset');
    expect(
      screen.getByText(
        'Some assets are not available through this interface because they may not work well with our smart contract or we are unable to allow trading for legal reasons.',
      ),
    ).toBeInTheDocument();
  });

  test('SWAP-065 SWAP-066 SWAP-095 without a route, and with the hint when multi-hop is off', async () => {
    preferencesStore.setState({ userSingleHopOnly: true });
    await open(`/swap?outputCurrency=${at('MONEY')}&exactAmount=1`);
    says(/^Insufficient liquidity for this trade\. ?Try enabling multi-hop trades\.$/);
  });

  test('SWAP-065 an output that no pool holds', async () => {
    await open('/swap?exactAmount=100000&exactField=output');
    says('Insufficient liquidity for this trade.');
  });

  test.each([
    ['wrap', 'BESC', 'WBESC'],
    ['unwrap', 'WBESC', 'besc'],
  ])(
    'SWAP-050 SWAP-067 %s is one to one, and without the balance reads Insufficient BESC balance',
    async (kind, from, to) => {
      const [input, output] = [from, to].map((name) => (name === 'WBESC' ? at(name) : name));
      await open(`/swap?inputCurrency=${input}&outputCurrency=${output}&exactAmount=1005`);
      says('Insufficient BESC balance');
      expect(amount('To')).toHaveValue('1005');
      await userEvent.clear(amount('From'));
      await userEvent.type(amount('From'), '0.1');
      expect(button(kind === 'wrap' ? 'Wrap' : 'Unwrap')).not.toHaveAttribute('aria-disabled');
    },
  );

  test('SWAP-068 SWAP-069 SWAP-070 SWAP-071 above 2% Swap Anyway, above 3% blocked', async () => {
    await lab().chain.setBalance(lab().account, 10n ** 24n);
    await open();
    await userEvent.type(amount('From'), '25000');
    expect(button('Swap Anyway')).toHaveClass('bg-danger');
    await userEvent.clear(amount('From'));
    await userEvent.type(amount('From'), '40000');
    says(/^Price Impact Too High ?Price Impact High$/);
  });

  test('SWAP-018 a review closes when the wallet changes to another account', async () => {
    const { wallet } = await open('/swap?exactAmount=10');
    await userEvent.click(button('Swap'));
    expect(await screen.findByRole('dialog', { name: 'Confirm Swap' })).toBeInTheDocument();
    act(() => wallet.choose(lab().stranger));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('SWAP-044 a token waits for its approval', async () => {
    await open(`/swap?inputCurrency=${at('BUSDC')}&outputCurrency=BESC&exactAmount=1`);
    expect(button(/^Enable BUSDC/)).not.toHaveAttribute('aria-disabled');
    says('Swap');
  });

  test('a fixed output so small that nothing would be guaranteed is not sent', async () => {
    await open('/swap?exactAmount=0.000000000000000011');
    says('The amount is too small to swap');
  });
});

describe('a chain in trouble', () => {
  test.each([
    ['stands still', 'The chain hasn’t produced a block for a while. What you send waits until it resumes.'],
    ['is behind', /^The node is behind the chain. Showing data as of \d/],
    ['is silent', /^The chain isn’t responding right now. Showing data as of \d/],
  ])('a chain that %s is told, and what was typed stays', async (trouble, text) => {
    const { stopFollowing } = await open();
    stopFollowing();
    // However slow the machine, the reserves that were read do not grow old.
    const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now());
    await userEvent.type(amount('From'), '3');
    if (trouble === 'stands still') chainHealthStore.setState({ isHalted: true });
    else if (trouble === 'is behind') chainHealthStore.setState({ node: { kind: 'behind', tries: 3 } });
    else chainHealthStore.setState({ node: { kind: 'unreachable', message: 'down' } });
    const notice = (await screen.findByText(text)).closest<HTMLElement>('[role=alert], [role=status]') ?? document.body;
    await waitFor(() => expect(amount('From')).toHaveValue('3'));
    // Nothing is signed on facts that may be old; a chain that stands still has not made them so.
    const name = trouble === 'stands still' ? 'Swap' : 'The chain isn’t responding';
    expect(button(name).getAttribute('aria-disabled') === 'true').toBe(trouble !== 'stands still');
    expect(within(notice).queryAllByRole('button', { name: 'Try again' })).toHaveLength(
      trouble === 'stands still' ? 0 : 1,
    );
    clock.mockRestore();
    chainHealthStore.setState({ isHalted: false });
    chainHealthStore.setState({ node: { kind: 'current' } });
  });
});
