import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { MakeEnglish } from '../../../../test/make-english';
import type { MainButton } from '../main-button';
import { MainButtons } from './main-buttons';

const onApprove = vi.fn();
const onSwap = vi.fn();

function show(button: MainButton, state: { wasApproved?: boolean; isApproving?: boolean } = {}) {
  render(
    <MakeEnglish>
      <MainButtons
        button={button}
        inputSymbol="MONEY"
        wasApproved={state.wasApproved ?? false}
        isApproving={state.isApproving ?? false}
        busy={undefined}
        onApprove={onApprove}
        onSwap={onSwap}
        onWrap={() => undefined}
      />
    </MakeEnglish>,
  );
}

function disabled(name: string | RegExp) {
  const button = screen.getByRole('button', { name });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  return button;
}

test('SWAP-064 an unsupported asset', () => {
  show({ kind: 'unsupported' });
  disabled('Unsupported Asset');
});

test('SWAP-051 a visitor is asked to connect', () => {
  show({ kind: 'connect' });
  expect(screen.getByRole('button', { name: 'Connect Wallet' })).toBeEnabled();
});

test('SWAP-065 SWAP-066 no route', () => {
  show({ kind: 'no-route', hint: true });
  expect(disabled(/Insufficient liquidity for this trade\./)).toHaveTextContent('Try enabling multi-hop trades.');
});

test('SWAP-059 an error names its symbol', () => {
  show({ kind: 'error', text: 'Insufficient %symbol% balance', symbol: 'MONEY' });
  disabled('Insufficient MONEY balance');
});

test('SWAP-069 a blocked price impact, long on wide screens and short on small ones', () => {
  show({ kind: 'impact-blocked' });
  const button = screen.getByRole('button');
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveTextContent('Price Impact Too High');
  expect(button).toHaveTextContent('Price Impact High');
});

test('SWAP-070 SWAP-071 above 2% the button reads Swap Anyway in danger style', async () => {
  show({ kind: 'swap', danger: true });
  const button = screen.getByRole('button', { name: 'Swap Anyway' });
  expect(button.className).toContain('bg-danger');
  await userEvent.click(button);
  expect(onSwap).toHaveBeenCalledOnce();
});

test('SWAP-044 APPR-08 Enable stands beside a swap button that waits', async () => {
  show({ kind: 'approve', state: 'not-approved', danger: false });
  onSwap.mockClear();
  await userEvent.click(disabled('Swap'));
  expect(onSwap).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Enable MONEY' }));
  expect(onApprove).toHaveBeenCalledOnce();
});

test('APPR-09 while the approval is on its way it reads Enabling and takes no press', async () => {
  show({ kind: 'approve', state: 'pending', danger: false });
  onApprove.mockClear();
  await userEvent.click(screen.getByRole('button', { name: 'Enabling' }));
  expect(onApprove).not.toHaveBeenCalled();
});

test('APPR-10 once approved it reads Enabled and the swap button works', () => {
  show({ kind: 'swap', danger: false }, { wasApproved: true });
  disabled('Enabled');
  expect(screen.getByRole('button', { name: 'Swap' })).not.toHaveAttribute('aria-disabled');
});
