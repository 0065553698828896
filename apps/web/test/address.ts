import { navigate } from 'wouter/use-browser-location';
import { parseQuery } from '../src/lib/query-text';

/** Where the page of a test is, and the way to another address. */
export const address = {
  href: () => window.location.pathname + window.location.search,
  query: () => parseQuery(window.location.search),
  /** As a link of the page does. */
  open: (href: string) => navigate(href),
};
