import clsx from 'clsx';
import { ChevronDown, Globe } from 'lucide-react';
import { useId } from 'react';
import { usePreference } from '../preferences/use-preference';
import { chosenLanguage } from './chosen-language';
import { isTranslated } from './is-translated';
import { languageLabel } from './language-label';
import { languages } from './languages';
import { useText } from './use-text';

/** The choice of the page's language, each named in itself. The platform's own list, which phones draw best. */
export function LanguageSelect({ look = 'framed' }: { readonly look?: 'framed' | 'plain' }) {
  const { t, say } = useText();
  const id = useId();
  const language = usePreference(chosenLanguage);
  return (
    <div
      className={clsx(
        'relative inline-flex min-h-11 items-center gap-2 rounded-control border px-3 text-sm transition-colors',
        'hover:bg-surface-hover has-focus-visible:outline-2 has-focus-visible:outline-focus',
        look === 'framed' ? 'border-border' : 'border-transparent',
      )}
    >
      <label htmlFor={id} className="flex items-center gap-2 text-text-muted">
        <Globe size={18} aria-hidden />
        <span className="sr-only">{t('Language')}</span>
      </label>
      <select
        id={id}
        value={language}
        onChange={(event) => chosenLanguage.set(event.target.value)}
        className="min-h-11 min-w-0 max-w-72 text-ellipsis cursor-pointer appearance-none [field-sizing:content] bg-transparent pe-6 font-medium text-text outline-none"
      >
        {languages.map((language) => (
          <option
            key={language.code}
            value={language.code}
            lang={isTranslated(language.code) ? language.code : undefined}
            className="bg-surface-overlay text-text"
          >
            {say(languageLabel(language))}
          </option>
        ))}
      </select>
      <ChevronDown size={16} aria-hidden className="pointer-events-none absolute end-3 text-text-muted" />
    </div>
  );
}
