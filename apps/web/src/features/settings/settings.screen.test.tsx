import { addressOf } from '@besc/contracts/deploy/address-of';
import { createBatchReader } from '@besc/sdk/shared/reads/batch-reader';
import { makeSettings } from '@besc/wire/test/make-settings';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createClient, http } from 'viem';
import { beforeEach, expect, test, vi } from 'vitest';
import { eventually } from '../../../test/eventually';
import { tryNumberEntries } from '../../../test/try-number-entries';
import { ChainProvider } from '../../blocks/chain/chain-context';
import { LanguageProvider } from '../../blocks/language/language-provider';
import { translatorStore } from '../../blocks/language/translator';
import { expertMode } from '../../blocks/preferences/expert-mode';
import { preferencesStore } from '../../blocks/preferences/preferences-store';
import { settingsOverlay } from '../../blocks/preferences/settings-overlay';
import { slippageTolerance } from '../../blocks/preferences/slippage-tolerance';
import { transactionDeadline } from '../../blocks/preferences/transaction-deadline';
import english from './messages/en.json';
import { SettingsScreen } from './settings.screen';

const settings = makeSettings();
const build = { root: '0123456789abcdef'.repeat(4) };

beforeEach(() => {
  vi.stubGlobal('fetch', async (url: string) => Response.json(url === '/build.json' ? build : {}));
  localStorage.clear();
  preferencesStore.setState({}, true);
  settingsOverlay.open();
  const client = createClient({ transport: http('http://127.0.0.1:9') });
  const reader = createBatchReader({ client, multicall: addressOf(settings, 'shared', 'multicall') });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <LanguageProvider>
        <ChainProvider chain={{ settings, client, reader }}>
          <SettingsScreen />
        </ChainProvider>
      </LanguageProvider>
    </QueryClientProvider>,
  );
});

const kept = () => JSON.parse(localStorage.getItem('besc-preferences') ?? '{}');
const slippage = () => screen.getByRole('textbox', { name: 'Custom slippage tolerance in percent' });

test('SET-01 SET-02 the presets are stored as 10, 50 and 100 basis points', async () => {
  for (const [name, bps] of [
    ['0.1%', 10],
    ['1.0%', 100],
    ['0.5%', 50],
  ] as const) {
    await userEvent.click(screen.getByRole('radio', { name }));
    expect(kept().userSlippageTolerance).toBe(bps);
  }
});

test('SET-03 SET-42 SET-43 SET-44 SET-45 SET-46 SET-47 the field of one’s own', async () => {
  await userEvent.type(slippage(), '0,35');
  expect(slippage()).toHaveValue('0.35');
  expect(kept().userSlippageTolerance).toBe(35);
  expect(screen.getByText('Your transaction may fail')).toBeInTheDocument();
  await userEvent.clear(slippage());
  await userEvent.type(slippage(), '6');
  expect(screen.getByText('Your transaction may be frontrun')).toBeInTheDocument();
  await userEvent.clear(slippage());
  await userEvent.type(slippage(), '50');
  expect(screen.getByText('Enter a valid slippage percentage')).toBeInTheDocument();
  expect(kept().userSlippageTolerance).toBe(500);
});

test('SET-04 SET-50 SET-51 SET-52 the deadline: whole minutes above 0, stored in seconds', async () => {
  const field = screen.getByRole('textbox', { name: 'Tx deadline (mins)' });
  expect(field).toHaveValue('20');
  await userEvent.clear(field);
  await userEvent.type(field, '٤٥');
  expect(field).toHaveValue('45');
  await userEvent.clear(field);
  await userEvent.type(field, '30');
  await userEvent.clear(field);
  await userEvent.type(field, '0');
  expect(screen.getByText('Enter a whole number of minutes above 0')).toBeInTheDocument();
  expect(kept().userDeadline).toBe(1800);
});

test('SET-50 SET-52 what is no whole number of minutes is not taken, and what is not valid is not kept', async () => {
  const field = screen.getByRole('textbox', { name: 'Tx deadline (mins)' });
  for (const typed of ['-', ' ', 'e', '.', ',']) await userEvent.type(field, typed);
  expect(field).toHaveValue('20- e.,');
  expect(screen.getByText('“20- e.,” isn’t a whole number of minutes and was ignored.')).toBeInTheDocument();
  await userEvent.clear(field);
  expect(screen.getByText('Enter a whole number of minutes above 0')).toBeInTheDocument();
  expect(transactionDeadline.get()).toBe(1200);
});

