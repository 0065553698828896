import { Button } from '@besc/ui/button';
import { Notice } from '@besc/ui/notice';
import { Skeleton } from '@besc/ui/skeleton';
import { TextField } from '@besc/ui/text-field';
import { ListFetchError } from '@besc/wire/tokens/list-fetch-error';
import type { TokenList } from '@besc/wire/tokens/token-list';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useDebouncedValue } from '../../lib/use-debounced-value';
import { useChain } from '../chain/chain-context';
import { useText } from '../language/use-text';
import { useToasts } from '../toast/use-toasts';
import { listAddress, listAddressProblem } from './list-address';
import { ListCard } from './list-card';
import { ListFacts } from './list-facts';
import { mostLists } from './stored-lists';
import { TokenListError } from './token-list-error';
import { listPreviewQuery } from './token-list-queries';
import { useListWorld } from './use-list-world';
import { type TokenListActions, useTokenListActions } from './use-token-list-actions';
import { useTokenLists } from './use-token-lists';

const debounceMs = 500;

/** The Lists tab: a field for the place of a new list with a look at what is there, and the lists that are kept. */
export function ManageLists(props: {
  readonly text: string;
  readonly onTextChange: (text: string) => void;
  readonly onImport: (url: string, list: TokenList) => void;
}) {
  const { t } = useText();
  const chain = useChain();
  const toasts = useToasts();
  const lists = useTokenListActions();
  const { byUrl, activeListUrls } = useTokenLists();
  const listsRef = useRef<HTMLUListElement>(null);
  const hasActed = useRef(false);
  const { text } = props;
  const settled = useDebouncedValue(text.trim(), debounceMs);
  const url = listAddress(settled);
  const isWrong = settled !== '' && settled === text.trim() && url === undefined;

  function act(step: (lists: TokenListActions) => void): void {
    hasActed.current = true;
    try {
      step(lists);
    } catch (error) {
      toasts.danger(error instanceof Error ? error.message : String(error));
    }
  }

  // What was pressed may be gone with its list; the keyboard goes on from the list of lists.
  useEffect(() => {
    if (hasActed.current && byUrl.size > 0 && document.activeElement === document.body) listsRef.current?.focus();
    hasActed.current = false;
  }, [byUrl]);

  return (
    <div className="flex flex-col gap-4">
      <TextField
        label={t('Add a list')}
        placeholder={t('https://host, ipfs://address or an ENS name')}
        value={text}
        onValueChange={props.onTextChange}
        error={isWrong ? t(listAddressProblem(settled)) : undefined}
        dir="ltr"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={2048}
      />
      {url === undefined ? null : (
        <div aria-live="polite">
          {byUrl.has(url) ? (
            <Notice>{t('You’ve already added this list.')}</Notice>
          ) : byUrl.size >= mostLists ? (
            <Notice tone="warning">
              {t('You’ve reached the maximum number of lists. Remove one to add another.')}
            </Notice>
          ) : (
            <ListPreview url={url} onImport={props.onImport} />
          )}
        </div>
      )}
      <ul
        ref={listsRef}
        aria-label={t('Lists')}
        tabIndex={-1}
        className="flex flex-col border-t border-border outline-none"
      >
        {[...byUrl].map(([place, state]) => (
          <ListCard
            key={place}
            url={place}
            state={state}
            isActive={activeListUrls.includes(place)}
            isDefault={chain.settings.lists.defaults.includes(place)}
            isLast={byUrl.size === 1}
            chainId={chain.settings.chain.id}
            act={act}
          />
        ))}
      </ul>
    </div>
  );
}

function ListPreview(props: { readonly url: string; readonly onImport: (url: string, list: TokenList) => void }) {
  const { t } = useText();
  const chain = useChain();
  const { url } = props;
  const preview = useQuery(listPreviewQuery(useListWorld(), url));
  if (preview.isPending) {
    return (
      <div className="flex items-center gap-3 rounded-control border border-border p-3">
        <span className="sr-only">{t('Loading')}</span>
        <Skeleton shape="circle" className="size-10" />
        <div className="flex flex-1 flex-col gap-1">
          <Skeleton className="w-32" />
          <Skeleton className="w-24 text-sm" />
          <Skeleton className="w-40 text-xs" />
        </div>
      </div>
    );
  }
  if (preview.isError) {
    const { error } = preview;
    return (
      <Notice
        tone="danger"
        title={t('Error importing list')}
        actions={
          <Button
            size="small"
            onClick={() => void preview.refetch()}
            pending={preview.isFetching ? t('Loading') : false}
          >
            {t('Try again')}
          </Button>
        }
      >
        <TokenListError error={error.message} reason={error instanceof ListFetchError ? error.reason : undefined} />
      </Notice>
    );
  }
  const list = preview.data;
  return (
    <div className="flex items-center gap-3 rounded-control border border-border p-3">
      <ListFacts url={url} list={list} chainId={chain.settings.chain.id} />
      <Button kind="primary" onClick={() => props.onImport(url, list)}>
        {t('Import')}
      </Button>
    </div>
  );
}
