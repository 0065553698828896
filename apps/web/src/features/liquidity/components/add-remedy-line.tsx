import { formatExact } from '@besc/domain/shared/amount';
import { Button } from '@besc/ui/button';
import { Link } from 'wouter';
import { MissingLine } from '../../../blocks/action/missing-line';
import { RemedyLine } from '../../../blocks/action/remedy-line';
import { useText } from '../../../blocks/language/use-text';
import { hrefOf } from '../../../lib/query-text';
import { addRemedy } from '../add-remedy';
import type { AddLiquidity } from '../use-add-liquidity';

/** Below a main button that cannot be pressed: the one act that helps. */
export function AddRemedyLine({ add }: { readonly add: AddLiquidity }) {
  const { t } = useText();
  const { facts, view, form } = add;
  const remedy = addRemedy(facts, view);
  if (remedy === undefined) return null;
  if (remedy.kind === 'wrap') {
    return (
      <RemedyLine
        acts={
          <Button size="small" kind="soft" render={<Link to={hrefOf('/swap', remedy.query)} />}>
            {t('Swap')}
          </Button>
        }
      >
        {t('BESC and WBESC are exchanged one to one.')}
      </RemedyLine>
    );
  }
  const most = remedy.kind === 'missing' ? remedy.most : remedy;
  const use =
    most &&
    (() =>
      form.act({
        kind: 'type',
        field: most.field,
        text: formatExact(most.amount, most.currency.decimals),
        isFirstProvider: view.isFirst,
      }));
  if (remedy.kind === 'missing') {
    return <MissingLine currency={remedy.currency} amount={remedy.amount} onUseBalance={use} />;
  }
  return (
    <RemedyLine
      acts={
        <Button size="small" kind="soft" onClick={use}>
          {t('Use balance')}
        </Button>
      }
    />
  );
}
