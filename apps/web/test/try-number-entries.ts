import type { NumberForm } from '@besc/domain/shared/number-text';
import { fireEvent } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect } from 'vitest';

const user = userEvent.setup({ delay: null });

/** What is entered, and the number it means: undefined for none, and then what its first keys leave. */
const entries: readonly { readonly entered: string; readonly means?: string; readonly leaves?: string }[] = [
  { entered: '7', means: '7' },
  { entered: '１２．５', means: '12.5', leaves: '12' },
  { entered: '１２。５', means: '12.5', leaves: '12' },
  { entered: '12,5', means: '12.5', leaves: '12' },
  { entered: '٣٫٥', means: '3.5', leaves: '3' },
  { entered: '۴۲', means: '42' },
  { entered: '३४', means: '34' },
  { entered: '৫৬', means: '56' },
  { entered: '１２３４', means: '1234' },
  { entered: '5\u200b', means: '5' },
  { entered: '\u200e6\u2069', means: '6' },
  { entered: '-1', leaves: '' },
  { entered: '−3', leaves: '' },
  { entered: '+5', leaves: '' },
  { entered: '1e3', leaves: '1' },
  { entered: '1.2.3', leaves: '1.2' },
  { entered: '1 2', leaves: '1' },
  { entered: '２a', leaves: '2' },
  { entered: '½', leaves: '' },
];

/**
 * Enters every text into a number field, key by key, from an input method and pasted: it stands as what it means, or it is
 * said that it was not taken, and no other number comes of it.
 */
export async function tryNumberEntries(field: () => HTMLElement, form: Pick<NumberForm, 'decimals'>): Promise<void> {
  for (const { entered, means, leaves = '' } of entries) {
    const isTaken = means !== undefined && (form.decimals !== 0 || !means.includes('.'));
    const typedRest = form.decimals === 0 ? leaves.split('.')[0] : leaves;
    for (const [way, enter] of Object.entries({ typed, composed, pasted })) {
      const was = `${entered} ${way}`;
      empty(field());
      await enter(field(), entered);
      const rest = way === 'typed' ? typedRest : '';
      expect([was, (field() as HTMLInputElement).value]).toEqual([was, isTaken ? means : rest]);
      expect([was, descriptionOf(field()).includes('not taken')]).toEqual([was, !isTaken]);
    }
  }
  empty(field());
}

/** As somebody who deletes all of it does. */
function empty(field: HTMLElement): void {
  if ((field as HTMLInputElement).value !== '') fireEvent.input(field, { target: { value: '' } });
  fireEvent.keyDown(field, { key: 'Backspace' });
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
