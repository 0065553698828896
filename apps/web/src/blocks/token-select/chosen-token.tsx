import type { Token } from '@besc/domain/shared/token';
import { displaySymbol } from '@besc/domain/tokens/display-symbol';
import { Button } from '@besc/ui/button';
import { TextLink } from '@besc/ui/text-link';
import { Star } from 'lucide-react';
import { Link } from 'wouter';
import { usePageOf } from '../feature/use-page-of';
import { useText } from '../language/use-text';
import { usePreference } from '../preferences/use-preference';
import { toggleWatched, watchedTokens } from '../preferences/watch-lists';

/** What can be done with the token that is chosen: keep it as a favourite, read its page. */
export function ChosenToken({ token }: { readonly token: Token }) {
  const { t } = useText();
  const pageOf = usePageOf();
  const isWatched = usePreference(watchedTokens).includes(token.address);
  const symbol = displaySymbol(token.symbol);
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <Button
        size="small"
        aria-pressed={isWatched}
        icon={<Star size={16} aria-hidden className={isWatched ? 'fill-current text-primary' : ''} />}
        onClick={() => toggleWatched(watchedTokens, token.address)}
      >
        {isWatched ? t('%symbol% is a favourite', { symbol }) : t('Make %symbol% a favourite', { symbol })}
      </Button>
      {pageOf ? (
        <TextLink render={<Link to={pageOf.token(token.address)} />} className="text-sm">
          {t('About %symbol%', { symbol })}
        </TextLink>
      ) : null}
    </div>
  );
}
