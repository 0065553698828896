import { makeSettings } from '@besc/wire/test/make-settings';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { eventually } from '../../../../test/eventually';
import { MakeEnglish } from '../../../../test/make-english';
import { ChainProvider } from '../../../blocks/chain/chain-context';
import { connectChain } from '../../../blocks/chain/connect-chain';
import { ImpactPromptDialog } from './impact-prompt-dialog';

function show(prompt: 'confirm' | 'type', locale = 'en', isMeasured = false) {
  const onAccept = vi.fn();
  const onCancel = vi.fn();
  render(
    <MakeEnglish locale={locale}>
      <ChainProvider chain={connectChain(makeSettings())}>
        <ImpactPromptDialog
          prompt={prompt}
          impact="16.00%"
          shortfall="16.25%"
          isMeasured={isMeasured}
          onAccept={onAccept}
          onCancel={onCancel}
        />
      </ChainProvider>
    </MakeEnglish>,
  );
  return { onAccept, onCancel };
}

const go = () => screen.getByRole('button', { name: 'Swap Anyway' });

test('SWAP-074 at the lower threshold a question is enough', async () => {
  const { onAccept } = show('confirm');
  await userEvent.click(go());
  expect(onAccept).toHaveBeenCalledOnce();
});

test('what a token on the route may keep back is not in the figures, and that is said', async () => {
  const untold = /may take a transfer fee/;
  show('confirm');
  expect(screen.queryByText(untold)).toBeNull();
  cleanup();
  show('confirm', 'en', true);
  expect(await screen.findByText(untold)).toBeVisible();
});

test('SWAP-073 at the higher threshold the word confirm must be typed', async () => {
  const { onAccept } = show('type');
  const waiting = () => screen.getByRole('button', { name: 'Type “confirm” first' });
  await userEvent.click(waiting());
  await userEvent.type(screen.getByRole('textbox'), 'Confirm');
  await userEvent.click(waiting());
  expect(onAccept).not.toHaveBeenCalled();
  await userEvent.clear(screen.getByRole('textbox'));
  await userEvent.type(screen.getByRole('textbox'), 'confirm');
  await userEvent.click(go());
  expect(onAccept).toHaveBeenCalledOnce();
});

test('SWAP-073 it names the whole shortfall, the field has the focus, and Escape is a no', async () => {
  const { onAccept, onCancel } = show('type');
  expect(screen.getByText(/16.25% less than at the market price: 16.00% from price impact/)).toBeInTheDocument();
  const field = screen.getByRole('textbox', { name: 'Type “confirm” to continue' });
  await eventually(() => expect(field).toHaveFocus());
  await userEvent.keyboard('confirm{Escape}');
  expect(onCancel).toHaveBeenCalledOnce();
  expect(onAccept).not.toHaveBeenCalled();
});

test('SWAP-074 its percents follow the language, as those of the card behind it do', () => {
  show('confirm', 'de');
  expect(screen.getByText(/16,25 % less than at the market price: 16,00 % from price impact/)).toBeInTheDocument();
});

test('SWAP-074 a question without a field begins at its safe answer', async () => {
  const { onCancel } = show('confirm');
  await eventually(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  expect(onCancel).toHaveBeenCalledOnce();
});
