import type { IfoPoolId } from '@besc/domain/ifo/ifo';
import { ifoSharesAfter } from '@besc/domain/ifo/ifo-shares';
import type { Token } from '@besc/domain/shared/token';
import { DataRow } from '@besc/ui/data-row';
import type { Blocker } from '../../../blocks/action/blocker';
import { ShownAmount } from '../../../blocks/amounts/shown-amount';
import { useText } from '../../../blocks/language/use-text';
import { StakeDialog } from '../../../blocks/staking/stake-dialog';
import { useBalance } from '../../../blocks/token-select/use-balance';
import { commitStep } from '../ifo.actions';
import type { PoolView, SaleView } from '../sale-view';

/** Why nothing can be committed any more, though the dialog is open. */
function barredBy({ status }: SaleView, isActive: boolean | undefined): Blocker | undefined {
  if (status === 'finished') return { kind: 'error', text: 'The sale has ended' };
  if (status === 'coming_soon') return { kind: 'error', text: 'Not started yet' };
  if (isActive === false) return { kind: 'error', text: 'An active profile is required' };
  return status === 'idle' || isActive === undefined ? { kind: 'loading' } : undefined;
}

/** An amount into a pool, with what the whole commitment would come to. Load it lazily. */
export function CommitDialog(props: {
  readonly view: SaleView;
  readonly part: PoolView;
  readonly tokens: { readonly raised: Token; readonly offered: Token };
  readonly isActive: boolean | undefined;
  readonly onClose: () => void;
}) {
  const { t } = useText();
  const { view, part, tokens, isActive, onClose } = props;
  const { raised, offered } = tokens;
  const pid: IfoPoolId = part.pid;
  const held = useBalance(raised);
  const committed = part.own?.amount;
  return (
    <StakeDialog
      way="stake"
      title={pid === 0 ? t('Commit to Basic') : t('Commit to Unlimited')}
      label={t('Commit')}
      confirmLabel={t('Commit')}
      enableLabel={t('Enable and commit')}
      subject={{
        currency: raised,
        spender: view.sale.address,
        balance: held.kind === 'known' ? held.amount : undefined,
        staked: committed,
        limit: part.pool.limitPerUser,
        limitText: 'Maximum commitment: %amount% %token%',
      }}
      barred={barredBy(view, isActive)}
      step={(amount) => commitStep(view.sale.address, pid, { raised, amount })}
      rows={(amount) => {
        const shares =
          committed === undefined || amount === undefined ? undefined : ifoSharesAfter(part.pool, committed, amount);
        return (
          <>
            <DataRow label={t('Your commitment after it')}>
              <ShownAmount
                amount={committed === undefined ? undefined : committed + (amount ?? 0n)}
                decimals={raised.decimals}
                meaning="paid"
                symbol={raised.symbol}
              />
            </DataRow>
            <DataRow label={t('You get, as it stands')} isStrong>
              <ShownAmount
                amount={shares?.offering}
                decimals={offered.decimals}
                meaning="held"
                symbol={offered.symbol}
              />
            </DataRow>
            <DataRow label={t('Comes back')}>
              <ShownAmount amount={shares?.refund} decimals={raised.decimals} meaning="held" symbol={raised.symbol} />
            </DataRow>
            {part.pool.hasTax ? (
              <DataRow label={t('Fee')}>
                <ShownAmount amount={shares?.tax} decimals={raised.decimals} meaning="paid" symbol={raised.symbol} />
              </DataRow>
            ) : null}
          </>
        );
      }}
      onClose={onClose}
    >
      <p className="text-sm text-text-muted">
        {t('A commitment cannot be taken back before the end. What you get changes as others commit.')}
      </p>
    </StakeDialog>
  );
}
