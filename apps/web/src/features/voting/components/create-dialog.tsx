import type { Address } from '@besc/domain/shared/address';
import type { Hex } from '@besc/domain/shared/hex';
import type { ProposalDraft } from '@besc/domain/voting/proposal-problems';
import { proposalText } from '@besc/domain/voting/voting-message';
import { Button } from '@besc/ui/button';
import { DataRow } from '@besc/ui/data-row';
import { Dialog } from '@besc/ui/dialog';
import { Disclosure } from '@besc/ui/disclosure';
import { useEffect, useEffectEvent } from 'react';
import { useChain } from '../../../blocks/chain/chain-context';
import { useText } from '../../../blocks/language/use-text';
import { AccountName } from '../../../blocks/name-service/account-name';
import { NetworkAction } from '../../../blocks/wallet/network-action';
import { numberFormat } from '../../../lib/number-format';
import { useHubPost } from '../use-hub-post';
import { useStamp } from '../use-stamp';
import { zonedTime } from '../zoned-time';
import { HubNotice } from './hub-notice';

/** What is signed for a proposal, and what becomes of it. Load it lazily. */
export function CreateDialog(props: {
  readonly draft: ProposalDraft;
  readonly account: Address;
  readonly onTaken: (id: Hex) => void;
  readonly onClose: () => void;
}) {
  const { t, locale } = useText();
  const { settings } = useChain();
  const { draft, account, onTaken, onClose } = props;
  const post = useHubPost();
  const stamp = useStamp();
  const { id: chainId, genesisHash, name: chainName } = settings.chain;
  const text = proposalText(draft, { chainId, genesisHash, account }, stamp);
  const { state } = post;
  const taken = state.kind === 'taken' ? state.id : undefined;
  // Told once for each that is taken.
  const tell = useEffectEvent(onTaken);
  useEffect(() => {
    if (taken !== undefined) tell(taken);
  }, [taken]);
  const isBusy = state.kind === 'signing' || state.kind === 'sending';
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={t('Publish the proposal')}
      closeLabel={t('Close')}
      isSticky={isBusy}
    >
      <div className="flex flex-col gap-4">
        <dl>
          <DataRow label={t('Title')} isStrong>
            <bdi>{draft.title}</bdi>
          </DataRow>
          <DataRow label={t('Choices')}>
            <ol>
              {draft.choices.map((choice) => (
                <li key={choice}>
                  <bdi>{choice}</bdi>
                </li>
              ))}
            </ol>
          </DataRow>
          <DataRow label={t('Start')}>{zonedTime(draft.start ?? 0, locale)}</DataRow>
          <DataRow label={t('End')}>{zonedTime(draft.end ?? 0, locale)}</DataRow>
          <DataRow label={t('Snapshot block')}>{numberFormat(locale, {}).format(draft.snapshot ?? 0)}</DataRow>
          <DataRow label={t('Account')}>
            <AccountName address={account} />
          </DataRow>
          <DataRow label={t('Network')}>{chainName}</DataRow>
        </dl>
        <Disclosure summary={t('What you sign')}>
          <pre dir="ltr" className="text-xs whitespace-pre-wrap [overflow-wrap:anywhere]">
            {text}
          </pre>
        </Disclosure>
        <p className="text-sm text-text-muted">{t('Signing is free. A proposal can’t be changed afterwards.')}</p>
        <HubNotice post={post} />
        <NetworkAction>
          <Button
            kind="primary"
            size="large"
            wide
            pending={isBusy && t('Confirming')}
            disabledReason={state.kind === 'doubtful' ? t('Waiting for an answer') : undefined}
            onClick={() => void post.post({ account, text, stamp })}
          >
            {t('Sign and publish')}
          </Button>
        </NetworkAction>
      </div>
    </Dialog>
  );
}
