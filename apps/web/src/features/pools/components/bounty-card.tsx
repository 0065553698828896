import { Button } from '@besc/ui/button';
import { Card } from '@besc/ui/card';
import { Tooltip } from '@besc/ui/tooltip';
import { useText } from '../../../blocks/language/use-text';
import { ConnectButton } from '../../../blocks/wallet/connect-button';
import { useAccount } from '../../../blocks/wallet/use-account';
import { poolOverlay } from '../pool-overlay';
import type { PoolRow } from '../pool-row';
import { usd } from '../pools.view-model';
import { PoolAmount } from './pool-amount';

/** 'Auto bounty': what anybody is paid who stakes the vault's earnings again, growing with each block. */
export function BountyCard({ row }: { readonly row: PoolRow | undefined }) {
  const { t } = useText();
  const { address } = useAccount();
  const vault = row?.vault?.state;
  const bounty = vault?.bounty;
  const isMissing = bounty === undefined || vault?.callFeeBps === 0n;
  return (
    <Card className="flex items-center justify-between gap-4 sm:w-auto sm:min-w-80">
      <div className="min-w-0">
        <h2 className="text-xs font-semibold text-text-muted">
          {t('Auto bounty')}{' '}
          <Tooltip
            label={t('About the bounty')}
            content={t(
              'Claiming the bounty compounds the vault’s earnings for everyone and pays the claimer a share. It grows until someone claims.',
            )}
          />
        </h2>
        {row ? (
          <PoolAmount
            what="earned"
            amount={bounty}
            of={row.earning}
            usd={usd(bounty, row.earning)}
            isLoading={row.isLoading}
            isLarge
          />
        ) : (
          <span className="text-xl text-text-muted">–</span>
        )}
      </div>
      {address === undefined ? (
        <ConnectButton size="medium" kind="secondary" />
      ) : (
        <Button
          kind="soft"
          aria-haspopup="dialog"
          disabledReason={isMissing ? t('The bounty is unknown') : bounty === 0n ? t('No bounty yet') : undefined}
          onClick={() => row && poolOverlay.open({ kind: 'bounty', key: row.key })}
        >
          {t('Claim')}
        </Button>
      )}
    </Card>
  );
}
