import clsx from 'clsx';
import type { ReactNode } from 'react';

export type BadgeTone = 'neutral' | 'primary' | 'reward' | 'danger' | 'warning' | 'info' | 'success';

export interface BadgeProps {
  /** `reward` is for earnings and prizes only. */
  tone?: BadgeTone;
  icon?: ReactNode;
  className?: string;
  children: ReactNode;
}

const tones: Record<BadgeTone, string> = {
  neutral: 'bg-surface-hover text-text-muted',
  primary: 'bg-primary-soft text-primary',
  reward: 'bg-reward-soft text-reward',
  danger: 'bg-danger-soft text-danger',
  warning: 'bg-warning-soft text-warning',
  info: 'bg-info-soft text-info',
  success: 'bg-success-soft text-success',
};

/** One or two words about the thing it stands beside. Colour never says it alone. */
export function Badge({ tone = 'neutral', icon, className, children }: BadgeProps) {
  return (
    <span
      className={clsx(
        'inline-flex min-h-6 items-center gap-1 rounded-full px-2 text-xs font-semibold sm:whitespace-nowrap',
        tones[tone],
        className,
      )}
    >
      {icon}
      {children}
    </span>
  );
}
