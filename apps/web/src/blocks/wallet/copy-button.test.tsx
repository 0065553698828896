import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MakeEnglish } from '../../../test/make-english';
import { CopyButton } from './copy-button';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function show(writeText?: () => Promise<void>) {
  const clipboard = writeText && { writeText };
  vi.stubGlobal('navigator', Object.create(navigator, { clipboard: { value: clipboard } }));
  render(<CopyButton text="0x12" label="Copy address" />, { wrapper: MakeEnglish });
  return screen.getByRole('button', { name: 'Copy address' });
}

const press = (button: HTMLElement) =>
  act(async () => {
    fireEvent.click(button);
  });
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

test('nothing is said of a copy before there is one, and then it is told to screen readers', async () => {
  const button = show(async () => undefined);
  expect(button).not.toHaveAccessibleDescription(/Copied/);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await press(button);
  expect(screen.getByRole('status')).toHaveTextContent('Copied');
});

test('CONST-03 the word stands for a second, counted from the last press', async () => {
  const button = show(async () => undefined);
  await press(button);
  await wait(900);
  await press(button);
  await wait(900);
  expect(screen.getByRole('status')).toHaveTextContent('Copied');
  await wait(100);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('a refused copy is never called copied', async () => {
  const button = show(() => Promise.reject(new Error('no')));
  await press(button);
  expect(screen.getByRole('status')).toHaveTextContent('Couldn’t copy');
  await wait(1000);
  expect(button).toHaveAccessibleDescription('Couldn’t copy');
});

test('a page that is not served safely has no clipboard, and says so', async () => {
  const button = show();
  await press(button);
  expect(screen.getByRole('status')).toHaveTextContent('Couldn’t copy');
});
