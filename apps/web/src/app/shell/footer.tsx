import { useChain } from '../../blocks/chain/chain-context';
import { LanguageSelect } from '../../blocks/language/language-select';
import { useText } from '../../blocks/language/use-text';

/** Language and the product's other places. Phones find them in the menu. */
export function Footer() {
  const { t } = useText();
  const { social } = useChain().settings.links;
  return (
    <footer className="hidden border-t border-border md:block">
      <div className="mx-auto flex max-w-[1440px] items-center justify-between gap-6 px-6 py-3">
        <ul className="flex flex-wrap gap-4 text-sm text-text-muted">
          {social
            .filter((link) => link.url !== '')
            .map((link) => (
              <li key={link.url}>
                <a href={link.url} target="_blank" rel="noreferrer noopener" className="hover:text-text">
                  {t(link.label)}
                </a>
              </li>
            ))}
        </ul>
        <LanguageSelect />
      </div>
    </footer>
  );
}
