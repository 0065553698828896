import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { MakeEnglish } from '../../../../test/make-english';
import { testToken } from '../../../../test/swap/make-quote';
import { TokenWarningDialog } from './token-warning-dialog';

function show(kind: 'high-slippage' | 'compromised') {
  const onContinue = vi.fn();
  const onCancel = vi.fn();
  render(
    <MakeEnglish>
      <TokenWarningDialog token={testToken} kind={kind} onContinue={onContinue} onCancel={onCancel} />
    </MakeEnglish>,
  );
  return { onContinue, onCancel };
}

test('SWAP-035 SWAP-037 the fee token: 12% slippage, 5 and 5; Continue needs the tick', async () => {
  const { onContinue } = show('high-slippage');
  expect(screen.getByText(/slippage tolerance of 12% or more/)).toBeInTheDocument();
  expect(screen.getByText(/5% are redistributed to its holders, 5% go to liquidity/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(onContinue).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('checkbox', { name: 'I understand' }));
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(onContinue).toHaveBeenCalledOnce();
});

test('SWAP-036 the compromised token; closing gives it up', async () => {
  const { onCancel } = show('compromised');
  expect(screen.getByText(/marked as compromised/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onCancel).toHaveBeenCalledOnce();
});

test.each(['high-slippage', 'compromised'] as const)(
  'SWAP-037 Escape gives a %s token up, also with the tick set',
  async (kind) => {
    const { onContinue, onCancel } = show(kind);
    await userEvent.click(screen.getByRole('checkbox', { name: 'I understand' }));
    await userEvent.keyboard('{Escape}');
    expect(onCancel).toHaveBeenCalledOnce();
    expect(onContinue).not.toHaveBeenCalled();
  },
);
