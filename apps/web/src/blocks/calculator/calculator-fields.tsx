import { formatExact, typeableAmount } from '@besc/domain/shared/amount';
import { Button } from '@besc/ui/button';
import { IconButton } from '@besc/ui/icon-button';
import { ArrowLeftRight } from 'lucide-react';
import { useText } from '../language/use-text';
import type { CalculatorForm } from './calculator-form';
import { CalculatorSide } from './calculator-side';
import type { CalculatorState } from './calculator-state';

const quickUsd = ['100', '1000'] as const;

/** The two sides of the calculator: what is staked above, what it earns below. The one that was typed decides the other. */
export function CalculatorFields(form: CalculatorForm) {
  const { t } = useText();
  const { subject, state, change, turnToUnit } = form;
  const { balance = 0n, staked, isInTokens = false } = subject;
  const held = typeableAmount(balance, staked.decimals);
  const principal = (text: string, unit: CalculatorState['unit']) =>
    change({ ...state, mode: 'principal', unit, text });
  const otherUnit = state.unit === 'usd' ? 'token' : 'usd';
  return (
    <div className="flex flex-col gap-2">
      <CalculatorSide mode="principal" label={t('Staked')} {...form} />
      <div className="flex flex-wrap items-center gap-2">
        {isInTokens
          ? null
          : quickUsd.map((usd) => (
              <Button key={usd} size="small" onClick={() => principal(usd, 'usd')}>
                {`$${usd}`}
              </Button>
            ))}
        {held > 0n ? (
          <Button size="small" onClick={() => principal(formatExact(held, staked.decimals), 'token')}>
            {t('My Balance')}
          </Button>
        ) : (
          <Button size="small" disabledReason={t('My Balance')} />
        )}
        {isInTokens ? null : (
          <IconButton
            className="ms-auto"
            label={otherUnit === 'usd' ? t('Edit in USD') : t('Edit in tokens')}
            icon={<ArrowLeftRight size={18} aria-hidden />}
            onClick={() => turnToUnit(otherUnit)}
          />
        )}
      </div>
      <CalculatorSide mode="target" label={t('ROI at current rates')} {...form} />
    </div>
  );
}
