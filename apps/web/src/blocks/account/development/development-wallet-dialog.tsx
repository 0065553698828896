import { Dialog } from '@besc/ui/dialog';
import { useText } from '../../language/use-text';
import { developmentWalletStore } from '../../wallet/development/development-wallet-store';
import { DevelopmentAccounts } from './development-accounts';
import { DevelopmentConfirmation } from './development-confirmation';

/** The built-in wallet's own window: choose an account, or see what is signed and say yes or no. */
export function DevelopmentWalletDialog() {
  const { t } = useText();
  const request = developmentWalletStore((state) => state.requests[0]);
  if (request === undefined) return null;
  const { question, answer } = request;
  return (
    <Dialog
      key={request.id}
      open
      onOpenChange={(next) => !next && answer(undefined)}
      title={t('Development wallet')}
      closeLabel={t('Reject')}
    >
      {question.kind === 'connect' ? (
        <DevelopmentAccounts onChoose={answer} />
      ) : (
        <DevelopmentConfirmation question={question} answer={answer} />
      )}
    </Dialog>
  );
}
