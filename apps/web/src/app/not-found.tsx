import { lazyPart } from '../lib/lazy-part';
import { useDocumentTitle } from './use-document-title';

const NotFoundPage = lazyPart('not-found', async () => (await import('./errors/not-found-page')).NotFoundPage);

/** What an address without a page shows, under the product's name alone. */
export function NotFound() {
  useDocumentTitle(undefined);
  return <NotFoundPage />;
}
