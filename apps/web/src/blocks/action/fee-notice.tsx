import { Notice } from '@besc/ui/notice';
import { useText } from '../language/use-text';
import { type Fee, useCanPay } from './use-can-pay';

/** Says that the coin in the wallet does not pay for this; nothing while it does, or while that is unknown. */
export function FeeNotice(fee: Fee) {
  const { t } = useText();
  if (useCanPay(fee)) return null;
  return (
    <Notice tone="warning" isLive>
      {t('You don’t have enough BESC for transaction fees.')}
    </Notice>
  );
}
