import type { Address } from '@besc/domain/shared/address';
import type { Proposal } from '@besc/domain/voting/proposal';
import { voteText } from '@besc/domain/voting/voting-message';
import { Button } from '@besc/ui/button';
import { DataRow } from '@besc/ui/data-row';
import { Dialog } from '@besc/ui/dialog';
import { Disclosure } from '@besc/ui/disclosure';
import { Notice } from '@besc/ui/notice';
import type { VotingPower } from '@besc/wire/voting/fetch-power';
import { moneyText } from '@besc/wire/voting/voting-fields';
import { useEffect } from 'react';
import { useChain } from '../../../blocks/chain/chain-context';
import { useText } from '../../../blocks/language/use-text';
import { AccountName } from '../../../blocks/name-service/account-name';
import { NetworkAction } from '../../../blocks/wallet/network-action';
import { keepReceipt } from '../kept-receipts';
import { useHubPost } from '../use-hub-post';
import { useStamp } from '../use-stamp';
import { HubNotice } from './hub-notice';
import { PowerText } from './power-text';
import { ReceiptRows } from './receipt-rows';

/** What is signed for a vote, and what becomes of it. Load it lazily. */
export function VoteDialog(props: {
  readonly proposal: Proposal;
  readonly choice: number;
  readonly account: Address;
  readonly power: VotingPower;
  readonly onClose: () => void;
}) {
  const { t } = useText();
  const { settings } = useChain();
  const { proposal, choice, account, power, onClose } = props;
  const post = useHubPost();
  const stamp = useStamp();
  const { id: chainId, genesisHash, name: chainName } = settings.chain;
  const vote = {
    proposal: proposal.id,
    choice,
    votingPower: moneyText(power.total),
    verificationHash: power.verificationHash,
  };
  const text = voteText(vote, { chainId, genesisHash, account }, stamp);
  const { state } = post;
  const receipt = state.kind === 'taken' ? state.receipt : undefined;
  useEffect(() => {
    if (receipt) keepReceipt(account, receipt);
  }, [account, receipt]);
  const isBusy = state.kind === 'signing' || state.kind === 'sending';
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={state.kind === 'taken' ? t('Vote cast') : t('Confirm vote')}
      closeLabel={t('Close')}
      isSticky={isBusy}
    >
      <div className="flex flex-col gap-4">
        {state.kind === 'taken' ? (
          <Notice tone="success" isLive>
            {t('Your vote stands in the log.')}
          </Notice>
        ) : null}
        <dl>
          <DataRow label={t('Proposal')}>
            <bdi>{proposal.title}</bdi>
          </DataRow>
          <DataRow label={t('Voting for')} isStrong>
            <bdi>{proposal.choices[choice - 1]}</bdi>
          </DataRow>
          <DataRow label={t('Your voting power')}>
            <PowerText amount={power.total} />
          </DataRow>
          <DataRow label={t('Account')}>
            <AccountName address={account} />
          </DataRow>
          <DataRow label={t('Network')}>{chainName}</DataRow>
        </dl>
        {state.kind === 'taken' ? (
          <>
            {receipt ? <ReceiptRows receipt={receipt} /> : null}
            <Button onClick={onClose}>{t('Close')}</Button>
          </>
        ) : (
          <>
            <Disclosure summary={t('What you sign')}>
              <pre dir="ltr" className="text-xs whitespace-pre-wrap [overflow-wrap:anywhere]">
                {text}
              </pre>
            </Disclosure>
            <p className="text-sm text-text-muted">
              {t('Signing is free and moves nothing. You can vote again until the end: your last vote counts.')}
            </p>
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
                {t('Sign and vote')}
              </Button>
            </NetworkAction>
          </>
        )}
      </div>
    </Dialog>
  );
}
