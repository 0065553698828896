import clsx from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';

export interface CardProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** `action` is a task and at most 480 px wide; `panel` fills its column; `inset` lies inside another; `plain` is on the page. */
  kind?: 'action' | 'panel' | 'inset' | 'plain';
  title?: ReactNode;
  /** A line below the title that is no part of the heading. */
  subtitle?: ReactNode;
  /** Level of the title's heading; default 2. */
  titleLevel?: 1 | 2 | 3;
  /** Stands at the end of the title line: icon buttons, a badge. */
  actions?: ReactNode;
}

const kinds = {
  action: 'w-full max-w-[480px] rounded-card border border-border bg-surface-raised p-4 sm:p-5',
  panel: 'w-full rounded-card border border-border bg-surface-raised p-4 sm:p-5',
  inset: 'w-full rounded-control border border-border bg-surface-sunken p-4',
  plain: 'w-full',
};

/** A surface with a hairline. No shadow: depth is told by the ground alone. */
export function Card(props: CardProps) {
  const { kind = 'panel', title, subtitle, titleLevel = 2, actions, className, children, ...rest } = props;
  const Heading = `h${titleLevel}` as const;
  return (
    <section {...rest} className={clsx(kinds[kind], className)}>
      {title || actions ? (
        <header className="mb-4 flex min-h-11 items-center justify-between gap-2">
          <div className="min-w-0">
            <Heading className="text-lg font-semibold text-balance">{title}</Heading>
            {subtitle ? <p className="text-sm text-text-muted">{subtitle}</p> : null}
          </div>
          {actions ? <div className="-me-2 flex items-center">{actions}</div> : null}
        </header>
      ) : null}
      {children}
    </section>
  );
}
