import { nativeCoin } from '@besc/domain/shared/token';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { MakeEnglish } from '../../../test/make-english';
import { tryNumberEntries } from '../../../test/try-number-entries';
import { AmountInput } from './amount-input';

function Field(props: {
  readonly onMax?: () => void;
  readonly onText?: (text: string) => void;
  readonly start?: string;
  readonly locale?: string;
  readonly computed?: bigint;
}) {
  const { onMax, onText, start = '', locale = 'en', computed } = props;
  const [value, setValue] = useState(start);
  return (
    <MakeEnglish locale={locale}>
      <AmountInput
        side="From"
        name="input"
        label="From"
        value={value}
        onValueChange={(text) => {
          setValue(text);
          onText?.(text);
        }}
        amount={computed}
        isComputed={computed !== undefined}
        currency={nativeCoin(2372)}
        onCurrencyPress={() => undefined}
        balance={{ kind: 'known', amount: 1_234_567_890_000_000_000_000n }}
        onMax={onMax}
        usd={undefined}
      />
    </MakeEnglish>
  );
}

const input = () => screen.getByRole('textbox', { name: 'From' });

test('SWAP-085 SWAP-086 SWAP-087 placeholder, decimal keyboard, no autocomplete', () => {
  render(<Field />);
  expect(input()).toHaveAttribute('placeholder', '0.0');
  expect(input()).toHaveAttribute('inputmode', 'decimal');
  expect(input()).toHaveAttribute('autocomplete', 'off');
});

test('SWAP-082 SWAP-083 digits and one dot, commas become dots, and what is none of it is never another number', async () => {
  render(<Field />);
  await tryNumberEntries(input, {});
});

test('what is typed and is no number stands as it was typed, counts as nothing, and is taken again once it is one', async () => {
  const onText = vi.fn();
  render(<Field onText={onText} />);
  await userEvent.type(input(), '1e3');
  expect(input()).toHaveValue('1e3');
  expect(screen.getByRole('status')).toHaveTextContent('“1e3” isn’t an amount and was ignored.');
  expect(onText.mock.calls.map(([text]) => text)).toEqual(['1', '', '']);
  await userEvent.type(input(), '{Backspace}{Backspace}25 ');
  expect(input()).toHaveValue('125 ');
  expect(onText).toHaveBeenLastCalledWith('125');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await userEvent.type(input(), '5');
  await userEvent.tab();
  expect(input()).toHaveValue('125 5');
  expect(onText).toHaveBeenLastCalledWith('');
  expect(screen.getByRole('status')).toHaveTextContent('“125 5” isn’t an amount and was ignored.');
});

test('a key in place of all that was chosen begins again', async () => {
  render(<Field start="12" />);
  await userEvent.type(input(), 'k');
  await userEvent.type(input(), '7', { initialSelectionStart: 0, initialSelectionEnd: 3 });
  expect(input()).toHaveValue('7');
  expect(input()).toBeValid();
});

test('SWAP-084 at most 79 characters, typed or pasted', async () => {
  render(<Field start={'1'.repeat(79)} />);
  await userEvent.type(input(), '2');
  expect(input()).toHaveValue('1'.repeat(79));
  expect(input()).toHaveAttribute('maxlength', '79');
});

test('CONST-08 the balance shows 4 significant digits, rounded down, and all of them in its title', () => {
  render(<Field />);
  expect(screen.getByTestId('balance')).toHaveTextContent('1,234');
  expect(screen.getByTitle('1,234.56789')).toHaveTextContent('1,234');
});

test('SWAP-005 SWAP-089 MAX is there only when it is given', async () => {
  const onMax = vi.fn();
  const { rerender } = render(<Field onMax={onMax} />);
  await userEvent.click(screen.getByRole('button', { name: 'MAX' }));
  expect(onMax).toHaveBeenCalledOnce();
  rerender(<Field />);
  expect(screen.queryByRole('button', { name: 'MAX' })).toBeNull();
});

test('SWAP-005 beside a balance of any length MAX keeps its one line', () => {
  render(<Field onMax={() => undefined} />);
  expect(screen.getByRole('button', { name: 'MAX' })).toHaveClass('shrink-0');
});

test('a computed amount reads in the language until its field is entered; all its digits are in the title', async () => {
  render(<Field locale="de" start="121847.5" computed={121_847_512_345_000_000_000_000n} />);
  expect(input()).toHaveValue('121.847,5');
  expect(input()).toHaveAttribute('title', '121.847,512345');
  await userEvent.click(input());
  expect(input()).toHaveValue('121847.5');
});

test('a typed amount that the language could read as thousands is said in the language beside it', async () => {
  const { unmount } = render(<Field locale="de" start="122.456" />);
  expect(input()).toHaveValue('122.456');
  expect(screen.getByText('= 122,456')).toBeInTheDocument();
  unmount();
  render(<Field locale="en" start="122.456" />);
  expect(screen.queryByText(/^= /)).toBeNull();
});

test.each([
  ['en', ' 5 ', '5'],
  ['en', '1,234.5', '1234.5'],
  ['de', '1.234,5', '1234.5'],
  ['de', '1,234', '1.234'],
  ['en', '\u0665', '5'],
])('in %s %j is pasted as %s', async (locale, pasted, text) => {
  render(<Field locale={locale} />);
  await userEvent.click(input());
  await userEvent.paste(pasted);
  expect(input()).toHaveValue(text);
  expect(input()).toBeValid();
});

test.each([
  ['en', '1,234', '“1,234” could mean two amounts. Type the one you mean.'],
  ['de', '1.234', '“1.234” could mean two amounts. Type the one you mean.'],
  ['en', '1e5', '“1e5” isn’t an amount and was ignored.'],
  ['en', '-1', '“-1” isn’t an amount and was ignored.'],
  ['en', '1'.repeat(80), `“${'1'.repeat(40)}…” is too long and was ignored.`],
])('in %s %j is not taken, and that is said until something is typed', async (locale, pasted, said) => {
  render(<Field locale={locale} start="7" />);
  await userEvent.click(input());
  await userEvent.paste(pasted);
  expect(input()).toHaveValue('7');
  expect(screen.getByRole('status')).toHaveTextContent(said);
  expect(input()).toBeInvalid();
  await userEvent.type(input(), '1');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('SWAP-003 the picker says which side and which currency; an unknown USD value is a dash', () => {
  render(<Field start="1" />);
  expect(screen.getByRole('button', { name: /^From: ?BESC ?\. ?Select a Token$/ })).toBeInTheDocument();
  expect(screen.getByText('–')).toBeInTheDocument();
});
