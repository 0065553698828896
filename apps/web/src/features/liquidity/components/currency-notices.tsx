import { cleanText } from '@besc/domain/shared/clean-text';
import { Notice } from '@besc/ui/notice';
import { useText } from '../../../blocks/language/use-text';
import type { FoundCurrency } from '../../../blocks/token-select/use-currency';

const mostCharacters = 80;

/** Says of a part of the page's address that it names no token, or one that could not be read. */
export function CurrencyNotices(props: {
  readonly found: readonly FoundCurrency[];
  readonly unreadable: readonly string[];
}) {
  const { t } = useText();
  const bad = props.found.filter((side) => side.kind === 'missing' || side.kind === 'failed');
  const told = [...new Map(bad.map((side) => [side.address, side])).values()];
  const unreadable = [...new Set(props.unreadable)];
  if (told.length === 0 && unreadable.length === 0) return null;
  return (
    <div className="mt-3 flex flex-col gap-2">
      {unreadable.map((part) => (
        <Notice key={part} tone="danger" isLive title={t('Invalid token address')}>
          <bdi className="[overflow-wrap:anywhere]">{cleanText(part).slice(0, mostCharacters)}</bdi>
        </Notice>
      ))}
      {told.map((side) => (
        <Notice
          key={side.address}
          tone={side.kind === 'missing' ? 'danger' : 'warning'}
          isLive
          title={t(side.kind === 'missing' ? 'No token at this address' : 'Couldn’t load the token from the chain')}
        >
          <span dir="ltr">{side.address}</span>
        </Notice>
      ))}
    </div>
  );
}
