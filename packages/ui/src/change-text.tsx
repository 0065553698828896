import clsx from 'clsx';
import { ArrowDownRight, ArrowUpRight } from 'lucide-react';

export interface ChangeTextProps {
  direction: 'up' | 'down' | 'none';
  /** The change with its sign, formatted for people: "+1.20%". Undefined is unknown. */
  text: string | undefined;
  /** `badge` sets it on a tint of its own, beside a large number. */
  look?: 'plain' | 'badge';
  className?: string;
}

const inks = { up: 'text-up', down: 'text-down', none: 'text-text-muted' };
const tints = { up: 'bg-success-soft', down: 'bg-danger-soft', none: 'bg-surface-hover' };

/** A rise or a fall, told by sign, arrow and colour together. */
export function ChangeText({ direction, text, look = 'plain', className }: ChangeTextProps) {
  const told = text === undefined ? 'none' : direction;
  const Arrow = direction === 'up' ? ArrowUpRight : ArrowDownRight;
  return (
    <span
      dir="ltr"
      className={clsx(
        'inline-flex items-center gap-0.5 font-medium tabular-nums',
        inks[told],
        look === 'badge' && text !== undefined && `min-h-6 rounded-full px-2 text-sm ${tints[told]}`,
        className,
      )}
    >
      {told === 'none' ? null : <Arrow size={16} aria-hidden />}
      {text ?? '–'}
    </span>
  );
}