test.each([
  ['deadline', ' 45 ', '45', undefined],
  ['deadline', '1.5', '20', '“1.5” isn’t a whole number of minutes and was ignored.'],
  ['slippage', '0,75 %', '0.75', undefined],
  ['slippage', '0.755', '', '“0.755” isn’t a percentage with up to two decimals and was ignored.'],
])(
  'what is pasted into the %s field, %j, is taken where it is clear, else that is said',
  async (name, pasted, text, said) => {
    const field = name === 'deadline' ? screen.getByRole('textbox', { name: 'Tx deadline (mins)' }) : slippage();
    await userEvent.tripleClick(field);
    await userEvent.paste(pasted);
    expect(field).toHaveValue(text);
    if (said === undefined) {
      expect(field).toBeValid();
      return;
    }
    expect(screen.getByText(said)).toBeInTheDocument();
    await userEvent.type(field, '5');
    expect(screen.queryByText(said)).toBeNull();
  },
);

test('no entry becomes another number', async () => {
  await tryNumberEntries(slippage, {});
  const deadline = () => screen.getByRole('textbox', { name: 'Tx deadline (mins)' });
  await tryNumberEntries(deadline, { decimals: 0 });
  await userEvent.type(deadline(), '0,5');
  expect(deadline()).toHaveValue('0,5');
  expect(screen.getByText('“0,5” isn’t a whole number of minutes and was ignored.')).toBeInTheDocument();
});

test('SET-04 one minute is one minute', async () => {
  act(() => translatorStore.setState({ language: 'en', loaded: { en: english } }));
  const field = screen.getByRole('textbox', { name: 'Tx deadline (mins)' });
  expect(screen.getByText('minutes')).toBeInTheDocument();
  await userEvent.clear(field);
  await userEvent.type(field, '1');
  expect(screen.getByText('minute')).toBeInTheDocument();
});

test('SET-17 SET-18 what another tab chooses is shown at once, and never stands beside an older text', async () => {
  const deadline = screen.getByRole('textbox', { name: 'Tx deadline (mins)' });
  await userEvent.clear(deadline);
  await userEvent.type(deadline, '5');
  await userEvent.type(slippage(), '60');
  expect(screen.getByText('Enter a valid slippage percentage')).toBeInTheDocument();
  act(() => preferencesStore.setState({ userDeadline: 3600, userSlippageTolerance: 123 }));
  expect(deadline).toHaveValue('60');
  expect(slippage()).toHaveValue('1.23');
  act(() => preferencesStore.setState({ userSlippageTolerance: 10 }));
  expect(screen.getByRole('radio', { name: '0.1%' })).toBeChecked();
  expect(slippage()).toHaveValue('');
  expect(screen.getByText('Your transaction may fail')).toBeInTheDocument();
});

test('SET-07 SET-08 SET-09 SET-33 the gas speed is kept by name and shows its number', async () => {
  expect(screen.getByRole('radio', { name: 'Standard 1,000' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: 'Fast 1,000' }));
  expect(kept().gasPrice).toBe('fast');
  await userEvent.click(screen.getByRole('radio', { name: 'Instant 1,000.5' }));
  expect(kept().gasPrice).toBe('instant');
});

test('SET-06 SET-10 SET-11 the other switches', async () => {
  await userEvent.click(screen.getByRole('switch', { name: /Disable multihops/ }));
  await userEvent.click(screen.getByRole('switch', { name: /Sounds/ }));
  await userEvent.click(screen.getByRole('switch', { name: /Dark mode/ }));
  await userEvent.click(screen.getByRole('switch', { name: /Approve exact amounts/ }));
  expect(kept()).toMatchObject({
    userSingleHopOnly: true,
    audioPlay: false,
    isDark: true,
    userApprovalAmount: 'exact',
  });
});

