import { addressOf } from '@besc/contracts/deploy/address-of';
import { usdValue } from '@besc/domain/shared/token-price';
import { DataRow } from '@besc/ui/data-row';
import { Notice } from '@besc/ui/notice';
import { NumberText } from '@besc/ui/number-text';
import { ConfirmDialog } from '../../../blocks/action/confirm-dialog';
import { confirmableItems } from '../../../blocks/action/confirmable-items';
import { rateText } from '../../../blocks/amounts/rate-text';
import { ShownAmount } from '../../../blocks/amounts/shown-amount';
import { UsdText } from '../../../blocks/amounts/usd-text';
import { useChain } from '../../../blocks/chain/chain-context';
import { useText } from '../../../blocks/language/use-text';
import { earningToast } from '../../../blocks/staking/earning-toasts';
import { StakeDialog } from '../../../blocks/staking/stake-dialog';
import { useUnharvested } from '../../../blocks/staking/use-unharvested';
import { farmBar } from '../farm-bar';
import type { FarmRow } from '../farm-row';
import { farmSubject } from '../farm-subject';
import { emergencyAction, harvestAction, stakeStep, unstakeStep } from '../farms.actions';
import { FarmMarks } from './farm-name';

interface FarmDialogProps {
  readonly row: FarmRow;
  readonly onClose: () => void;
}

/** Stakes LP or takes it out. Load it lazily. */
export function FarmStakeDialog(
  props: FarmDialogProps & { readonly way: 'stake' | 'unstake'; readonly onCalculate: (key: string) => void },
) {
  const { t, locale } = useText();
  const { settings } = useChain();
  const { row, way, onClose, onCalculate } = props;
  const { mine, lpToken, value, apr } = row;
  const master = addressOf(settings, 'farms', 'master');
  const staked = mine?.staked;
  const after = (amount: bigint | undefined) => {
    if (amount === undefined || staked === undefined) return undefined;
    if (way === 'stake') return staked + amount;
    return amount > staked ? undefined : staked - amount;
  };
  return (
    <StakeDialog
      way={way}
      title={way === 'stake' ? t('Stake LP tokens') : t('Unstake LP tokens')}
      subject={{
        currency: lpToken,
        spender: master,
        balance: mine?.balance,
        staked,
        priceE18: value?.lpPriceE18,
      }}
      step={(amount) => (way === 'stake' ? stakeStep(master, row, amount) : unstakeStep(master, row, amount))}
      barred={way === 'stake' ? farmBar(row, locale) : undefined}
      mark={<FarmMarks row={row} size={24} />}
      enabledToast={earningToast('pool-enabled', row.lpSymbol)}
      roi={
        way === 'stake' && apr.total && farmSubject(row)
          ? { text: <NumberText value={rateText(apr.total, locale)} />, onOpen: () => onCalculate(row.key) }
          : undefined
      }
      rows={(amount) => (
        <>
          <DataRow label={t('Your stake after')}>
            <ShownAmount amount={after(amount)} decimals={18} meaning="held" />
          </DataRow>
          {mine && mine.earned !== 0n ? (
            <DataRow label={t('Harvested with it')}>
              <ShownAmount amount={mine.earned} decimals={18} meaning="held" symbol="MONEY" tone="reward" />
            </DataRow>
          ) : null}
        </>
      )}
      onClose={onClose}
    />
  );
}

/** What one farm or all of them have earned, to the wallet. Load it lazily. */
export function FarmHarvestDialog(props: { readonly rows: readonly FarmRow[]; readonly onClose: () => void }) {
  const { t } = useText();
  const rows = useUnharvested(props.rows, ({ mine }) => mine?.earned);
  const { settings } = useChain();
  const master = addressOf(settings, 'farms', 'master');
  const earned = rows.reduce((sum, { mine }) => sum + (mine?.earned ?? 0n), 0n);
  const priceE18 = rows[0]?.moneyPriceE18;
  return (
    <ConfirmDialog
      title={t('Harvest')}
      state={confirmableItems(earned === 0n ? [] : rows, 'Nothing earned yet', () => harvestAction(master, rows))}
      onClose={props.onClose}
    >
      <div className="rounded-control bg-reward-soft p-4 text-center">
        <p className="text-sm text-text-muted">{t('To your wallet (at least)')}</p>
        <p className="flex justify-center text-xl font-semibold">
          <ShownAmount amount={earned} decimals={18} meaning="held" symbol="MONEY" tone="reward" />
        </p>
        <UsdText value={usdValue(earned, { decimals: 18, priceE18 })} isEstimate tone="muted" />
      </div>
      {rows.some(({ mine }) => (mine?.owed ?? 0n) > 0n) ? (
        <Notice tone="warning">{t('The farms may not be able to pay all of it now. You’ll be owed the rest.')}</Notice>
      ) : null}
      {rows.length > 1 ? (
        <>
          <dl>
            {rows.map((row) => (
              <DataRow key={row.key} label={<bdi>{row.lpSymbol}</bdi>}>
                <ShownAmount amount={row.mine?.earned} decimals={18} meaning="held" />
              </DataRow>
            ))}
          </dl>
          <p className="text-sm text-text-muted">
            {t('One confirmation if your wallet supports batching, otherwise one per farm.')}
          </p>
        </>
      ) : null}
    </ConfirmDialog>
  );
}

/** Takes the whole stake out whatever happens to the rewards. Load it lazily. */
export function FarmEmergencyDialog({ row, onClose }: FarmDialogProps) {
  const { t } = useText();
  const { settings } = useChain();
  const { mine, lpToken } = row;
  return (
    <ConfirmDialog
      title={t('Emergency withdrawal')}
      state={
        mine === undefined || mine.staked === 0n
          ? { kind: 'error', text: 'Nothing staked here.' }
          : { kind: 'ready', action: emergencyAction(addressOf(settings, 'farms', 'master'), row) }
      }
      label={t('Unstake everything and give up the rewards')}
      kind="danger"
      onClose={onClose}
    >
      <Notice tone="warning">
        {t('Use this only if unstaking doesn’t work: you get your whole stake back but none of its rewards.')}
      </Notice>
      <dl>
        <DataRow label={t('You’ll get back')} isStrong>
          <ShownAmount amount={mine?.staked} decimals={18} meaning="held" symbol={lpToken.symbol} />
        </DataRow>
        <DataRow label={t('You’ll give up')}>
          <ShownAmount
            amount={mine?.earned === undefined || mine.owed === undefined ? undefined : mine.earned - mine.owed}
            decimals={18}
            meaning="held"
            symbol="MONEY"
            tone="down"
          />
        </DataRow>
      </dl>
    </ConfirmDialog>
  );
}
