import { addPath } from '@besc/domain/liquidity/liquidity-path';
import { removal } from '@besc/domain/liquidity/remove-state';
import { currencyIdOf } from '@besc/domain/shared/currency-id';
import { wrapped } from '@besc/domain/shared/wrapped';
import { Button } from '@besc/ui/button';
import { Link } from 'wouter';
import { RemedyLine } from '../../../blocks/action/remedy-line';
import { useText } from '../../../blocks/language/use-text';
import type { RemoveLiquidity } from '../use-remove-liquidity';

/** Below a main button that cannot be pressed: all of the position, or the pool that is not there. */
export function RemoveRemedyLine({ remove: { facts, view, form } }: { readonly remove: RemoveLiquidity }) {
  const { t } = useText();
  const { currencyA, currencyB, existence, state, wbesc } = facts;
  if (view.button.kind !== 'error' || currencyA === undefined || currencyB === undefined) return null;
  if (existence.kind === 'not-exists') {
    return (
      <RemedyLine
        acts={
          <Button
            size="small"
            kind="soft"
            render={<Link to={addPath(currencyIdOf(currencyA), currencyIdOf(currencyB))} />}
          >
            {t('Create this pool')}
          </Button>
        }
      >
        {t('There is no pool of these two tokens.')}
      </RemedyLine>
    );
  }
  const { position } = view;
  const isEmpty = state.typedValue === '' || Number(state.typedValue) === 0;
  if (position === undefined || isEmpty || view.withdrawal !== undefined) return null;
  const whole = removal({
    state: { independentField: 'LIQUIDITY_PERCENT', typedValue: '100' },
    position,
    sideA: { token: wrapped(currencyA, wbesc).address, decimals: currencyA.decimals },
    sideB: { token: wrapped(currencyB, wbesc).address, decimals: currencyB.decimals },
  });
  if (whole === undefined) return null;
  return (
    <RemedyLine
      acts={
        <Button size="small" kind="soft" onClick={() => form.type('LIQUIDITY_PERCENT', '100')}>
          {t('Remove all')}
        </Button>
      }
    />
  );
}
