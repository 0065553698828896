import { newListState } from '@besc/domain/tokens/token-lists-state';
import type { Settings } from '@besc/wire/settings/settings';
import { fetchTokenList } from '@besc/wire/tokens/fetch-token-list';
import { ListFetchError, type ListFetchReason } from '@besc/wire/tokens/list-fetch-error';
import { parseTokenList, type TokenList } from '@besc/wire/tokens/token-list';
import { preferencesStore } from '../preferences/preferences-store';
import { walletStore } from '../wallet/wallet-store';
import { listRoutes } from './list-routes';
import type { ListShelf } from './list-shelf';
import { refreshPaced } from './refresh-paced';
import { storedLists } from './stored-lists';
import { tellTokenLists } from './tell-token-lists';
import { noTokenLists, tokenListsStore } from './token-lists-store';

/** How long a default list that failed waits for its one repetition. */
const repeatMs = 2_000;

/** What the engine needs of the world. */
export interface ListWorld {
  readonly settings: Settings;
  readonly shelf: ListShelf;
  /** The content address a name stands for; its errors are shown as they are. */
  readonly resolveName: (name: string) => Promise<string>;
}

/** How an import ended. */
export type ImportOutcome =
  | { readonly kind: 'imported' }
  | { readonly kind: 'failed'; readonly error: string; readonly reason: ListFetchReason };

/** What can be done with lists. Everything shows in the store. */
export interface TokenListsEngine {
  /** Fetches without keeping, for a look before an import. Throws what `fetchTokenList` throws. */
  preview(url: string, signal: AbortSignal): Promise<TokenList>;
  /** Adds and fetches a list and puts it in use; when that fails it is removed again. */
  importList(url: string): Promise<ImportOutcome>;
  remove(url: string): void;
  setEnabled(url: string, isEnabled: boolean): void;
  /** Takes the update that waits. Throws ListUpdateError. */
  accept(url: string): void;
  /** Asks for a list again. */
  refetch(url: string): Promise<void>;
  stop(): void;
}

/**
 * Takes up the lists of earlier visits, fetches what is missing and what is in use, and then looks for updates every ten
 * minutes while a wallet is connected and the page is seen.
 */
