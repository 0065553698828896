import type { Address } from '@besc/domain/shared/address';
import { Button } from '@besc/ui/button';
import { Link } from 'wouter';
import { useFeatures } from '../feature/use-features';
import { useText } from '../language/use-text';
import { walletOverlay } from '../wallet/wallet-overlay';

/** What the features have of the connected account: its profile, its collectibles. */
export function AccountLinks({ address }: { readonly address: Address }) {
  const { t } = useText();
  const links = useFeatures().flatMap(({ accountLinks = [] }) => accountLinks);
  return links.map(({ label, path }) => (
    <Button
      key={path}
      wide
      render={<Link to={path.replace(':account', address.toLowerCase())} onClick={() => walletOverlay.close()} />}
    >
      {t(label)}
    </Button>
  ));
}
