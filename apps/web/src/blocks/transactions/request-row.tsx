import { IconButton } from '@besc/ui/icon-button';
import { Spinner } from '@besc/ui/spinner';
import type { WalletRequest } from '@besc/wire/transactions/wallet-request';
import { CircleHelp, X } from 'lucide-react';
import { useText } from '../language/use-text';
import { closeRequest } from './open-request';

/** Something that was put before the wallet and is not on the chain yet, as far as anybody knows. */
export function RequestRow({ request }: { readonly request: WalletRequest }) {
  const { t, say } = useText();
  const isTaken = request.batch?.isAccepted ?? false;
  return (
    <li data-outcome="asked" className="flex items-center gap-3 rounded-control px-2 py-2">
      {isTaken ? (
        <Spinner size={20} className="text-primary" />
      ) : (
        <CircleHelp size={20} aria-hidden className="shrink-0 text-text-muted" />
      )}
      <span className="min-w-0 flex-1">
        <span className="block text-sm font-medium [overflow-wrap:anywhere]">{say(request.summary)}</span>
        <span className="block text-sm text-text-muted">
          {isTaken
            ? t('Your wallet has taken it and will send it.')
            : t('Put before your wallet. If you confirm it there, it appears here.')}
        </span>
      </span>
      <IconButton
        label={t('No longer look for it')}
        icon={<X size={18} aria-hidden />}
        onClick={() => closeRequest(request.id)}
      />
    </li>
  );
}
