import type { Settings } from '@besc/wire/settings/settings';
import { readUrl } from '@besc/wire/shared/api-read';
import type { ListRoutes } from '@besc/wire/tokens/list-sources';
import { remoteListRead } from '@besc/wire/tokens/token-reads';

/** How this deployment's page reaches lists: the hosts its content security policy knows itself, all others by our API. */
export function listRoutes(settings: Settings): ListRoutes {
  const { chain, index, api, lists } = settings;
  const known = [...chain.rpcUrls, index.url, api.url, ...lists.defaults, ...lists.gateways];
  const origins = new Set([window.location.origin, ...known.filter(isAbsolute).map((url) => new URL(url).origin)]);
  return {
    gateways: lists.gateways,
    isDirect: (url) => origins.has(new URL(url).origin),
    relay: (url) => readUrl(api.url, remoteListRead, { url }),
  };
}

function isAbsolute(url: string): boolean {
  return /^https?:/i.test(url);
}
