import { pairName } from '@besc/domain/tokens/pair-name';
import { pairOrder } from '@besc/domain/tokens/pair-order';
import { useText } from '../../../blocks/language/use-text';
import { PairMarks } from './pair-marks';
import { type PositionAction, PositionActions, PositionFigures, type PositionProps } from './position-figures';

/** The position of the pair that is on the screen. */
export function PositionCard(given: PositionProps & { readonly actions: readonly PositionAction[] }) {
  const props = inOrder(given);
  const { t } = useText();
  const { currencyA, currencyB } = props;
  return (
    <section className="w-full max-w-[480px] rounded-card border border-border bg-surface-raised p-5">
      <h2 className="text-sm text-text-muted">{t('LP tokens in your wallet')}</h2>
      <p className="mt-2 mb-1 flex items-center gap-3 font-semibold">
        <PairMarks {...props} />
        <bdi className="[overflow-wrap:anywhere]">{pairName(currencyA, currencyB, props.wbesc.address)}</bdi>
      </p>
      <PositionFigures {...props} />
      <PositionActions {...props} />
    </section>
  );
}

/** Name, marks and figures of a pair stand in one order, whichever token was chosen first. */
function inOrder<Props extends PositionProps>(props: Props): Props {
  const [currencyA, currencyB] = pairOrder(props.currencyA, props.currencyB, props.wbesc.address);
  return { ...props, currencyA, currencyB };
}
