import type { Address } from '@besc/domain/shared/address';
import { Button } from '@besc/ui/button';
import { Notice } from '@besc/ui/notice';
import { useQuery } from '@tanstack/react-query';
import { useChain } from '../../../blocks/chain/chain-context';
import { useText } from '../../../blocks/language/use-text';
import { hasFailed } from '../../../lib/has-failed';
import { giftQuery } from '../profile.queries';
import { profileOverlay } from '../profile-overlay';
import type { ProfilePlace } from '../profile-place';
import { MoneyAmount } from './money-amount';

/** Offers the gift of day one to an account that can take it; nothing on a chain without one. */
export function GiftNotice({ place, account }: { readonly place: ProfilePlace; readonly account: Address }) {
  const { t } = useText();
  const gift = useQuery(giftQuery(useChain(), place, account));
  if (gift.data === undefined && hasFailed(gift))
    return <Notice tone="warning">{t('The gift could not be read.')}</Notice>;
  if (!gift.data?.canClaim) return null;
  const claim = (
    <Button
      size="small"
      kind="primary"
      aria-haspopup="dialog"
      aria-label={t('Claim the gift')}
      onClick={() => profileOverlay.open({ kind: 'gift' })}
    >
      {t('Claim')}
    </Button>
  );
  return (
    <Notice tone="success" title={t('Gift of day one')} actions={claim}>
      {t('Yours is one of the first profiles, so a part of its cost comes back:')}{' '}
      <MoneyAmount money={place.money} amount={gift.data.amount} meaning="held" />
    </Notice>
  );
}
