import { IconButton } from '@besc/ui/icon-button';
import { Spinner } from '@besc/ui/spinner';
import type { WalletRequest } from '@besc/wire/transactions/wallet-request';
import { CircleHelp, X } from 'lucide-react';
import { MessageText } from '../../amounts/message-text';
import { useChain } from '../../chain/chain-context';
import { useText } from '../../language/use-text';
import { useAccount } from '../../wallet/use-account';
import { keptRequests } from '../records/kept-requests-store';
import { endRequest, openRequests } from '../records/request-store';

/** How it stands with something that has no hash, as an English key. */
function stateText({ doubtedBlock, batch }: WalletRequest): string {
  if (doubtedBlock !== undefined) return 'We can’t tell yet whether your wallet sent this. Checking the chain…';
  return batch?.isAccepted
    ? 'Your wallet accepted it and will send it.'
    : 'Waiting for your wallet to respond. It’s listed once it’s sent.';
}

/**
 * What was put before the account's wallet and has no hash: it may or may not be a transaction, so it stands
 * apart from the list of transactions. Nothing when there is none.
 */
export function OpenRequests() {
  const { t } = useText();
  const chainId = useChain().settings.chain.id;
  const { address } = useAccount();
  const requests = openRequests(keptRequests(({ text }) => text)).filter(
    (request) => request.from === address && request.chainId === chainId && !request.isSilent,
  );
  if (requests.length === 0) return null;
  return (
    <section aria-label={t('Not known yet')} className="flex flex-col gap-2 rounded-control border border-border p-2">
      {requests.map((request) => (
        <div key={request.id} data-testid="open-request" className="flex items-center gap-3 px-2 py-1">
          {request.batch?.isAccepted ? (
            <Spinner size={20} className="text-primary" />
          ) : (
            <CircleHelp size={20} aria-hidden className="shrink-0 text-text-muted" />
          )}
          <span className="min-w-0 flex-1">
            <span className="block text-sm font-medium [overflow-wrap:anywhere]">
              <MessageText message={request.summary} />
            </span>
            <span className="block text-sm text-text-muted">{t(stateText(request))}</span>
          </span>
          <IconButton
            label={t('Stop checking')}
            icon={<X size={18} aria-hidden />}
            onClick={() => endRequest(request.id, { kind: 'forgotten' })}
          />
        </div>
      ))}
    </section>
  );
}
