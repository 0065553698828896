import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MakeEnglish } from '../../../test/make-english';
import { chosenLanguage } from '../../blocks/language/chosen-language';
import { preferencesStore } from '../../blocks/preferences/preferences-store';
import { LanguageOffer } from './language-offer';

beforeEach(() => {
  localStorage.clear();
  preferencesStore.setState({}, true);
});
afterEach(() => vi.restoreAllMocks());

function open(...languages: string[]) {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
  return render(<LanguageOffer />, { wrapper: MakeEnglish });
}

test('a browser in another language is offered it in its own words, once', async () => {
  const { unmount } = open('de-CH', 'en');
  await userEvent.click(screen.getByRole('button', { name: 'Diese Seite auf Deutsch anzeigen' }));
  expect(chosenLanguage.get()).toBe('de');
  await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
  unmount();
  open('de-CH');
  expect(screen.queryByRole('complementary')).toBeNull();
});

test('who dismisses it keeps English and is not asked again', async () => {
  const { unmount } = open('ar');
  expect(screen.getByText('عرض هذه الصفحة بالعربية')).toHaveAttribute('dir', 'rtl');
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByRole('complementary')).toBeNull();
  unmount();
  open('ar');
  expect(screen.queryByRole('complementary')).toBeNull();
  expect(chosenLanguage.get()).toBe('en');
});

test.each([['en-US'], ['nb', 'en'], ['th']])('%s first: nothing is offered', (...languages) => {
  open(...languages);
  expect(screen.queryByRole('complementary')).toBeNull();
});
