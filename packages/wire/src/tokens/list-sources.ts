import { joinUrl } from '../shared/join-url';
import { ListFetchError } from './list-fetch-error';

/** How this page reaches the rest of the world. */
export interface ListRoutes {
  /** Bases of content gateways in the order to try, each an absolute URL or a path on the page's own host. */
  readonly gateways: readonly string[];
  /** Whether the page may ask this absolute URL itself; its content security policy knows few hosts. */
  readonly isDirect: (url: string) => boolean;
  /** Wraps a URL of any other host for our own server to fetch. */
  readonly relay: (url: string) => string;
}

/**
 * The URLs to try for a list, in order: an https URL itself, an http URL as https first, a gateway each for ipfs and
 * ipns. Names must be resolved before. Throws ListFetchError 'Unrecognized list URL protocol.' for anything else.
 */
export function listSources(location: string, routes: ListRoutes): readonly string[] {
  const content = /^(ip[fn]s):\/\/(.+)$/i.exec(location);
  if (content !== null) {
    const path = `${content[1]?.toLowerCase()}/${content[2]}`;
    return routes.gateways.map((gateway) => joinUrl(gateway, `/${path}`));
  }
  if (/^\/(?!\/)/.test(location)) return [location];
  if (/^https:\/\//i.test(location)) return [reached(location, routes)];
  if (/^http:\/\//i.test(location)) {
    return [location.replace(/^http/i, 'https'), location].map((url) => reached(url, routes));
  }
  throw new ListFetchError('LIST_PROTOCOL', 'Unrecognized list URL protocol.');
}

function reached(url: string, { isDirect, relay }: ListRoutes): string {
  return isDirect(url) ? url : relay(url);
}
