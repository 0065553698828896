import { Select } from '@besc/ui/select';
import { Globe } from 'lucide-react';
import { usePreference } from '../preferences/use-preference';
import { chosenLanguage } from './chosen-language';
import { isTranslated } from './is-translated';
import { languageLabel } from './language-label';
import { languages } from './languages';
import { translatorStore } from './translator';
import { useText } from './use-text';

/** The choice of the page's language, each named in itself, and that the chosen one could not be had. */
export function LanguageSelect({ look = 'framed' }: { readonly look?: 'framed' | 'plain' }) {
  const { t, say } = useText();
  const language = usePreference(chosenLanguage);
  const isMissing = translatorStore((state) => state.isMissing);
  return (
    <>
      <Select
        label={t('Language')}
        icon={<Globe size={18} aria-hidden />}
        value={language}
        onValueChange={(code) => chosenLanguage.set(code)}
        options={languages.map((language) => ({
          value: language.code,
          label: say(languageLabel(language)),
          lang: isTranslated(language.code) ? language.code : undefined,
        }))}
        look={look}
      />
      {isMissing ? (
        <span role="status" className="block text-sm text-text-muted">
          {t('Part of this page couldn’t load. Please try again.')}
        </span>
      ) : null}
    </>
  );
}
