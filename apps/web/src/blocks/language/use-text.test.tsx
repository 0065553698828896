import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { eventually } from '../../../test/eventually';
import { chosenLanguage } from './chosen-language';
import { LanguageProvider } from './language-provider';
import { LanguageSelect } from './language-select';
import { useText } from './use-text';

function Said() {
  const { t, direction } = useText();
  return (
    <p>
      {t('Close')} {direction}
    </p>
  );
}

function SaidNumber() {
  return <output>{new Intl.NumberFormat(useText().locale).format(1234.5)}</output>;
}

test('I18N-09 without its provider it says so', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<Said />)).toThrow('Language context is undefined');
});

test('I18N-01 I18N-02 I18N-06 I18N-07 the chosen language is fetched, said, kept, and turns the page', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    return Response.json(path === '/locales/ar.json' ? { Close: 'إغلاق' } : {});
  });
  render(
    <LanguageProvider>
      <Said />
      <LanguageSelect />
    </LanguageProvider>,
  );
  expect(screen.getByText('Close ltr')).toBeInTheDocument();
  expect(screen.getAllByRole('option')).toHaveLength(28);
  chosenLanguage.set('ar');
  expect(await screen.findByText('إغلاق rtl')).toBeInTheDocument();
  expect(document.documentElement).toHaveAttribute('dir', 'rtl');
  expect(document.documentElement).toHaveAttribute('lang', 'ar');
  expect(asked).toContain('/locales/ar.json');
  expect(JSON.parse(localStorage.getItem('besc-preferences') ?? '{}')).toMatchObject({ language: 'ar' });
  chosenLanguage.set('xx');
  expect(await screen.findByText('Close ltr')).toBeInTheDocument();
  expect(chosenLanguage.get()).toBe('xx');
  vi.unstubAllGlobals();
});

test('I18N-08 a language without texts is offered as such, and the page stays English as a whole', async () => {
  const asked: string[] = [];
  vi.stubEnv('INCOMPLETE_LOCALES', 'fr ta');
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    return Response.json({});
  });
  render(
    <LanguageProvider>
      <Said />
      <SaidNumber />
      <LanguageSelect />
    </LanguageProvider>,
  );
  chosenLanguage.set('fr');
  const chosen: HTMLOptionElement = await screen.findByRole('option', { name: /Français/, selected: true });
  expect(chosen).toHaveTextContent(/^Français \(not translated yet\)$/);
  expect(chosen).not.toHaveAttribute('lang');
  await eventually(() => expect(document.documentElement).toHaveAttribute('lang', 'en'));
  expect(document.documentElement).toHaveAttribute('dir', 'ltr');
  expect(screen.getByRole('status')).toHaveTextContent('1,234.5');
  expect(asked).not.toContain('/locales/fr.json');
  for (const name of ['English', 'العربية', 'Deutsch']) {
    expect(screen.getByRole('option', { name })).toHaveTextContent(new RegExp(`^${name}$`));
  }
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

test('I18N-02 a language whose file could not be had is told as such, and asked for again until it is here', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  let isDown = true;
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    if (path === '/locales/de.json') asked.push(path);
    return isDown ? new Response('', { status: 503 }) : Response.json({ Close: 'Schließen' });
  });
  chosenLanguage.set('de');
  render(
    <LanguageProvider>
      <Said />
      <LanguageSelect />
    </LanguageProvider>,
  );
  expect(await screen.findByRole('status')).toHaveTextContent('couldn’t load');
  expect(screen.getByText('Close ltr')).toBeInTheDocument();
  isDown = false;
  // As when somebody comes back to the page; while it is shown, time does the same.
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(await screen.findByText('Schließen ltr')).toBeInTheDocument();
  expect(screen.queryByRole('status')).toBeNull();
  const times = asked.length;
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(asked).toHaveLength(times);
  vi.unstubAllGlobals();
});
