import type { ListFetchReason } from '@besc/wire/tokens/list-fetch-error';
import { useText } from '../language/use-text';
import { listErrorMessage, listReasonText } from './list-error-message';

/** Why a list could not be had: the words of the check or the download, and what the place did. */
export function TokenListError(props: { readonly error: string; readonly reason: ListFetchReason | undefined }) {
  const { t, say } = useText();
  const reason = props.reason && listReasonText(props.reason);
  return (
    <span className="[overflow-wrap:anywhere]">
      {say(listErrorMessage(props.error))}
      {reason ? <span className="block text-text-muted">{t(reason)}</span> : null}
    </span>
  );
}
