import type { Token } from '@besc/domain/shared/token';
import { useText } from '../language/use-text';
import { listHost } from '../token-lists/list-host';
import { useTokenLists } from '../token-lists/use-token-lists';
import { textSkeleton } from './text-skeleton';
import type { TokenDirectory } from './token-directory';

/**
 * Says where a token comes from: 'via {list name}', or 'Unknown Source' for one that no list holds. A list of a stranger
 * that bears the name of another list is told apart by its host, a version that may be old is marked.
 */
export function useSourceLabel(directory: TokenDirectory): (token: Token) => string {
  const { t } = useText();
  const { byUrl: lists } = useTokenLists();
  return (token) => {
    const source = directory.sourceOf(token.address);
    if (source?.kind !== 'list') return source?.kind === 'built-in' ? t('Built in') : t('Unknown Source');
    const { listName, listUrl, isDefault, isCurrent } = source;
    const isAmbiguous =
      !isDefault &&
      [...lists].some(([url, { accepted }]) => {
        return url !== listUrl && accepted !== undefined && textSkeleton(accepted.name) === textSkeleton(listName);
      });
    const label = t('via %list%', { list: isAmbiguous ? `${listName} (${listHost(listUrl)})` : listName });
    return isCurrent ? label : `${label} · ${t('not up to date')}`;
  };
}
