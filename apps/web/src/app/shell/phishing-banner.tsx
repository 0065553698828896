import { Notice } from '@besc/ui/notice';
import * as z from 'zod/mini';
import { useText } from '../../blocks/language/use-text';
import { preference } from '../../blocks/preferences/preference';
import { usePreference } from '../../blocks/preferences/use-preference';

const bannerShown = preference({ key: 'showPhishingWarningBanner', schema: z.boolean(), otherwise: true });

/** Reminds everybody to look at the address of the page, until it is dismissed for good. */
export function PhishingBanner() {
  const { t } = useText();
  const isShown = usePreference(bannerShown);
  if (!isShown) return null;
  return (
    <aside aria-label={t('Warning')}>
      <Notice
        look="banner"
        tone="warning"
        dismiss={{
          label: t('Dismiss the warning'),
          onPress: () => bannerShown.set(false),
        }}
      >
        {t('Phishing warning: make sure that you are visiting %host%. Check the address in your browser.', {
          host: window.location.host,
        })}
      </Notice>
    </aside>
  );
}
