/**
 * Which lists a person keeps, by url: all in their order, those in use, and those that were loaded or decided on before, so
 * that a default list somebody removed or turned off does not come back.
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

/** The lists whose tokens belong here: those in use, and default ones that their first load will put in use. */
export function wantedListUrls(choice: ListChoice, defaults: readonly string[]): readonly string[] {
  const { activeListUrls, offered } = choice;
  return [...new Set([...activeListUrls, ...defaults.filter((url) => !offered.includes(url))])];
}

/**
 * The choice after an event (000 section 4); the same object when nothing changes. The last list cannot be removed. The
 * first load of a default list puts it in use, unless somebody decided on it before; a list that is not kept cannot be put in
 * use.
 */
export function afterListChoice(choice: ListChoice, event: ListChoiceEvent): ListChoice {
  const { urls, activeListUrls } = choice;
  const { url } = event;
  const isKnown = urls.includes(url);
  switch (event.kind) {
    case 'add':
      return isKnown ? choice : { ...choice, urls: [...urls, url] };
    case 'remove':
      if (!isKnown || urls.length === 1) return choice;
      return { ...offer(choice, url), urls: without(urls, url), activeListUrls: without(activeListUrls, url) };
    case 'enable':
      if (!isKnown || activeListUrls.includes(url)) return choice;
      return { ...offer(choice, url), activeListUrls: [...activeListUrls, url] };
    case 'disable':
      if (!activeListUrls.includes(url)) return choice;
      return { ...offer(choice, url), activeListUrls: without(activeListUrls, url) };
    case 'loaded': {
      if (!isKnown || choice.offered.includes(url)) return choice;
      const loaded = offer(choice, url);
      return event.isDefault ? afterListChoice(loaded, { kind: 'enable', url }) : loaded;
    }
  }
}

function offer(choice: ListChoice, url: string): ListChoice {
  return choice.offered.includes(url) ? choice : { ...choice, offered: [...choice.offered, url] };
}

function without(urls: readonly string[], url: string): readonly string[] {
  return urls.filter((other) => other !== url);
}
