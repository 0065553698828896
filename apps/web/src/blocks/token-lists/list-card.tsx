import { versionBump } from '@besc/domain/tokens/list-version';
import { Badge } from '@besc/ui/badge';
import { Button } from '@besc/ui/button';
import { Skeleton } from '@besc/ui/skeleton';
import { Switch } from '@besc/ui/switch';
import { TextLink } from '@besc/ui/text-link';
import { TokenMark } from '@besc/ui/token-mark';
import { List } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../language/use-text';
import { useRemotePicture } from '../pictures/use-remote-picture';
import { bumpText } from './bump-text';
import { listHost } from './list-host';
import { TokenListError } from './token-list-error';
import type { TokenListActions } from './use-token-list-actions';
import type { KnownList } from './use-token-lists';
import { versionText } from './version-text';

/** One list of the manage view: its switch, its facts or its failure, and what can be done with it. */
export function ListCard(props: {
  readonly url: string;
  readonly state: KnownList;
  readonly isActive: boolean;
  readonly isDefault: boolean;
  /** The last list stays. */
  readonly isLast: boolean;
  readonly chainId: number;
  readonly act: (step: (lists: TokenListActions) => void) => void;
}) {
  const { t } = useText();
  const remotePicture = useRemotePicture();
  const { url, state, isActive, act } = props;
  const { current, pendingUpdate, loadingRequestId, error } = state;
  const [isAsking, setIsAsking] = useState(false);
  const removeRef = useRef<HTMLButtonElement>(null);
  const wasAsking = useRef(false);
  useEffect(() => {
    if (wasAsking.current && !isAsking) removeRef.current?.focus();
    wasAsking.current = isAsking;
  }, [isAsking]);
  const host = listHost(url);
  const known = current ?? state.accepted;
  const name = known?.name ?? host;
  const count = known?.tokens.filter((token) => token.chainId === props.chainId).length ?? 0;
  const facts = known ? `${t('%count% tokens', { count })} · ${versionText(known.version)} · ${host}` : undefined;
  return (
    <li className="flex flex-col gap-1 border-b border-border py-2 last:border-transparent">
      <div className="flex items-center gap-3">
        {known ? (
          <TokenMark seed={url} symbol={name} sources={remotePicture(known.logoURI)} size={36} />
        ) : (
          <span className="grid size-9 shrink-0 place-items-center rounded-full bg-surface-sunken text-text-muted">
            <List size={18} aria-hidden />
          </span>
        )}
        <Switch
          className="min-w-0 flex-1 [&>label]:min-w-0 [&_span]:[overflow-wrap:anywhere]"
          checked={isActive}
          onCheckedChange={(next) => act((lists) => lists.setEnabled(url, next))}
          label={<bdi className="font-semibold">{name}</bdi>}
          hint={
            facts === undefined ? error === undefined ? <Skeleton className="w-40" /> : undefined : <bdi>{facts}</bdi>
          }
        />
      </div>
      {error === undefined ? null : (
        <p role="alert" className="text-sm font-medium text-danger">
          <TokenListError error={error} reason={state.reason} />
        </p>
      )}
      {isAsking ? (
        <RemovePrompt
          onCancel={() => setIsAsking(false)}
          onRemove={() => {
            setIsAsking(false);
            act((lists) => lists.remove(url));
          }}
        />
      ) : (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          {props.isDefault ? <Badge tone="primary">{t('Default')}</Badge> : null}
          {known && !current ? <Badge tone="warning">{t('not up to date')}</Badge> : null}
          {current && pendingUpdate ? (
            <Button size="small" kind="soft" onClick={() => act((lists) => lists.accept(url))}>
              {t('Update to %version%', { version: versionText(pendingUpdate.version) })}
              <span className="sr-only">{`. ${t(bumpText(versionBump(current.version, pendingUpdate.version)))}`}</span>
            </Button>
          ) : null}
          {error === undefined ? null : (
            <Button
              size="small"
              pending={loadingRequestId === undefined ? false : t('Loading')}
              onClick={() => act((lists) => void lists.refetch(url))}
            >
              {t('Try again')}
            </Button>
          )}
          {/^(?:https?:|\/)/.test(url) ? (
            <TextLink
              href={url}
              isExternal
              className="relative inline-flex min-h-6 items-center text-sm after:absolute after:-inset-y-2.5 after:inset-x-0"
              aria-label={t('View list %list%', { list: name })}
            >
              {t('View list')}
            </TextLink>
          ) : null}
          <Button
            ref={removeRef}
            size="small"
            kind="quiet"
            className="ms-auto"
            aria-label={props.isLast ? undefined : t('Remove list %list%', { list: name })}
            disabledReason={props.isLast ? t('You need at least one list') : undefined}
            onClick={() => setIsAsking(true)}
          >
            {t('Remove list')}
          </Button>
        </div>
      )}
    </li>
  );
}

function RemovePrompt(props: { readonly onRemove: () => void; readonly onCancel: () => void }) {
  const { t } = useText();
  const cancelRef = useRef<HTMLButtonElement>(null);
  useEffect(() => cancelRef.current?.focus(), []);
  const text = t('Please confirm you would like to remove this list');
  return (
    <div role="alertdialog" aria-label={text} className="rounded-control bg-danger-soft p-3">
      <p className="text-sm font-semibold">{text}</p>
      <div className="mt-2 flex gap-2">
        <Button size="small" kind="danger" onClick={props.onRemove}>
          {t('Remove list')}
        </Button>
        <Button ref={cancelRef} size="small" onClick={props.onCancel}>
          {t('Cancel')}
        </Button>
      </div>
    </div>
  );
}
