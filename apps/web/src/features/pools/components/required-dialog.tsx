import { addressOf } from '@besc/contracts/deploy/address-of';
import { displaySymbol } from '@besc/domain/tokens/display-symbol';
import { Button } from '@besc/ui/button';
import { Dialog } from '@besc/ui/dialog';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useChain } from '../../../blocks/chain/chain-context';
import { useText } from '../../../blocks/language/use-text';
import { buyPath } from '../../../blocks/navigation/buy-query';
import { CurrencyMark } from '../../../blocks/token-select/currency-mark';
import { useAccount } from '../../../blocks/wallet/use-account';
import type { PoolRow } from '../pool-row';

/** Stands in place of the stake dialog for who has nothing to stake: where to get it. Another account may have it. */
export function RequiredDialog({ row, onClose }: { readonly row: PoolRow; readonly onClose: () => void }) {
  const { t } = useText();
  const { address } = useAccount();
  const [shownTo] = useState(address);
  useEffect(() => {
    if (address !== shownTo) onClose();
  }, [address, shownTo, onClose]);
  const { currency } = row.staked;
  const symbol = displaySymbol(currency.symbol);
  const to = buyPath(currency, addressOf(useChain().settings, 'tokens', 'stable'));
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={t('%symbol% required', { symbol })}
      closeLabel={t('Close')}
    >
      <div className="flex flex-col items-center gap-4 text-center">
        <CurrencyMark currency={currency} size={56} />
        <p>{t('You’ll need %symbol% to stake in this pool!', { symbol })}</p>
        <p className="text-sm text-text-muted">
          {t('Buy some %symbol%, or make sure your %symbol% isn’t in another pool or LP.', { symbol })}
        </p>
        <Button kind="primary" size="large" wide render={<Link to={to} />}>
          {t('Buy %symbol%', { symbol })}
        </Button>
      </div>
    </Dialog>
  );
}
