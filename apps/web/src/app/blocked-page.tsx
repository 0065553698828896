import { ErrorMark } from '@besc/ui/error-mark';
import { useEffect } from 'react';
import { useChain } from '../blocks/chain/chain-context';
import { useText } from '../blocks/language/use-text';
import { walletOverlay } from '../blocks/wallet/wallet-overlay';

/** All that an account on the block list sees. A wallet dialog that was open goes too. */
export function BlockedPage() {
  const { t } = useText();
  const { productName } = useChain().settings;
  useEffect(() => {
    document.title = productName;
    walletOverlay.close();
  }, [productName]);
  return (
    <main className="flex min-h-dvh flex-col items-center justify-center gap-6 px-4 text-center">
      <ErrorMark />
      <h1 className="text-lg font-semibold">{t('Blocked address')}</h1>
    </main>
  );
}
