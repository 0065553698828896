import type { Address } from '@besc/domain/shared/address';
import { useText } from '../../../blocks/language/use-text';
import { AccountAvatar } from '../../../blocks/name-service/account-avatar';
import { LinkTabs } from '../../../blocks/navigation/link-tabs';

const paths = ['/nfts', '/nfts/collections', '/nfts/activity', '/nfts/profile'] as const;

/** The head of the market's pages: where one is, and the ways to the others. */
export function MarketHead(props: {
  readonly title: string;
  readonly here: (typeof paths)[number];
  readonly account?: Address | undefined;
}) {
  const { t } = useText();
  const { title, here, account } = props;
  const labels = [t('Collectibles'), t('Collections'), t('Activity'), t('Yours')];
  return (
    <header className="flex flex-wrap items-end justify-between gap-3">
      <h1 className="flex min-w-0 items-center gap-3 text-2xl font-semibold">
        {account === undefined ? null : <AccountAvatar address={account} size={40} />}
        {title}
      </h1>
      <div className="max-w-full overflow-x-auto">
        <LinkTabs
          label={t('Parts of the market')}
          tabs={paths.map((to, at) => ({ to, label: labels[at] ?? '', isHere: to === here }))}
        />
      </div>
    </header>
  );
}
