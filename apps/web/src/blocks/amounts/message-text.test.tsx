import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { eventually } from '../../../test/eventually';
import { chosenLanguage } from '../language/chosen-language';
import { LanguageProvider } from '../language/language-provider';
import type { Message } from '../language/message';
import { translatorStore } from '../language/translator';
import { MessageText } from './message-text';

const german = { 'Swap %in% %symbol% for %out% MONEY': '%in% %symbol% gegen %out% MONEY' };

beforeEach(() => {
  chosenLanguage.set('en');
  translatorStore.setState({ language: 'en', loaded: {} });
  vi.stubGlobal('fetch', async (url: unknown) => Response.json(String(url).includes('/de') ? german : {}));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const swap: Message = {
  text: 'Swap %in% %symbol% for %out% MONEY',
  values: { symbol: 'BESC' },
  amounts: {
    in: { value: '1234567000000000000001', decimals: 18, meaning: 'paid' },
    out: { value: '22014567000000000000', decimals: 18, meaning: 'held' },
  },
};

function open(message: Message | string) {
  render(
    <LanguageProvider>
      <p data-testid="said">
        <MessageText message={message} />
      </p>
    </LanguageProvider>,
  );
  return screen.getByTestId('said');
}

test('TX-29 amounts are rounded where they are shown, with all digits in the title', () => {
  const said = open(swap);
  expect(said).toHaveTextContent('Swap 1,240 BESC for 22 MONEY');
  const titles = [...said.querySelectorAll('[data-amount]')].map((amount) => amount.getAttribute('title'));
  expect(titles).toEqual(['1,234.567000000000000001', '22.014567']);
});

test('a change of language repeats it in the new one, also what is on the screen already', async () => {
  const said = open(swap);
  act(() => chosenLanguage.set('de'));
  await eventually(() => expect(said).toHaveTextContent('1.240 BESC gegen 22 MONEY'));
});

test('what an older page kept as rounded text is still said', () => {
  expect(open({ ...swap, amounts: { in: '1240', out: '22' } })).toHaveTextContent('Swap 1,240 BESC for 22 MONEY');
});

test('a value that looks like a place stays as it is', () => {
  expect(open({ ...swap, values: { symbol: '%out%' } })).toHaveTextContent('Swap 1,240 %out% for 22 MONEY');
});
