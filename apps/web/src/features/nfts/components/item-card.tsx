import type { ReactNode } from 'react';

/** A picture with its name, and what else is to be said of it. */
export function ItemCard(props: { readonly picture: ReactNode; readonly name: string; readonly children?: ReactNode }) {
  const { picture, name, children } = props;
  return (
    <article className="flex h-full flex-col gap-2 rounded-card border border-border bg-surface-raised p-2">
      {picture}
      <h3 className="truncate px-1 text-sm font-semibold" title={name}>
        <bdi>{name}</bdi>
      </h3>
      {children ? <div className="flex flex-wrap items-center gap-1 px-1 pb-1 text-sm">{children}</div> : null}
    </article>
  );
}
