import type { Currency, Token } from '@besc/domain/shared/token';
import { Button } from '@besc/ui/button';
import { Dialog } from '@besc/ui/dialog';
import type { TokenList } from '@besc/wire/tokens/token-list';
import { Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { lazyPart } from '../../lib/lazy-part';
import { useText } from '../language/use-text';
import { ImportTokenView } from './import-token-view';
import { importToken } from './imported-tokens';
import type { ManageTab } from './manage-view';
import { rememberToken } from './recent-tokens';
import { makeTokenNotice } from './token-notice';
import { TokenSearchView } from './token-search-view';
import { useSourceLabel } from './use-source-label';
import { useTokenDirectory } from './use-token-directory';

const ManageView = lazyPart('manage-tokens', async () => (await import('./manage-view')).ManageView);
const ImportListView = lazyPart(
  'import-list',
  async () => (await import('../token-lists/import-list-view')).ImportListView,
);

/** The four views of the picker; an import goes back to where it was begun. */
type View =
  | { readonly kind: 'search' }
  | { readonly kind: 'manage' }
  | { readonly kind: 'import-token'; readonly token: Token; readonly from: 'search' | 'manage' }
  | { readonly kind: 'import-list'; readonly url: string; readonly list: TokenList };

const titles = {
  search: 'Select a Token',
  manage: 'Manage',
  'import-token': 'Import Tokens',
  'import-list': 'Import List',
} as const;

/** What stands in the fields of the views. It outlives a look at what was found, and goes with the dialog. */
const nothingTyped = { search: '', list: '', token: '' };

/** The token picker: search, management of lists and own tokens, and the two imports. Load it lazily. */
export function TokenSelectDialog(props: {
  readonly onClose: () => void;
  readonly chosen: Currency | undefined;
  readonly otherSide: Currency | undefined;
  readonly onPick: (currency: Currency) => void;
}) {
  const { t } = useText();
  const { onClose, onPick } = props;
  const searchRef = useRef<HTMLInputElement>(null);
  const viewRef = useRef<HTMLElement>(null);
  const directory = useTokenDirectory();
  const sourceLabel = useSourceLabel(directory);
  const [view, setView] = useState<View>({ kind: 'search' });
  const [tab, setTab] = useState<ManageTab>('lists');
  const [typed, setTyped] = useState(nothingTyped);
  const type = (part: Partial<typeof nothingTyped>) => setTyped((before) => ({ ...before, ...part }));
  const notice = useMemo(() => makeTokenNotice(directory.trusted, ['BESC']), [directory.trusted]);
  const shown = useRef(view);
  useEffect(() => {
    // The button that led here is gone; without this the keyboard would start again at the top of the page.
    if (shown.current === view) return;
    shown.current = view;
    (view.kind === 'search' ? searchRef.current : viewRef.current)?.focus();
  }, [view]);

  function close() {
    setView({ kind: 'search' });
    setTyped(nothingTyped);
    onClose();
  }

  function pick(currency: Currency) {
    if (currency.kind === 'token') rememberToken(currency.address);
    onPick(currency);
    close();
  }

  function goBack() {
    setView({ kind: view.kind === 'import-token' ? view.from : 'search' });
  }

  function takeToken(token: Token, from: 'search' | 'manage') {
    importToken(token);
    type({ token: '' });
    if (from === 'search') pick(token);
    else setView({ kind: 'manage' });
  }

  function content() {
    switch (view.kind) {
      case 'search':
        return (
          <TokenSearchView
            inputRef={searchRef}
            query={typed.search}
            onQueryChange={(search) => type({ search })}
            directory={directory}
            chosen={props.chosen}
            otherSide={props.otherSide}
            notice={notice}
            sourceLabel={sourceLabel}
            onPick={pick}
            onImport={(token) => setView({ kind: 'import-token', token, from: 'search' })}
          />
        );
      case 'manage':
        return (
          <ManageView
            tab={tab}
            onTabChange={setTab}
            typed={typed}
            onType={type}
            notice={notice}
            directory={directory}
            sourceLabel={sourceLabel}
            onImportToken={(token) => setView({ kind: 'import-token', token, from: 'manage' })}
            onImportList={(url, list) => setView({ kind: 'import-list', url, list })}
          />
        );
      case 'import-token': {
        const { token, from } = view;
        return (
          <ImportTokenView
            tokens={[{ token, source: sourceLabel(token), notice: notice(token) }]}
            onImport={() => takeToken(token, from)}
          />
        );
      }
      case 'import-list': {
        const { url, list } = view;
        return (
          <ImportListView
            url={url}
            list={list}
            lookAlikes={list.tokens.filter((token) => notice(token).kind !== 'none').length}
            onImported={() => {
              type({ list: '' });
              setView({ kind: 'manage' });
            }}
          />
        );
      }
    }
  }

  const title = t(titles[view.kind]);
  return (
    <Dialog
      open
      onOpenChange={(next) => {
        if (!next) close();
      }}
      width="narrow"
      className="max-sm:max-w-[420px]!"
      initialFocus={searchRef}
      // On a low screen the list of tokens gets smaller; the dialog around it does not scroll as well.
      isFitted={view.kind === 'search'}
      title={title}
      closeLabel={t('Close')}
      back={view.kind === 'search' ? undefined : { label: t('Back'), onPress: goBack }}
      footer={
        view.kind === 'search' ? (
          <Button wide onClick={() => setView({ kind: 'manage' })}>
            {t('Manage Tokens')}
          </Button>
        ) : undefined
      }
    >
      <section
        ref={viewRef}
        aria-label={title}
        tabIndex={-1}
        className={view.kind === 'search' ? 'flex min-h-0 flex-col outline-none' : 'outline-none'}
      >
        <Suspense fallback={<div aria-busy="true" className="min-h-[480px]" />}>{content()}</Suspense>
      </section>
    </Dialog>
  );
}
