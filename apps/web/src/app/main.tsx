import './main.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { chosenLanguage } from '../blocks/language/chosen-language';
import { showLanguage } from '../blocks/language/show-language';
import { applyTheme } from '../blocks/preferences/apply-theme';
import { followOtherTabs } from '../blocks/preferences/follow-other-tabs';
import { loginStore } from '../blocks/wallet/login-store';
import { peekAccount } from '../blocks/wallet/peek-account';
import { captureWallets } from '../blocks/wallet/wallet-announcements';
import { noLongerThan } from '../lib/no-longer-than';
import { App } from './app';
import { SettingsProblem } from './errors/settings-problem';
import { features } from './features';
import { fetchSettings } from './fetch-settings';
import { fontReady } from './font-ready';
import { preloadPage } from './preload-page';

/** After this long the page is drawn in English; its own texts come when they are here. */
const longestTextsMs = 3_000;

/** After this long the frame is drawn without the page, which follows. */
const longestPageMs = 1_000;

/** Starts the page. Wallets are noted first, before any other code has had a chance to stand in for one. */
async function start(): Promise<void> {
  captureWallets();
  applyTheme();
  followOtherTabs();
  const root = createRoot(rootElement());
  const [settings, account] = await Promise.allSettled([
    fetchSettings(),
    peekAccount(),
    noLongerThan(longestTextsMs, showLanguage(chosenLanguage.get())),
    fontReady(),
    noLongerThan(longestPageMs, preloadPage(features, window.location.pathname)),
  ]);
  if (account.status === 'fulfilled') loginStore.setState({ expected: account.value });
  root.render(
    <StrictMode>
      {settings.status === 'fulfilled' ? (
        <App settings={settings.value} />
      ) : (
        <SettingsProblem error={settings.reason} />
      )}
    </StrictMode>,
  );
}

function rootElement(): HTMLElement {
  const element = document.getElementById('root');
  if (element === null) throw new Error('No #root');
  return element;
}

void start();
