import { Globe } from 'lucide-react';
import { useId } from 'react';
import { preferencesStore } from '../preferences/preferences-store';
import { setPreferences } from '../preferences/set-preferences';
import { languages } from './languages';
import { useText } from './use-text';

/** The choice of the page's language, each named in itself. The platform's own list, which phones draw best. */
export function LanguageSelect() {
  const { t } = useText();
  const id = useId();
  const language = preferencesStore((state) => state.language);
  return (
    <div className="inline-flex min-h-11 items-center gap-2 rounded-control border border-border px-3 text-sm has-focus-visible:outline-2 has-focus-visible:outline-focus">
      <label htmlFor={id} className="flex items-center gap-2 text-text-muted">
        <Globe size={18} aria-hidden />
        <span className="sr-only">{t('Language')}</span>
      </label>
      <select
        id={id}
        value={language}
        onChange={(event) => setPreferences({ language: event.target.value })}
        className="min-h-11 max-w-44 cursor-pointer bg-transparent pe-2 text-text outline-none"
      >
        {languages.map(({ code, name }) => (
          <option key={code} value={code} lang={code} className="bg-surface-overlay text-text">
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
