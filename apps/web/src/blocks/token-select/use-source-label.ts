import type { Token } from '@besc/domain/shared/token';
import { useText } from '../language/use-text';
import type { TokenDirectory } from './token-directory';

/** Says where a token comes from: 'via {list name}', or 'Unknown Source' for one that no list holds. */
export function useSourceLabel(directory: TokenDirectory): (token: Token) => string {
  const { t } = useText();
  return (token) => {
    const source = directory.sourceOf(token.address);
    if (source?.kind === 'list') return t('via %list%', { list: source.listName });
    return source?.kind === 'built-in' ? t('Built in') : t('Unknown Source');
  };
}
