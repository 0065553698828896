import type { Position } from '@besc/domain/prediction/bet-outcome';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useText } from '../../../blocks/language/use-text';

/** A side in arrow, word and colour. */
export function SideText({ position }: { readonly position: Position }) {
  const { t } = useText();
  const isUp = position === 'bull';
  const Arrow = isUp ? ArrowUp : ArrowDown;
  return (
    <span className={`inline-flex items-center gap-1 font-semibold ${isUp ? 'text-up' : 'text-down'}`}>
      <Arrow size={16} aria-hidden />
      {isUp ? t('UP') : t('DOWN')}
    </span>
  );
}
