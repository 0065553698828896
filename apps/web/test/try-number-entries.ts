import type { NumberForm } from '@besc/domain/shared/number-text';
import { plainDigits } from '@besc/domain/shared/plain-digits';
import { fireEvent, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect } from 'vitest';

const user = userEvent.setup({ delay: null });

/** What is entered, and the number it means: undefined for none. */
const entries: readonly { readonly entered: string; readonly means?: string }[] = [
  { entered: '7', means: '7' },
  { entered: '１２．５', means: '12.5' },
  { entered: '１２。５', means: '12.5' },
  { entered: '12,5', means: '12.5' },
  { entered: '٣٫٥', means: '3.5' },
  { entered: '۴۲', means: '42' },
  { entered: '३४', means: '34' },
  { entered: '৫৬', means: '56' },
  { entered: '１２３４', means: '1234' },
  { entered: '5\u200b', means: '5' },
  { entered: '\u200e6\u2069', means: '6' },
  { entered: '-1' },
  { entered: '−3' },
  { entered: '+5' },
  { entered: '1e3' },
  { entered: '1.2.3' },
  { entered: '1 2' },
  { entered: '２a' },
  { entered: '½' },
];

/**
 * Enters every text into a number field, key by key, from an input method and pasted: it stands as what it means, or it is
 * said that it was not taken. What is typed and not taken stands as it was typed, and `isOpen` must tell then that nothing can
 * be done with it.
 */
export async function tryNumberEntries(
  field: () => HTMLElement,
  form: Pick<NumberForm, 'decimals'>,
  isOpen: () => boolean = () => false,
): Promise<void> {
  for (const { entered, means } of entries) {
    const isTaken = means !== undefined && (form.decimals !== 0 || !means.includes('.'));
    for (const [way, enter] of Object.entries({ typed, composed, pasted })) {
      const was = `${entered} ${way}`;
      await empty(field());
      await enter(field(), entered);
      const left = (field() as HTMLInputElement).value;
      const refused = way === 'pasted' ? '' : plainDigits(entered);
      expect([was, isTaken ? left : plainDigits(left)]).toEqual([was, isTaken ? means : refused]);
      expect([was, descriptionOf(field()).includes('was ignored')]).toEqual([was, !isTaken]);
      if (!isTaken) await waitFor(() => expect([was, isOpen()]).toEqual([was, false]));
    }
  }
  await empty(field());
}

/** What was composed here the tool that types knows nothing of. */
async function empty(field: HTMLElement): Promise<void> {
  await user.clear(field);
  if ((field as HTMLInputElement).value !== '') fireEvent.input(field, { target: { value: '' } });
  expect(field).toHaveValue('');
}

async function typed(field: HTMLElement, text: string): Promise<void> {
  await user.type(field, text);
}

async function pasted(field: HTMLElement, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}

async function composed(field: HTMLElement, text: string): Promise<void> {
  fireEvent.compositionStart(field);
  for (let length = 1; length <= text.length; length += 1) {
    fireEvent.input(field, { target: { value: text.slice(0, length) } });
    expect(field).toHaveValue(text.slice(0, length));
  }
  fireEvent.compositionEnd(field);
}

function descriptionOf(field: HTMLElement): string {
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
}
