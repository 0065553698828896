import { shortAddress } from '@besc/domain/shared/short-address';
import { Button } from '@besc/ui/button';
import { Notice } from '@besc/ui/notice';
import { useText } from '../language/use-text';
import type { LoadedDirectory } from './use-token-directory';

/** Says which imported tokens are missing in the list because the chain does not tell of them. */
export function UnreadTokens({ directory }: { readonly directory: LoadedDirectory }) {
  const { t } = useText();
  const { unread } = directory;
  if (unread.length === 0) return null;
  return (
    <Notice
      tone="warning"
      actions={
        <Button size="small" onClick={directory.retryUnread}>
          {t('Try again')}
        </Button>
      }
    >
      {t('Couldn’t load %count% imported tokens from the chain.', { count: unread.length })}{' '}
      <bdi dir="ltr">{unread.slice(0, 3).map(shortAddress).join(' · ')}</bdi>
    </Notice>
  );
}
