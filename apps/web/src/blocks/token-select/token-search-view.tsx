import type { Address } from '@besc/domain/shared/address';
import { sameCurrency } from '@besc/domain/shared/same-currency';
import type { Currency, Token } from '@besc/domain/shared/token';
import { EmptyState } from '@besc/ui/empty-state';
import { SearchList } from '@besc/ui/search-list';
import { Skeleton } from '@besc/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useRef } from 'react';
import { hasFailed } from '../../lib/has-failed';
import { useDebouncedValue } from '../../lib/use-debounced-value';
import { useChain } from '../chain/chain-context';
import { useText } from '../language/use-text';
import { useTokenLists } from '../token-lists/use-token-lists';
import { ChosenToken } from './chosen-token';
import { CommonBases } from './common-bases';
import { KnownChoices } from './known-choices';
import { parseContractAddress } from './parse-contract-address';
import { enterRow, type SearchRow, searchRows, searchText } from './search-rows';
import type { TokenNotice } from './token-notice';
import { tokenQuery } from './token-query';
import { TokenRow, tokenRowHeight } from './token-row';
import { UnreadLists } from './unread-lists';
import { UnreadTokens } from './unread-tokens';
import { useBaseCurrencies } from './use-base-currencies';
import type { LoadedDirectory } from './use-token-directory';

const debounceMs = 200;

/** The search view of the picker: a field, the common bases, and a virtual list of what matches. */
export function TokenSearchView(props: {
  readonly inputRef: RefObject<HTMLInputElement | null>;
  readonly query: string;
  readonly onQueryChange: (query: string) => void;
  readonly directory: LoadedDirectory;
  readonly chosen: Currency | undefined;
  readonly otherSide: Currency | undefined;
  readonly notice: (token: Token) => TokenNotice;
  readonly sourceLabel: (token: Token) => string;
  readonly onPick: (currency: Currency) => void;
  readonly onImport: (token: Token) => void;
}) {
  const { t } = useText();
  const { settings, reader } = useChain();
  const { directory, chosen, otherSide, query } = props;
  const settled = useDebouncedValue(query, debounceMs);
  const bases = useBaseCurrencies(directory);
  const chainId = settings.chain.id;

  const address = parseContractAddress(searchText(settled));
  const wanted: Address | undefined = address === undefined || directory.byAddress.has(address) ? undefined : address;
  const found = useQuery(tokenQuery({ reader, chainId, address: wanted }));
  const unlisted = wanted === undefined ? undefined : (found.data ?? undefined);
  // A list that is on its way may hold what is looked for, by its name or its address.
  const isUnread = wanted !== undefined && hasFailed(found);
  const { byUrl, activeListUrls } = useTokenLists();
  const isListAsked = [...settings.lists.defaults, ...activeListUrls].some((url) => {
    const list = byUrl.get(url);
    return list?.loadingRequestId !== undefined && list.accepted === undefined;
  });
  const isSearching = directory.isLoading || isListAsked || (wanted !== undefined && found.isPending && !isUnread);

  const search = { chainId, tokens: directory.tokens, unlisted };
  const rows = searchRows({ ...search, query: settled });
  const scrollRef = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scrollRef.current,
    estimateSize: () => tokenRowHeight,
    overscan: 4,
  });

  function pick(row: SearchRow | undefined) {
    if (row?.kind === 'import') props.onImport(row.currency);
    if (row?.kind === 'currency') props.onPick(row.currency);
  }

  const isEmpty = rows.length === 0;
  return (
    <SearchList
      label={t('Search name or paste address')}
      listLabel={t('Tokens')}
      placeholder={t('Search name or paste address')}
      query={query}
      onQueryChange={(text) => {
        props.onQueryChange(text);
        virtual.scrollToOffset(0);
      }}
      count={rows.length}
      chosenIndex={rows.findIndex((row) => row.kind === 'currency' && sameCurrency(row.currency, chosen))}
      onPick={(index) => pick(rows[index])}
      onEnter={() => pick(enterRow({ ...search, query }))}
      scrollToIndex={(index) => virtual.scrollToIndex(index)}
      scrollRef={scrollRef}
      inputRef={props.inputRef}
      aside={
        <>
          <CommonBases currencies={bases} chosen={chosen} onPick={props.onPick} />
          <KnownChoices directory={directory} bases={bases} chosen={chosen} onPick={props.onPick} />
          {chosen?.kind === 'token' ? <ChosenToken token={chosen} /> : null}
          <UnreadLists />
          <UnreadTokens directory={directory} />
        </>
      }
      className="[&>[role=listbox]]:min-h-[194px] [&>[role=listbox]]:flex-[0_1_390px] [&>[role=listbox]]:-mx-5 [&>[role=listbox]]:border-t [&>[role=listbox]]:border-border"
      {...(isEmpty
        ? {
            placeholderContent: (
              <div aria-live="polite" className="-mx-5 min-h-[194px] flex-[0_1_390px] border-t border-border px-5">
                {isSearching ? (
                  <SearchingRow />
                ) : (
                  <EmptyState
                    title={t(isUnread ? 'Couldn’t read the chain. Please try again.' : 'No results found.')}
                  />
                )}
              </div>
            ),
          }
        : {})}
    >
      {(option) => (
        <div className="relative w-full" style={{ height: virtual.getTotalSize() }}>
          {virtual.getVirtualItems().map(({ index, start, key }) => {
            const row = rows[index];
            if (row === undefined) return null;
            const { currency } = row;
            const isToken = currency.kind === 'token';
            return (
              <TokenRow
                key={key}
                option={option(index)}
                currency={currency}
                directory={directory}
                notice={isToken ? props.notice(currency) : { kind: 'none' }}
                source={isToken ? props.sourceLabel(currency) : undefined}
                isOtherSide={sameCurrency(currency, otherSide)}
                {...(row.kind === 'import' ? { action: t('Import') } : {})}
                offset={start}
              />
            );
          })}
        </div>
      )}
    </SearchList>
  );
}

function SearchingRow() {
  const { t } = useText();
  return (
    <div className="flex items-center gap-3" style={{ height: tokenRowHeight }}>
      <span className="sr-only">{t('Loading')}</span>
      <Skeleton shape="circle" className="size-10" />
      <div className="flex flex-1 flex-col gap-1">
        <Skeleton className="w-24" />
        <Skeleton className="w-40 text-sm" />
      </div>
    </div>
  );
}
