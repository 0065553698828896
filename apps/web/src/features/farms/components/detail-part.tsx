import type { ReactNode } from 'react';

/** One part of what a farm opens to. */
export function DetailPart(props: {
  readonly title: string;
  readonly children: ReactNode;
  readonly aside?: ReactNode;
}) {
  return (
    <section
      aria-label={props.title}
      className="flex min-w-0 flex-col gap-2 rounded-control border border-border bg-surface-sunken p-4"
    >
      <div className="flex min-h-6 items-center justify-between gap-2">
        <h3 className="text-sm text-text-muted">{props.title}</h3>
        {props.aside}
      </div>
      {props.children}
    </section>
  );
}
