/**
 * Which lists a person keeps, by url: all in their order, those in use, and those that were offered before, so that a
 * default list somebody removed or turned off does not come back.
 */
export interface ListChoice {
  readonly urls: readonly string[];
  readonly activeListUrls: readonly string[];
  readonly offered: readonly string[];
}

/** What can happen to the choice; `loaded`: a list was fetched. */
export type ListChoiceEvent =
  | { readonly kind: 'add' | 'remove' | 'enable' | 'disable'; readonly url: string }
  | { readonly kind: 'loaded'; readonly url: string; readonly isDefault: boolean };

/** The choice on a visit: default lists that were never offered come first; without any list the default ones are there. */
export function listChoice(stored: ListChoice | undefined, defaults: readonly string[]): ListChoice {
  const fresh = defaults.filter((url) => !stored?.offered.includes(url));
  const known = [...new Set([...fresh, ...(stored?.urls ?? [])])];
  const urls = known.length === 0 ? defaults : known;
  return {
    urls,
    activeListUrls: stored?.activeListUrls.filter((url) => urls.includes(url)) ?? [],
    offered: stored?.offered ?? [],
  };
}

/**
 * The choice after an event (000 section 4); the same object when nothing changes. The last list cannot be removed. The
 * first load of a default list puts it in use, a list that is not kept cannot be put in use.
 */
export function afterListChoice(choice: ListChoice, event: ListChoiceEvent): ListChoice {
  const { urls, activeListUrls, offered } = choice;
  const { url } = event;
  const isKnown = urls.includes(url);
  switch (event.kind) {
    case 'add':
      return isKnown ? choice : { ...choice, urls: [...urls, url] };
    case 'remove':
      if (!isKnown || urls.length === 1) return choice;
      return { ...choice, urls: without(urls, url), activeListUrls: without(activeListUrls, url) };
    case 'enable':
      if (!isKnown || activeListUrls.includes(url)) return choice;
      return { ...choice, activeListUrls: [...activeListUrls, url] };
    case 'disable':
      return activeListUrls.includes(url) ? { ...choice, activeListUrls: without(activeListUrls, url) } : choice;
    case 'loaded': {
      if (!isKnown || offered.includes(url)) return choice;
      const loaded = { ...choice, offered: [...offered, url] };
      return event.isDefault ? afterListChoice(loaded, { kind: 'enable', url }) : loaded;
    }
  }
}

function without(urls: readonly string[], url: string): readonly string[] {
  return urls.filter((other) => other !== url);
}
