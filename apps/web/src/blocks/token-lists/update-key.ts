import type { TokenList } from '@besc/wire/tokens/token-list';
import { versionText } from './version-text';

/** Names an update of a list, so that a still newer one asks again. */
export function updateKey({ url, next }: { readonly url: string; readonly next: TokenList }): string {
  return `${url} ${versionText(next.version)}`;
}
