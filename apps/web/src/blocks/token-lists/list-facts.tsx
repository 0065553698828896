import { TokenMark } from '@besc/ui/token-mark';
import type { TokenList } from '@besc/wire/tokens/token-list';
import { useText } from '../language/use-text';
import { useRemotePicture } from '../pictures/use-remote-picture';
import { listHost } from './list-host';
import { versionText } from './version-text';

/** A list at a glance: mark, name, how many tokens it has here, version and who serves it. */
export function ListFacts(props: { readonly url: string; readonly list: TokenList; readonly chainId: number }) {
  const { t } = useText();
  const remotePicture = useRemotePicture();
  const { url, list, chainId } = props;
  const count = list.tokens.filter((token) => token.chainId === chainId).length;
  return (
    <div className="flex min-w-0 flex-1 items-center gap-3">
      <TokenMark seed={url} symbol={list.name} sources={remotePicture(list.logoURI)} size={40} />
      <div className="min-w-0 flex-1">
        <p className="truncate font-semibold">
          <bdi>{list.name}</bdi>
        </p>
        <p className="text-sm text-text-muted">
          {t('%count% tokens', { count })} · <bdi dir="ltr">{versionText(list.version)}</bdi>
        </p>
        <p className="truncate text-xs text-text-muted">
          <bdi dir="ltr">{listHost(url)}</bdi>
        </p>
      </div>
    </div>
  );
}
