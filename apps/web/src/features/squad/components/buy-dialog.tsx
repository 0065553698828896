import type { Sale } from '@besc/domain/squad/sale';
import { DataRow } from '@besc/ui/data-row';
import { IconButton } from '@besc/ui/icon-button';
import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../blocks/action/confirm-dialog';
import type { Confirmable } from '../../../blocks/action/confirmable';
import { useWriter } from '../../../blocks/action/use-writer';
import { ShownAmount } from '../../../blocks/amounts/shown-amount';
import { useText } from '../../../blocks/language/use-text';
import { useBalance } from '../../../blocks/token-select/use-balance';
import { buyAction } from '../squad.actions';
import type { SaleChance } from '../squad.view-model';
import type { SquadPlace } from '../squad-place';

/** How many, what they cost, and what happens when too few are sold. Load it lazily. */
export function BuyDialog(props: {
  readonly place: SquadPlace;
  readonly sale: Sale;
  readonly chance: SaleChance | undefined;
  readonly minimum: number | undefined;
  readonly onClose: () => void;
}) {
  const { t } = useText();
  const { place, sale, chance, minimum, onClose } = props;
  const { money } = place;
  const { approvalAmount } = useWriter();
  const balance = useBalance(money);
  const [wanted, setWanted] = useState(1);
  const isOpen = chance?.kind === 'buy';
  const most = isOpen ? Math.min(chance.most, chance.isPresale ? chance.most : sale.maxPerTransaction) : 1;
  const count = Math.min(wanted, most);
  const cost = sale.price * BigInt(count);
  const state = (): Confirmable => {
    if (chance === undefined) return { kind: 'loading' };
    if (chance.kind === 'reason') return { kind: 'error', ...chance.text };
    if (chance.kind !== 'buy') return { kind: 'error', text: 'The sale is over.' };
    if (balance.kind === 'failed') return { kind: 'error', text: 'The balance could not be read.' };
    if (balance.kind !== 'known') return { kind: 'loading' };
    if (balance.amount < cost) return { kind: 'error', text: 'Insufficient MONEY balance' };
    const { isPresale } = chance;
    return { kind: 'ready', action: buyAction(place, { count, isPresale, cost, allowance: approvalAmount }) };
  };
  const amount = (value: bigint) => (
    <ShownAmount amount={value} decimals={money.decimals} symbol={money.symbol} meaning="paid" />
  );
  return (
    <ConfirmDialog title={t('Buy tickets')} label={t('Buy')} state={state()} onClose={onClose}>
      <div className="flex items-center justify-center gap-4">
        <IconButton
          look="framed"
          label={t('One fewer ticket')}
          icon={<Minus size={18} aria-hidden />}
          disabled={count <= 1}
          onClick={() => setWanted(count - 1)}
        />
        <output aria-label={t('Tickets')} className="min-w-16 text-center text-3xl font-semibold tabular-nums">
          {count}
        </output>
        <IconButton
          look="framed"
          label={t('One more ticket')}
          icon={<Plus size={18} aria-hidden />}
          disabled={count >= most}
          onClick={() => setWanted(count + 1)}
        />
      </div>
      <dl>
        <DataRow label={t('You can buy')}>{isOpen ? chance.most : 0}</DataRow>
        <DataRow label={t('A ticket costs')}>{amount(sale.price)}</DataRow>
        <DataRow label={t('Cost')} isStrong>
          {amount(cost)}
        </DataRow>
      </dl>
      <p className="text-sm text-text-muted">
        {t(
          'Which portrait a ticket becomes is drawn after the sale. When fewer than %minimum% tickets are sold, or the random word does not come, every ticket is paid back in full.',
          { minimum: minimum === undefined ? '–' : String(minimum) },
        )}
      </p>
    </ConfirmDialog>
  );
}
