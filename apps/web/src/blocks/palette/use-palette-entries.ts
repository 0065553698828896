import { History, Languages, type LucideIcon, Moon, Settings2, Sun, Volume2, VolumeX, Wallet } from 'lucide-react';
import { useMemo } from 'react';
import { chosenLanguage } from '../language/chosen-language';
import { languageLabel } from '../language/language-label';
import { languages } from '../language/languages';
import { useText } from '../language/use-text';
import { darkMode } from '../preferences/dark-mode';
import { settingsOverlay } from '../preferences/settings-overlay';
import { sounds } from '../preferences/sounds';
import { useIsDark } from '../preferences/use-is-dark';
import { usePreference } from '../preferences/use-preference';
import { useAccount } from '../wallet/use-account';
import { walletOverlay } from '../wallet/wallet-overlay';
import type { PalettePage } from './palette-page';
import type { PaletteEntry } from './palette-row';

/** The pages and every action of the palette, in the language of the moment. */
export function usePaletteEntries(pages: readonly PalettePage[]): readonly PaletteEntry[] {
  const { t, say, locale } = useText();
  const isDark = useIsDark();
  const isLoud = usePreference(sounds);
  const isConnected = useAccount().status === 'connected';
  return useMemo(() => {
    const pageEntry = ({ label, group, path, Icon }: PalettePage): PaletteEntry => ({
      kind: 'page',
      id: `page:${path}`,
      Icon,
      label: t(label),
      note: t(group),
      path,
      words: `${label} ${t(group)} ${group} ${path}`,
    });
    const action = (id: string, Icon: LucideIcon, text: string, run: () => void, words = ''): PaletteEntry => ({
      kind: 'action',
      id: `action:${id}`,
      Icon,
      label: t(text),
      run,
      words: `${text} ${words}`,
    });
    const theme = isDark ? 'Switch to the light theme' : 'Switch to the dark theme';
    const soundsLabel = isLoud ? 'Turn the sounds off' : 'Turn the sounds on';
    const wallet = isConnected ? 'Open the wallet' : 'Connect Wallet';
    const ownNames = new Intl.DisplayNames(locale, { type: 'language' });
    const englishNames = new Intl.DisplayNames('en', { type: 'language' });
    return [
      ...pages.map(pageEntry),
      action('wallet', Wallet, wallet, () => walletOverlay.open(), 'account login'),
      ...(isConnected
        ? [action('transactions', History, 'Recent Transactions', () => walletOverlay.open('transactions'))]
        : []),
      action('settings', Settings2, 'Settings', () => settingsOverlay.open(), 'slippage deadline expert gas'),
      action('theme', isDark ? Sun : Moon, theme, () => darkMode.set(!isDark), 'mode colour'),
      action('sounds', isLoud ? VolumeX : Volume2, soundsLabel, () => sounds.set(!isLoud), 'audio mute'),
      ...languages.map(
        (language): PaletteEntry => ({
          kind: 'action',
          id: `language:${language.code}`,
          Icon: Languages,
          label: say({ text: 'Language: %name%', parts: { name: languageLabel(language) } }),
          isQuiet: true,
          run: () => chosenLanguage.set(language.code),
          words: `language ${ownNames.of(language.code)} ${englishNames.of(language.code)} ${language.code}`,
        }),
      ),
    ];
  }, [pages, t, say, locale, isDark, isLoud, isConnected]);
}
