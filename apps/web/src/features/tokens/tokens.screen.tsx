import { displaySymbol } from '@besc/domain/tokens/display-symbol';
import { listChanges } from '@besc/domain/tokens/list-changes';
import { versionBump } from '@besc/domain/tokens/list-version';
import { Badge } from '@besc/ui/badge';
import { Button } from '@besc/ui/button';
import type { TokenListEntry } from '@besc/wire/tokens/token-list';
import { useChain } from '../../blocks/chain/chain-context';
import { useText } from '../../blocks/language/use-text';
import { useToasts } from '../../blocks/toast/use-toasts';
import { bumpText } from '../../blocks/token-lists/bump-text';
import { listHost } from '../../blocks/token-lists/list-host';
import { putOffUpdates } from '../../blocks/token-lists/put-off-updates';
import { updateKey } from '../../blocks/token-lists/update-key';
import { useShownUpdate } from '../../blocks/token-lists/use-shown-update';
import { useTokenListActions } from '../../blocks/token-lists/use-token-list-actions';
import { versionText } from '../../blocks/token-lists/version-text';

const namesShown = 4;

/** Asks whether a newer version of a token list is taken: what kind of update it is and what it changes. */
export function TokensScreen() {
  const { t } = useText();
  const chain = useChain();
  const toasts = useToasts();
  const lists = useTokenListActions();
  const update = useShownUpdate();
  if (update === undefined) return null;
  const { url, current, next } = update;
  const chainId = chain.settings.chain.id;
  const here = (tokens: readonly TokenListEntry[]) => tokens.filter((token) => token.chainId === chainId);
  const { added, removed, changed } = listChanges(here(current.tokens), here(next.tokens));
  const rows = [
    { label: t('%count% tokens added', { count: added.length }), tokens: added },
    { label: t('%count% tokens removed', { count: removed.length }), tokens: removed },
    { label: t('%count% tokens changed', { count: changed.length }), tokens: changed.map(({ to }) => to) },
  ].filter(({ tokens }) => tokens.length > 0);

  function accept() {
    try {
      lists.accept(url);
    } catch (error) {
      toasts.danger(error instanceof Error ? error.message : String(error));
    }
  }

  function putOff() {
    putOffUpdates.setState((before) => [...before, updateKey({ url, next })], true);
  }

  return (
    <section
      aria-label={t('Token list update')}
      aria-live="polite"
      className="fixed inset-x-4 bottom-20 low:bottom-2 low:max-h-[calc(100dvh-16px)] low:overflow-y-auto z-30 mx-auto flex max-w-[420px] flex-col gap-3 rounded-card border border-border bg-surface-overlay p-4 shadow-overlay sm:inset-x-auto sm:start-6 md:bottom-6"
    >
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="font-semibold">
          <bdi>{next.name}</bdi>
        </h2>
        <Badge tone="info">
          <bdi dir="ltr">{`${versionText(current.version)} → ${versionText(next.version)}`}</bdi>
        </Badge>
        <span className="text-xs text-text-muted">
          <bdi dir="ltr">{listHost(url)}</bdi>
        </span>
      </div>
      <p className="text-sm">{t(bumpText(versionBump(current.version, next.version)))}</p>
      <ul className="flex flex-col gap-1 text-sm text-text-muted empty:hidden">
        {rows.map(({ label, tokens }) => (
          <li key={label}>
            {label}
            <span className="flex flex-wrap gap-x-2 text-text">
              {tokens.slice(0, namesShown).map(({ address, symbol }) => (
                <bdi key={address}>{displaySymbol(symbol)}</bdi>
              ))}
              {tokens.length > namesShown ? '…' : null}
            </span>
          </li>
        ))}
      </ul>
      <div className="flex gap-2">
        <Button kind="primary" className="flex-1" onClick={accept}>
          {t('Accept update')}
        </Button>
        <Button className="flex-1" onClick={putOff}>
          {t('Later')}
        </Button>
      </div>
    </section>
  );
}
