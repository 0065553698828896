import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { MakeEnglish } from '../../../blocks/language/make-english';
import { ImpactPromptDialog } from './impact-prompt-dialog';

function show(prompt: 'confirm' | 'type') {
  const onAccept = vi.fn();
  render(
    <MakeEnglish>
      <ImpactPromptDialog prompt={prompt} impact="16.00%" onAccept={onAccept} onCancel={() => undefined} />
    </MakeEnglish>,
  );
  return onAccept;
}

const go = () => screen.getByRole('button', { name: 'Swap Anyway' });

test('SWAP-074 at the lower threshold a question is enough', async () => {
  const onAccept = show('confirm');
  await userEvent.click(go());
  expect(onAccept).toHaveBeenCalledOnce();
});

test('SWAP-073 at the higher threshold the word confirm must be typed', async () => {
  const onAccept = show('type');
  await userEvent.click(go());
  await userEvent.type(screen.getByRole('textbox'), 'Confirm');
  await userEvent.click(go());
  expect(onAccept).not.toHaveBeenCalled();
  await userEvent.clear(screen.getByRole('textbox'));
  await userEvent.type(screen.getByRole('textbox'), 'confirm');
  await userEvent.click(go());
  expect(onAccept).toHaveBeenCalledOnce();
});
