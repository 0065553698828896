import { erc20Abi } from '@besc/contracts/abi/erc20';
import { pairAbi } from '@besc/contracts/abi/pair';
import type { Address } from '@besc/domain/shared/address';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { encodeFunctionData } from 'viem';
import { beforeEach, expect, test } from 'vitest';
import { sentOf } from '../../../test/fault-runs';
import { fillPair } from '../../../test/lab-pairs';
import { labToken } from '../../../test/lab-token';
import { swapScreens } from '../../../test/swap/swap-lab';
import { preferencesStore } from '../../blocks/preferences/preferences-store';

const whole = 10n ** 18n;
const { lab, open } = swapScreens();

beforeEach(() => preferencesStore.setState({}, true));

/** An unknown token, 10 000 of it beside 1000 BESC, and 1000 more that were sent to the pool without an owner. */
async function makeSurplus() {
  const plain = await labToken(lab(), 'PLNX', 12_000n * whole);
  const give = (to: Address, amount: bigint) => {
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, amount * whole] });
    return lab().send({ to: plain.address, data });
  };
  await give(lab().owner, 10_000n);
  const pair = await fillPair(lab(), [plain, 10_000n * whole], [lab().token('WBESC'), 1000n * whole]);
  await give(pair, 1000n);
  await lab().approve(plain.address);
  const skim = encodeFunctionData({ abi: pairAbi, functionName: 'skim', args: [lab().stranger] });
  return { plain, skim: () => lab().send({ from: lab().stranger, to: pair, data: skim }) };
}

test.each([
  ['is taken by another right before the swap', true, 'Swap 5 PLNX for 0.498 BESC', 'Exactly as estimated.'],
  ['is still there', false, 'Swap 5 PLNX for 91.1 BESC', 'Received 90.6 BESC more than estimated.'],
] as const)(
  'what is promised is what the minimum goes by, what is told after is what arrived: a surplus that %s',
  async (_what, isTaken, told, gap) => {
    const { plain, skim } = await makeSurplus();
    await open(`/swap?inputCurrency=${plain.address}&outputCurrency=BESC&exactAmount=5`, {
      wallet: {
        eth_sendTransaction: async (call) => {
          if (isTaken) await skim();
          return lab().chain.rpc.request('eth_sendTransaction', [sentOf(call)]);
        },
      },
    });
    const warning = within(await screen.findByRole('dialog', { name: 'Import Tokens' }));
    await userEvent.click(warning.getByRole('checkbox', { name: 'I understand' }));
    await userEvent.click(warning.getByRole('button', { name: 'Import' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(await screen.findByRole('button', { name: 'Swap' }));
    const box = within(await screen.findByRole('dialog', { name: 'Confirm Swap' }));
    expect(await box.findByText(/holds a surplus/)).toHaveTextContent(/receive 91\.1\d* BESC now/);
    const label = box.getByText('You receive (simulated)');
    expect(label.parentElement).toHaveTextContent('0.498501');
    expect(box.getByText('Minimum received').closest('dl > div')).toHaveTextContent('0.496021 BESC');
    await userEvent.click(box.getByRole('button', { name: 'Confirm Swap' }));
    const heading = await box.findByText('Swap confirmed', {}, { timeout: 10_000 });
    expect(heading.parentElement).toHaveTextContent(told);
    expect(await box.findByTestId('estimate')).toHaveTextContent(gap);
    expect(lab().records()[0]?.summary.amounts).toMatchObject({ amountIn: { value: String(5n * whole) } });
  },
);
