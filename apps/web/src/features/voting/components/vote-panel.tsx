import type { Proposal } from '@besc/domain/voting/proposal';
import type { Vote } from '@besc/domain/voting/vote';
import { Button } from '@besc/ui/button';
import { Card } from '@besc/ui/card';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useId, useState } from 'react';
import { useChain } from '../../../blocks/chain/chain-context';
import { useText } from '../../../blocks/language/use-text';
import { usePreference } from '../../../blocks/preferences/use-preference';
import { ConnectButton } from '../../../blocks/wallet/connect-button';
import { useAccount } from '../../../blocks/wallet/use-account';
import { hasFailed } from '../../../lib/has-failed';
import { lazyPart } from '../../../lib/lazy-part';
import { keptReceipts } from '../kept-receipts';
import { placedChoices } from '../placed-choices';
import { ownVotesQuery, powerQuery } from '../voting.queries';
import { OwnPower } from './own-power';
import { ReceiptRows } from './receipt-rows';

const DialogPart = lazyPart('voting-vote', async () => (await import('./vote-dialog')).VoteDialog);

/** The act: the account's voting power, the choices, and the way to sign one. */
export function VotePanel({ proposal }: { readonly proposal: Proposal }) {
  const { t } = useText();
  const { address } = useAccount();
  const own = useQuery(ownVotesQuery(useChain(), address, [proposal.id])).data?.[0];
  return (
    <Card title={proposal.state === 'active' ? t('Cast your vote') : t('Your voting power')}>
      {address === undefined ? (
        <div className="flex flex-col gap-3">
          <p className="text-sm text-text-muted">{t('Connect to see your voting power.')}</p>
          <ConnectButton wide />
        </div>
      ) : (
        <OwnPower account={address} block={proposal.snapshot} />
      )}
      {proposal.state === 'active' ? <Choices key={address ?? ''} proposal={proposal} own={own} /> : null}
      {own && proposal.state !== 'active' ? <OwnVote proposal={proposal} own={own} /> : null}
      {own ? <KeptReceipt proposal={proposal} own={own} /> : null}
    </Card>
  );
}

function OwnVote({ proposal, own }: { readonly proposal: Proposal; readonly own: Vote }) {
  const { t } = useText();
  return (
    <p className="mt-3 text-sm">
      {t('You voted for')} <bdi className="font-semibold">{proposal.choices[own.choice - 1] ?? '–'}</bdi>
    </p>
  );
}

function KeptReceipt({ proposal, own }: { readonly proposal: Proposal; readonly own: Vote }) {
  const kept = usePreference(keptReceipts).find(
    ({ account, receipt }) =>
      account === own.voter && receipt.proposal === proposal.id && receipt.position === own.position,
  );
  return kept ? (
    <div className="mt-3 border-t border-border pt-3">
      <ReceiptRows receipt={kept.receipt} />
    </div>
  ) : null;
}

function Choices({ proposal, own }: { readonly proposal: Proposal; readonly own: Vote | undefined }) {
  const { t } = useText();
  const { address } = useAccount();
  const power = useQuery(powerQuery(useChain(), address, address && proposal.snapshot));
  const [picked, setPicked] = useState<number>();
  const [isOpen, setOpen] = useState(false);
  const name = useId();
  const choice = picked ?? own?.choice;
  const reason = () => {
    if (power.data === undefined) return hasFailed(power) ? t('Your voting power is unknown') : t('Loading');
    if (power.data.total === 0n) return t('No voting power');
    if (choice === undefined) return t('Choose an option');
    return picked === undefined || picked === own?.choice ? t('You voted for this') : undefined;
  };
  return (
    <div className="mt-4 flex flex-col gap-3">
      <div role="radiogroup" aria-label={t('Choices')} className="flex flex-col gap-2">
        {placedChoices(proposal.choices).map(({ choice: each, index }) => (
          <label
            key={index}
            className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control border border-border px-3 py-2 transition-colors hover:bg-surface-hover has-checked:border-primary has-checked:bg-primary-soft has-focus-visible:outline-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              checked={choice === index + 1}
              onChange={() => setPicked(index + 1)}
              className="size-4 shrink-0 accent-primary outline-none"
            />
            <bdi className="min-w-0 [overflow-wrap:anywhere]">{each}</bdi>
          </label>
        ))}
      </div>
      {address === undefined ? null : (
        <Button kind="primary" size="large" wide disabledReason={reason()} onClick={() => setOpen(true)}>
          {own ? t('Change vote') : t('Cast Vote')}
        </Button>
      )}
      {isOpen && address && choice !== undefined && power.data ? (
        <Suspense fallback={null}>
          <DialogPart
            proposal={proposal}
            choice={choice}
            account={address}
            power={power.data}
            onClose={() => {
              setOpen(false);
              setPicked(undefined);
            }}
          />
        </Suspense>
      ) : null}
    </div>
  );
}
