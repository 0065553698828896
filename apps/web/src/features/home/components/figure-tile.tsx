import { Skeleton } from '@besc/ui/skeleton';
import { Sparkline, type SparklineProps } from '@besc/ui/sparkline';
import type { ReactNode } from 'react';
import { Link } from 'wouter';

/** One figure with its line; with `to` the whole tile leads to a page. */
export function FigureTile(props: {
  readonly label: string;
  readonly children: ReactNode;
  /** Below the figure: what became of it over the line. */
  readonly note: ReactNode;
  /** By day, oldest first; fewer than two draw nothing. */
  readonly values: readonly number[];
  readonly tone?: SparklineProps['tone'];
  readonly isLoading: boolean;
  readonly to?: string;
}) {
  const { label, values, isLoading, to } = props;
  const hasLine = values.length > 1;
  const content = (
    <>
      <span className="text-sm text-text-muted">{label}</span>
      <span className="flex h-10 min-w-0 items-center text-lg font-semibold sm:text-xl">
        {isLoading ? <Skeleton className="h-7 w-28" /> : props.children}
      </span>
      <span className="flex min-h-5 items-center gap-1.5 text-xs">{props.note}</span>
      <span className="mt-1 block h-10">
        {hasLine ? <Sparkline isWide height={40} values={values} tone={props.tone ?? 'primary'} /> : null}
      </span>
    </>
  );
  const look = 'flex min-w-0 flex-col rounded-card border border-border bg-surface-raised p-4 sm:p-5';
  if (to === undefined) return <div className={look}>{content}</div>;
  return (
    <Link to={to} className={`${look} transition-colors hover:border-border-strong hover:bg-surface-hover`}>
      {content}
    </Link>
  );
}