test('SET-05 SET-12 SET-13 SET-14 SET-31 expert mode asks for the typed word, and not again when so chosen', async () => {
  const expert = () => screen.getByRole('switch', { name: /Expert mode/ });
  await userEvent.click(expert());
  const word = screen.getByRole('textbox', { name: /^Type “/ });
  await userEvent.type(word, 'Confirm{Enter}');
  expect(expertMode.get()).toBe(false);
  await userEvent.clear(word);
  await userEvent.type(word, ' confirm ');
  await userEvent.click(screen.getByRole('checkbox', { name: "Don't show this again" }));
  await userEvent.click(screen.getByRole('button', { name: 'Turn On Expert Mode' }));
  expect(kept()).toMatchObject({ userExpertMode: true, userExpertModeAcknowledgementShow: false });
  await userEvent.click(expert());
  expect(expertMode.get()).toBe(false);
  await userEvent.click(expert());
  expect(kept().userExpertMode).toBe(true);
});

test('SET-12 SET-14 the way into expert mode can be left: nothing is turned on, and it is asked again', async () => {
  const expert = () => screen.getByRole('switch', { name: /Expert mode/ });
  await userEvent.click(expert());
  await userEvent.type(screen.getByRole('textbox', { name: /^Type “/ }), 'confirm');
  await userEvent.click(screen.getByRole('checkbox', { name: "Don't show this again" }));
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(expert()).not.toBeChecked();
  expect(expertMode.get()).toBe(false);
  expect(preferencesStore.getState()).not.toHaveProperty('userExpertModeAcknowledgementShow');
  await userEvent.click(expert());
  expect(screen.getByRole('textbox', { name: /^Type “/ })).toHaveValue('');
  await userEvent.keyboard('{Escape}');
  expect(settingsOverlay.isOpen()).toBe(false);
  expect(expertMode.get()).toBe(false);
});

test('SET-03 SET-44 a tolerance of one’s own is not lost when a bad one is typed, and 49.99 is the most', async () => {
  await userEvent.type(slippage(), '49.99');
  expect(kept().userSlippageTolerance).toBe(4_999);
  await userEvent.clear(slippage());
  await userEvent.type(slippage(), '12345678901234567890');
  expect(screen.getByText('Enter a valid slippage percentage')).toBeInTheDocument();
  expect(kept().userSlippageTolerance).toBe(1_200);
  await userEvent.clear(slippage());
  expect(screen.queryByText('Enter a valid slippage percentage')).toBeNull();
  expect(kept().userSlippageTolerance).toBe(1_200);
});

test('SET-41 a stored tolerance out of range: the dialog says once that it was reset', async () => {
  const said = () => screen.queryByText(/was invalid and has been reset to 0.5%/);
  const toggle = (open: boolean) => act(() => (open ? settingsOverlay.open() : settingsOverlay.close()));
  expect(said()).toBeNull();
  toggle(false);
  await eventually(() => expect(screen.queryByRole('dialog')).toBeNull());
  localStorage.setItem('besc-preferences', JSON.stringify({ userSlippageTolerance: 10_001 }));
  act(() => preferencesStore.setState(kept(), true));
  expect(slippageTolerance.get()).toBe(50);
  toggle(true);
  expect(said()).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: '0.5%' })).toBeChecked();
  expect(kept()).toMatchObject({ userSlippageTolerance: 50 });
  toggle(false);
  await eventually(() => expect(screen.queryByRole('dialog')).toBeNull());
  toggle(true);
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  expect(said()).toBeNull();
});

test('SET-41 the tolerance that it was reset to is told in the language’s numbers', async () => {
  act(() => {
    settingsOverlay.close();
    translatorStore.setState({ language: 'de', loaded: { de: {} } });
  });
  await eventually(() => expect(screen.queryByRole('dialog')).toBeNull());
  localStorage.setItem('besc-preferences', JSON.stringify({ userSlippageTolerance: 10_001 }));
  act(() => preferencesStore.setState(kept(), true));
  act(() => settingsOverlay.open());
  expect(screen.getByText(/has been reset to 0,5 %/)).toBeInTheDocument();
});

test('the page shows its own hash, copies it whole and says how to verify it', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  expect(await screen.findByText('01234567…89abcdef')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Copy build hash' }));
  expect(write).toHaveBeenCalledWith(build.root);
  expect(screen.getByText(/npm run verify -- .*\/release\/release\.json/)).toBeInTheDocument();
});
