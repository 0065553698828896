import { Logo } from '@besc/ui/logo';
import { useChain } from '../../blocks/chain/chain-context';
import { LanguageSelect } from '../../blocks/language/language-select';
import { useText } from '../../blocks/language/use-text';
import { menu } from '../navigation/menu';

/** The chain, the product's other places and the language. Phones find them in the menu. */
export function Footer() {
  const { t } = useText();
  const { chain, links } = useChain().settings;
  const more = menu([], links).find(({ name }) => name === 'More');
  return (
    // Not before the page has its heading: a footer that is pushed away by the page's coming is movement.
    <footer className="hidden border-t border-border md:block [main:not(:has(h1))+&]:hidden">
      <div className="mx-auto flex min-h-16 max-w-[1440px] 3xl:max-w-[1680px] items-center gap-6 px-6 py-2 text-sm text-text-muted">
        <span className="flex items-center gap-2.5">
          <Logo size={20} />
          <bdi>{chain.name}</bdi>
        </span>
        <ul className="flex flex-wrap gap-x-5">
          {[...(more?.kind === 'external' ? more.links : []), ...links.social]
            .filter((link) => link.url !== '')
            .map((link) => (
              // Between phones and wide screens the top bar has no room for More.
              <li key={link.url} className={links.social.includes(link) ? '' : 'lg:hidden'}>
                <a
                  href={link.url}
                  target="_blank"
                  rel="noreferrer noopener"
                  className="inline-flex min-h-11 items-center transition-colors hover:text-text"
                >
                  {t(link.label)}
                </a>
              </li>
            ))}
        </ul>
        <span className="-me-3 ms-auto">
          <LanguageSelect look="plain" />
        </span>
      </div>
    </footer>
  );
}
