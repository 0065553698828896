import { Button } from '@besc/ui/button';
import { Checkbox } from '@besc/ui/checkbox';
import { Notice } from '@besc/ui/notice';
import type { TokenList } from '@besc/wire/tokens/token-list';
import { useState } from 'react';
import { useChain } from '../chain/chain-context';
import { useText } from '../language/use-text';
import { ListFacts } from './list-facts';
import { TokenListError } from './token-list-error';
import { type ImportOutcome, useTokenListActions } from './use-token-list-actions';

/** The warning before a list of a stranger is taken on; the tick is needed, and a list that fails is not kept. */
export function ImportListView(props: {
  readonly url: string;
  readonly list: TokenList;
  /** How many of its tokens look like one that is trusted here. */
  readonly lookAlikes: number;
  readonly onImported: () => void;
}) {
  const { t } = useText();
  const chain = useChain();
  const lists = useTokenListActions();
  const { url, list, lookAlikes } = props;
  const [understood, setUnderstood] = useState(false);
  const [state, setState] = useState<'ready' | 'importing' | ImportOutcome>('ready');

  async function importList() {
    setState('importing');
    const outcome = await lists.importList(url, list);
    setState(outcome);
    if (outcome.kind === 'imported') props.onImported();
  }

  const failure = typeof state === 'object' && state.kind === 'failed' ? state : undefined;
  return (
    <div className="flex flex-col gap-4">
      <div className="rounded-control border border-border p-4">
        <ListFacts url={url} list={list} chainId={chain.settings.chain.id} />
        <p className="mt-3 text-xs text-text-muted [overflow-wrap:anywhere]">
          <bdi dir="ltr">{url}</bdi>
        </p>
      </div>
      <Notice tone="danger" title={t('Import at your own risk')}>
        <p>
          {t(
            'The list’s author decides which names its tokens show. Anyone can create a list, even a copy of one you know. If you buy a token from it, you may not be able to sell it.',
          )}
        </p>
        {lookAlikes > 0 ? (
          <p className="mt-2 font-semibold">
            {t('%count% of its tokens look like tokens you may know.', { count: lookAlikes })}
          </p>
        ) : null}
      </Notice>
      {failure ? (
        <Notice tone="danger" isLive title={t('Error importing list')}>
          <TokenListError error={failure.error} reason={failure.reason} />
        </Notice>
      ) : null}
      <Checkbox checked={understood} onCheckedChange={setUnderstood} label={t('I understand')} />
      <Button
        kind="primary"
        size="large"
        wide
        pending={state === 'importing' ? t('Importing') : false}
        disabledReason={understood ? undefined : t('Import')}
        onClick={() => void importList()}
      >
        {t('Import')}
      </Button>
    </div>
  );
}
