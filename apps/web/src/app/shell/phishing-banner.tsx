import { Notice } from '@besc/ui/notice';
import { useText } from '../../blocks/language/use-text';
import { preferencesStore } from '../../blocks/preferences/preferences-store';
import { setPreferences } from '../../blocks/preferences/set-preferences';

/** Reminds everybody to look at the address of the page, until it is dismissed for good. */
export function PhishingBanner() {
  const { t } = useText();
  const isShown = preferencesStore((state) => state.showPhishingWarningBanner);
  if (!isShown) return null;
  return (
    <aside aria-label={t('Warning')}>
      <Notice
        look="banner"
        tone="warning"
        dismiss={{
          label: t('Dismiss the warning'),
          onPress: () => setPreferences({ showPhishingWarningBanner: false }),
        }}
      >
        {t('Phishing warning: make sure that you are visiting %host%. Check the address in your browser.', {
          host: window.location.host,
        })}
      </Notice>
    </aside>
  );
}
