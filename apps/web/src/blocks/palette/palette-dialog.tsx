import { addressOf } from '@besc/contracts/deploy/address-of';
import { Dialog } from '@besc/ui/dialog';
import { EmptyState } from '@besc/ui/empty-state';
import { Kbd } from '@besc/ui/kbd';
import { SearchList, type SearchListOption } from '@besc/ui/search-list';
import { Spinner } from '@besc/ui/spinner';
import { type ReactNode, type RefObject, useId, useRef } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { useChain } from '../chain/chain-context';
import { useText } from '../language/use-text';
import { buyPath } from '../navigation/buy-query';
import { useOverlay } from '../overlay/use-overlay';
import { PaletteLine } from './palette-line';
import { paletteOverlay } from './palette-overlay';
import type { PalettePage } from './palette-page';
import type { PaletteRow } from './palette-row';
import { noteRecentPick } from './recent-picks';
import { usePaletteSearch } from './use-palette-search';

/** The command palette: one field over all pages, tokens and actions. */
export function PaletteDialog({ pages }: { readonly pages: readonly PalettePage[] }) {
  const { t } = useText();
  const { isOpen } = useOverlay(paletteOverlay);
  const inputRef = useRef<HTMLInputElement>(null);
  return (
    <Dialog
      open={isOpen}
      onOpenChange={paletteOverlay.close}
      title={t('Search')}
      closeLabel={t('Close')}
      initialFocus={inputRef}
      className="sm:max-w-[560px]! sm:w-[560px]!"
    >
      <PaletteBody pages={pages} inputRef={inputRef} />
    </Dialog>
  );
}

/** Below the dialog, so that each opening begins with the picks of this moment. */
function PaletteBody({
  pages,
  inputRef,
}: {
  readonly pages: readonly PalettePage[];
  readonly inputRef: RefObject<HTMLInputElement | null>;
}) {
  const { t } = useText();
  const { settings } = useChain();
  const query = useOverlay(paletteOverlay).detail;
  const listRef = useRef<HTMLDivElement>(null);
  const search = usePaletteSearch(pages, query);
  const rows = search.sections.flatMap((section) => section.rows);

  function pick(row: PaletteRow | undefined) {
    if (row === undefined) return;
    noteRecentPick(row.id);
    paletteOverlay.close();
    if (row.kind === 'action') row.run();
    else if (row.kind === 'page') navigate(row.path);
    else navigate(buyPath(row.currency, addressOf(settings, 'tokens', 'stable')));
  }

  return (
    <>
      <SearchList
        marksFirst
        label={t('Search pages and tokens')}
        listLabel={t('Results')}
        placeholder={t('Search pages and tokens')}
        query={query}
        onQueryChange={paletteOverlay.show}
        count={rows.length}
        onPick={(index) => pick(rows[index])}
        scrollToIndex={(index) => {
          const wanted = listRef.current?.querySelectorAll('[role="option"]')[index];
          wanted?.scrollIntoView({ block: 'nearest' });
        }}
        scrollRef={listRef}
        inputRef={inputRef}
        className="[&>[role=listbox]]:h-[min(400px,52dvh)] [&>[role=listbox]]:flex-none"
        {...(rows.length === 0
          ? { placeholderContent: <div className="h-[min(400px,52dvh)]">{emptyContent(search.isLooking, t)}</div> }
          : {})}
      >
        {(option) => <Sections sections={search.sections} option={option} search={search} />}
      </SearchList>
      <KeyHints />
      <p role="status" className="sr-only">
        {search.isLooking ? t('Loading') : query === '' ? '' : t('%count% results', { count: rows.length })}
      </p>
    </>
  );
}

function Sections(props: {
  readonly sections: ReturnType<typeof usePaletteSearch>['sections'];
  readonly option: (index: number) => SearchListOption;
  readonly search: ReturnType<typeof usePaletteSearch>;
}): ReactNode {
  const { t } = useText();
  const id = useId();
  let before = 0;
  return props.sections.map(({ name, rows }) => {
    const first = before;
    before += rows.length;
    return (
      <fieldset key={name} aria-labelledby={`${id}-${name}`} className="min-w-0 pb-2">
        <div id={`${id}-${name}`} className="px-3 py-1 text-xs font-semibold text-text-muted">
          {t(name)}
        </div>
        {rows.map((row, index) => (
          <PaletteLine key={row.id} row={row} option={props.option(first + index)} search={props.search} />
        ))}
      </fieldset>
    );
  });
}

function emptyContent(isLooking: boolean, t: (text: string) => string): ReactNode {
  if (isLooking) {
    return (
      <div className="grid h-full place-items-center text-text-muted">
        <Spinner size={28} label={t('Loading')} />
      </div>
    );
  }
  return <EmptyState title={t('No results found.')}>{t('Try a page, a token symbol or an address.')}</EmptyState>;
}

function KeyHints() {
  const { t } = useText();
  return (
    <ul className="-mx-5 -mb-5 mt-3 flex flex-wrap gap-4 border-t border-border px-5 py-3 text-xs text-text-muted max-sm:hidden">
      <li className="flex items-center gap-1.5">
        <Kbd>↑</Kbd>
        <Kbd>↓</Kbd>
        {t('Choose')}
      </li>
      <li className="flex items-center gap-1.5">
        <Kbd>↵</Kbd>
        {t('Open')}
      </li>
      <li className="flex items-center gap-1.5">
        <Kbd>Esc</Kbd>
        {t('Close')}
      </li>
    </ul>
  );
}
