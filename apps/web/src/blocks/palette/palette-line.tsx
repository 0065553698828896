import { ListRow } from '@besc/ui/list-row';
import type { SearchListOption } from '@besc/ui/search-list';
import { CornerDownLeft } from 'lucide-react';
import { CurrencySymbol } from '../amounts/currency-symbol';
import { useText } from '../language/use-text';
import { CurrencyMark } from '../token-select/currency-mark';
import { NoticeBadge } from '../token-select/notice-badge';
import type { PaletteRow } from './palette-row';
import type { PaletteSearch } from './use-palette-search';

const markClass = 'grid size-9 shrink-0 place-items-center rounded-control bg-surface-sunken text-text-muted';

/** One line of the palette: a page, an action, or a token with where it comes from and a warning if it needs one. */
export function PaletteLine(props: {
  readonly row: PaletteRow;
  readonly option: SearchListOption;
  readonly search: PaletteSearch;
}) {
  const { t } = useText();
  const { row, option, search } = props;
  const enter = option['data-active'] ? (
    <CornerDownLeft size={16} aria-hidden className="text-text-muted rtl:-scale-x-100 max-sm:hidden" />
  ) : null;
  if (row.kind === 'token') {
    const { currency } = row;
    const isToken = currency.kind === 'token';
    return (
      <ListRow
        {...option}
        start={<CurrencyMark currency={currency} size={36} />}
        title={
          <span className="flex items-center gap-2">
            <CurrencySymbol symbol={currency.symbol} />
            {isToken ? <NoticeBadge notice={search.notice(currency)} /> : null}
          </span>
        }
        note={
          <>
            <bdi>{isToken ? currency.name : t('Native coin')}</bdi>
            {isToken ? ` · ${search.source(currency)}` : ''}
          </>
        }
        end={enter}
      />
    );
  }
  return (
    <ListRow
      {...option}
      start={
        <span className={markClass}>
          <row.Icon size={18} aria-hidden />
        </span>
      }
      title={<bdi>{row.label}</bdi>}
      note={row.kind === 'page' ? row.note : undefined}
      end={enter}
    />
  );
}
