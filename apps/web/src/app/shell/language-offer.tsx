import { Button } from '@besc/ui/button';
import { IconButton } from '@besc/ui/icon-button';
import { X } from 'lucide-react';
import * as z from 'zod/mini';
import { chosenLanguage } from '../../blocks/language/chosen-language';
import { isRightToLeft } from '../../blocks/language/is-right-to-left';
import { isTranslated } from '../../blocks/language/is-translated';
import { languageOffers } from '../../blocks/language/language-offers';
import { offeredLanguage } from '../../blocks/language/offered-language';
import { useText } from '../../blocks/language/use-text';
import { preference } from '../../blocks/preferences/preference';
import { usePreference } from '../../blocks/preferences/use-preference';

const offerShown = preference({ key: 'showLanguageOffer', schema: z.boolean(), otherwise: true });

/** A quiet line that offers an English page in the language of the browser, once. */
export function LanguageOffer() {
  const { t } = useText();
  const isShown = usePreference(offerShown);
  const isEnglish = usePreference(chosenLanguage) === 'en';
  const code = offeredLanguage(navigator.languages) ?? 'en';
  const offer = languageOffers[code];
  if (!isShown || !isEnglish || offer === undefined || !isTranslated(code)) return null;
  const answer = (language: string) => {
    offerShown.set(false);
    chosenLanguage.set(language);
  };
  return (
    <aside aria-label={t('Language')} className="flex items-center border-b border-border px-4 sm:px-6">
      <Button kind="quiet" size="small" onClick={() => answer(code)}>
        <span lang={code} dir={isRightToLeft(code) ? 'rtl' : 'ltr'}>
          {offer}
        </span>
      </Button>
      <IconButton
        className="ms-auto -me-2"
        label={t('Dismiss')}
        icon={<X size={18} aria-hidden />}
        onClick={() => answer('en')}
      />
    </aside>
  );
}
