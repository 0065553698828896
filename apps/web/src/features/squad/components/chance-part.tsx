import { Button } from '@besc/ui/button';
import { Link } from 'wouter';
import { useText } from '../../../blocks/language/use-text';
import { ConnectButton } from '../../../blocks/wallet/connect-button';
import type { SaleChance } from '../squad.view-model';
import { squadOverlay } from '../squad-overlay';

/** One sentence and one act for this account now, or the reason why not with its way out. */
export function ChancePart(props: { readonly chance: SaleChance | undefined; readonly open: readonly number[] }) {
  const { t } = useText();
  const { chance, open } = props;
  if (chance === undefined) {
    return (
      <p role="status" className="text-sm text-text-muted">
        {t('Loading')}
      </p>
    );
  }
  const act = (label: string, detail: Parameters<typeof squadOverlay.open>[0]) => (
    <Button kind="primary" size="large" aria-haspopup="dialog" onClick={() => squadOverlay.open(detail)}>
      {label}
    </Button>
  );
  switch (chance.kind) {
    case 'buy':
      return (
        <Line
          text={
            chance.isPresale
              ? t('You can buy %count% more presale tickets.', { count: chance.most })
              : t('You can buy %count% more tickets.', { count: chance.most })
          }
        >
          {act(t('Buy tickets'), { kind: 'buy' })}
        </Line>
      );
    case 'mint':
      return (
        <Line text={t('You have %count% tickets to mint.', { count: open.length })}>
          {act(t('Mint portraits'), { kind: 'mint', tickets: open })}
        </Line>
      );
    case 'refund':
      return <Line text={t('Your tickets are paid back in full.')}>{act(t('Take it back'), { kind: 'refund' })}</Line>;
    case 'step':
      return (
        <Line text={t('The next step is due. Anyone may take it.')}>
          {act(t('Take the next step'), { kind: 'step' })}
        </Line>
      );
    case 'reason':
      return (
        <Line text={t(chance.text.text, chance.text.values)}>
          {chance.wayOut === 'connect' ? <ConnectButton /> : null}
          {chance.wayOut === 'profile' ? (
            <Button kind="primary" render={<Link to="/create-profile" />}>
              {t('Activate Profile')}
            </Button>
          ) : null}
        </Line>
      );
  }
}

function Line({ text, children }: { readonly text: string; readonly children?: React.ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p role="status">{text}</p>
      {children}
    </div>
  );
}
