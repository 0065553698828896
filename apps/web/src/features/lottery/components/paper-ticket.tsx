import { matchingDigits, ticketDigits } from '@besc/domain/lottery/ticket-numbers';
import clsx from 'clsx';
import type { ReactNode } from 'react';

/** Half circles cut out of both sides, as where a ticket is torn off. */
const notched =
  '[mask-composite:intersect] [mask-image:radial-gradient(circle_6px_at_0_50%,transparent_97%,black),radial-gradient(circle_6px_at_100%_50%,transparent_97%,black)]';

/** A printed ticket: its digits, those that match the draw from the left filled, and a word below. */
export function PaperTicket(props: {
  readonly number: number;
  readonly drawn: number | undefined;
  /** What is read out in place of the drawing. */
  readonly name: string;
  readonly tone: 'plain' | 'prize' | 'faint';
  readonly children?: ReactNode;
}) {
  const { number, drawn, name, tone, children } = props;
  const matches = drawn === undefined ? 0 : matchingDigits(number, drawn);
  return (
    <span
      className={clsx(
        'flex min-w-28 flex-col items-center gap-1 rounded-control px-4 py-2.5',
        notched,
        tone === 'prize' ? 'bg-reward-soft' : 'bg-surface-hover',
      )}
    >
      <span className="sr-only">{name}</span>
      <span aria-hidden="true" dir="ltr" className="flex gap-1 text-base font-semibold tabular-nums">
        {[...ticketDigits(number)].map((digit, place) => (
          <span
            // Digits repeat; their places do not.
            key={[place, digit].join()}
            className={clsx(
              'grid h-7 w-5.5 place-items-center rounded-mark border',
              place < matches
                ? tone === 'prize'
                  ? 'border-reward bg-reward text-on-reward'
                  : 'border-border-strong text-text'
                : clsx('border-transparent', tone === 'faint' ? 'text-text-muted' : 'text-text'),
            )}
          >
            {digit}
          </span>
        ))}
      </span>
      {children ? <span className="text-xs text-text-muted">{children}</span> : null}
    </span>
  );
}

/** Two tickets and a star, for the head of the page. Our own drawing. */
export function TicketsMark({ className }: { readonly className?: string }) {
  return (
    <svg viewBox="0 0 72 64" fill="none" aria-hidden="true" className={clsx('text-reward', className)}>
      <g className="stroke-current" strokeWidth="2.5" strokeLinecap="round" strokeLinejoin="round">
        <path
          className="fill-current/10"
          d="M14 20 50 8l4 11a5 5 0 0 0 3 9l4 11"
          transform="translate(2 -2)"
          opacity="0.55"
        />
        <path className="fill-current/10" d="M8 24h52v9a6 6 0 0 0 0 12v9H8v-9a6 6 0 0 0 0-12z" />
        <path d="M44 29v3M44 37v4M44 46v3" />
        <path
          d="m25 31 2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8-4.2-4.1 5.8-.8z"
          className="fill-current/25"
        />
        <path d="M52 35v8" />
      </g>
    </svg>
  );
}
