import { useState } from 'react';
import { useQueryParams } from '../navigation/use-query-params';

/** The rows that the address opened when the page was drawn first: what a link leads to. */
export function useLinkedKeys(): readonly string[] {
  const { params } = useQueryParams();
  const [linked] = useState(() => (params.open ?? '').split(',').filter(Boolean));
  return linked;
}

/** Rows of a link first, so that they are seen; those that are opened later stay where they are. */
export function linkedFirst<Row extends { readonly key: string }>(
  rows: readonly Row[],
  linked: readonly string[],
): readonly Row[] {
  if (linked.length === 0) return rows;
  const isLinked = ({ key }: Row) => linked.includes(key);
  return [...rows.filter(isLinked), ...rows.filter((row) => !isLinked(row))];
}
