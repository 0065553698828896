import { Button } from '@besc/ui/button';
import { Notice } from '@besc/ui/notice';
import { useText } from '../language/use-text';
import { TokenListError } from '../token-lists/token-list-error';
import { useTokenListActions } from '../token-lists/use-token-list-actions';
import { useTokenLists } from '../token-lists/use-token-lists';
import { versionText } from '../token-lists/version-text';

/** Says which lists that belong here could not be had, so that their tokens may be missing here or be those of an earlier day. */
export function UnreadLists() {
  const { t } = useText();
  const { byUrl, wantedListUrls } = useTokenLists();
  const actions = useTokenListActions();
  const failed = wantedListUrls.flatMap((url) => {
    const { error, reason, accepted } = byUrl.get(url) ?? {};
    return error === undefined ? [] : [{ url, error, reason, accepted }];
  });
  if (failed.length === 0) return null;
  return (
    <Notice
      tone="warning"
      actions={
        <Button
          size="small"
          onClick={() => {
            for (const { url } of failed) void actions.refetch(url);
          }}
        >
          {t('Try again')}
        </Button>
      }
    >
      {failed.map(({ url, error, reason, accepted }) => (
        <p key={url}>
          <TokenListError error={error} reason={reason} />
          {accepted ? (
            <span className="block">
              {t('Its tokens are from %version% and not up to date.', { version: versionText(accepted.version) })}
            </span>
          ) : null}
        </p>
      ))}
    </Notice>
  );
}
