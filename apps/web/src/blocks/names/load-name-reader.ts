import { loadPart } from '../../lib/load-part';

/** The part of the page that knows names, loaded once. */
export function loadNameReader() {
  return loadPart('names', async () => (await import('./name-reader')).nameReader);
}