export async function startTokenLists(world: ListWorld): Promise<TokenListsEngine> {
  const { settings, shelf } = world;
  const { defaults } = settings.lists;
  const routes = listRoutes(settings);
  const leaving = new AbortController();
  let requests = 0;

  const load = (url: string, signal: AbortSignal) =>
    fetchTokenList({ location: url, routes, resolveName: world.resolveName, signal });

  async function refetch(url: string): Promise<void> {
    requests++;
    const requestId = String(requests);
    tellTokenLists({ kind: 'pending', url, requestId });
    try {
      const list = await load(url, leaving.signal);
      const isDefault = defaults.includes(url) && !isOffered(url);
      tellTokenLists({ kind: 'fulfilled', url, requestId, list, isDefault });
      keep(url);
      remember();
    } catch (error) {
      if (leaving.signal.aborted) return;
      console.error(`Failed to fetch list ${url}`, error);
      const reason = error instanceof ListFetchError ? error.reason : 'unknown';
      tokenListsStore.setState(({ reasons }) => ({ reasons: new Map(reasons).set(url, reason) }));
      tellTokenLists({
        kind: 'rejected',
        url,
        requestId,
        error: error instanceof Error ? error.message : String(error),
      });
    }
  }

  /** Puts the accepted content of a list on the shelf. */
  function keep(url: string): void {
    const current = tokenListsStore.getState().byUrl.get(url)?.current;
    if (current !== undefined) void shelf.write(url, current);
  }

  async function takeUp(): Promise<void> {
    const lists = storedLists.get();
    const fresh = defaults.filter((url) => !lists?.offered.includes(url));
    const urls = [...new Set([...fresh, ...(lists?.urls ?? [])])];
    if (urls.length === 0) urls.push(...defaults);
    const kept = await Promise.all(urls.map(async (url) => [url, parsedList(await shelf.read(url))] as const));
    if (leaving.signal.aborted) return;
    tokenListsStore.setState({
      ...noTokenLists,
      isReady: true,
      byUrl: new Map(kept.map(([url, list]) => [url, newListState(list)])),
      activeListUrls: lists?.active.filter((url) => urls.includes(url)) ?? [],
    });
  }

  async function fetchFirst(url: string): Promise<void> {
    await refetch(url);
    const isFailed = tokenListsStore.getState().byUrl.get(url)?.error !== undefined;
    if (!isFailed || !defaults.includes(url)) return;
    await new Promise((resolve) => setTimeout(resolve, repeatMs));
    if (!leaving.signal.aborted) await refetch(url);
  }

  await takeUp();
  for (const [url, { current }] of tokenListsStore.getState().byUrl) {
    const isInUse = tokenListsStore.getState().activeListUrls.includes(url);
    if (isInUse || current === undefined || defaults.includes(url)) void fetchFirst(url);
  }
  const stopRefreshing = refreshPaced({
    isAllowed: () => walletStore.getState().status === 'connected',
    onAllowedChange: (listener) => walletStore.subscribe(listener),
    refresh: () => {
      for (const url of tokenListsStore.getState().byUrl.keys()) void refetch(url);
    },
  });
  const stopFollowing = preferencesStore.subscribe((now, before) => {
    const lists = storedLists.get(now);
    if (lists !== undefined && now.lists !== before.lists) followOtherTab(lists.urls, lists.active);
  });

  function followOtherTab(urls: readonly string[], active: readonly string[]): void {
    const state = tokenListsStore.getState();
    for (const url of urls) {
      if (state.byUrl.has(url)) continue;
      tellTokenLists({ kind: 'add', url });
      void refetch(url);
    }
    for (const url of state.byUrl.keys())
      if (urls.length > 0 && !urls.includes(url)) tellTokenLists({ kind: 'remove', url });
    for (const url of urls) tellTokenLists({ kind: active.includes(url) ? 'enable' : 'disable', url });
  }

  return {
    preview: load,
    refetch,
    async importList(url) {
      const isKnown = tokenListsStore.getState().byUrl.has(url);
      tellTokenLists({ kind: 'add', url });
      if (!isKnown) await refetch(url);
      const { byUrl, reasons } = tokenListsStore.getState();
      const error = isKnown ? undefined : byUrl.get(url)?.error;
      tellTokenLists({ kind: error === undefined ? 'enable' : 'abandon', url });
      remember();
      return error === undefined
        ? { kind: 'imported' }
        : { kind: 'failed', error, reason: reasons.get(url) ?? 'unknown' };
    },
    remove(url) {
      tellTokenLists({ kind: 'remove', url });
      if (!tokenListsStore.getState().byUrl.has(url)) void shelf.remove(url);
      remember();
    },
    setEnabled(url, isEnabled) {
      tellTokenLists({ kind: isEnabled ? 'enable' : 'disable', url });
      remember();
    },
    accept(url) {
      tellTokenLists({ kind: 'accept', url });
      keep(url);
    },
    stop() {
      leaving.abort(new Error('The token lists were stopped'));
      stopRefreshing();
      stopFollowing();
    },
  };
}

function isOffered(url: string): boolean {
  return storedLists.get()?.offered.includes(url) ?? false;
}

/** Keeps which lists there are and which are in use. A default list counts as offered once it has been there. */
function remember(): void {
  const { byUrl, activeListUrls } = tokenListsStore.getState();
  const before = storedLists.get();
  const urls = [...byUrl.keys()];
  const loaded = urls.filter((url) => byUrl.get(url)?.current !== undefined);
  const lists = {
    urls,
    active: activeListUrls.filter((url) => byUrl.has(url)),
    offered: [...new Set([...(before?.offered ?? []), ...loaded])],
  };
  if (JSON.stringify(lists) !== JSON.stringify(before)) storedLists.set(lists);
}

function parsedList(json: unknown): TokenList | undefined {
  if (json === undefined) return undefined;
  try {
    return parseTokenList(json);
  } catch {
    return undefined;
  }
}
