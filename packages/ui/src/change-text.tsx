import clsx from 'clsx';
import { ArrowDownRight, ArrowUpRight } from 'lucide-react';

export interface ChangeTextProps {
  direction: 'up' | 'down' | 'none';
  /** The change with its sign, formatted for people: "+1.20%". Undefined is unknown. */
  text: string | undefined;
  className?: string;
}

/** A rise or a fall, told by sign, arrow and colour together. */
export function ChangeText({ direction, text, className }: ChangeTextProps) {
  const Arrow = direction === 'up' ? ArrowUpRight : ArrowDownRight;
  return (
    <span
      dir="ltr"
      className={clsx(
        'inline-flex items-center gap-0.5 font-medium tabular-nums',
        text === undefined || direction === 'none' ? 'text-text-muted' : direction === 'up' ? 'text-up' : 'text-down',
        className,
      )}
    >
      {text === undefined || direction === 'none' ? null : <Arrow size={16} aria-hidden />}
      {text ?? '–'}
    </span>
  );
}
