import clsx from 'clsx';
import { CircleCheck, Info, OctagonAlert, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from './icon-button';

export type NoticeTone = 'info' | 'success' | 'warning' | 'danger';

export interface NoticeProps {
  tone?: NoticeTone;
  title?: ReactNode;
  /** Buttons and links below the text. */
  actions?: ReactNode;
  /** A banner goes from edge to edge above a page. */
  look?: 'card' | 'banner';
  /** Read out at once when it appears: `alert` for danger, else politely. Off for what was there from the start. */
  isLive?: boolean;
  dismiss?: { label: string; onPress(): void };
  className?: string;
  children?: ReactNode;
}

const tones = {
  info: { look: 'bg-info-soft', ink: 'text-info', Icon: Info },
  success: { look: 'bg-success-soft', ink: 'text-success', Icon: CircleCheck },
  warning: { look: 'bg-warning-soft', ink: 'text-warning', Icon: TriangleAlert },
  danger: { look: 'bg-danger-soft', ink: 'text-danger', Icon: OctagonAlert },
};

/** A message that stays: drawn sign, words, then colour. */
export function Notice(props: NoticeProps) {
  const { tone = 'info', title, actions, look = 'card', isLive, dismiss, className, children } = props;
  const { look: ground, ink, Icon } = tones[tone];
  return (
    <div
      {...(isLive ? { role: tone === 'danger' ? 'alert' : 'status' } : {})}
      className={clsx(
        'flex items-start gap-3 text-sm text-text',
        ground,
        look === 'card' ? 'rounded-control p-3' : 'px-4 py-2.5 sm:px-6',
        className,
      )}
    >
      <Icon size={20} aria-hidden className={clsx('shrink-0', ink)} />
      <div className="min-w-0 flex-1 self-center [overflow-wrap:anywhere]">
        {title ? <p className={clsx('font-semibold', ink)}>{title}</p> : null}
        {children}
        {actions ? <div className="mt-2 flex flex-wrap gap-2">{actions}</div> : null}
      </div>
      {dismiss ? (
        <IconButton
          className="-my-3 -me-2"
          label={dismiss.label}
          onClick={dismiss.onPress}
          icon={<X size={18} aria-hidden />}
        />
      ) : null}
    </div>
  );
}
