import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { chosenLanguage } from '../../blocks/language/chosen-language';
import { SettingsProblem } from './settings-problem';

test('OPEN-48 a page that cannot start is said and laid out in the chosen language too', async () => {
  vi.stubGlobal('fetch', async (path: string) =>
    Response.json(path === '/locales/ar.json' ? { 'Try again': 'أعد المحاولة' } : {}),
  );
  chosenLanguage.set('ar');
  render(<SettingsProblem error={new Error('chain.id is missing')} />);
  expect(await screen.findByRole('button', { name: 'أعد المحاولة' })).toBeVisible();
  expect(document.documentElement).toHaveAttribute('dir', 'rtl');
  expect(document.documentElement).toHaveAttribute('lang', 'ar');
  expect(screen.getByRole('alert')).toHaveTextContent('chain.id is missing');
});
