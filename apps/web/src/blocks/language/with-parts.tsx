import { createElement, Fragment, type ReactNode } from 'react';

/**
 * A text of `t`, said without values, with drawn parts in its `%name%` places: amounts and symbols that carry their own
 * titles. A place without a part stays as it is.
 */
export function withParts(text: string, parts: Readonly<Record<string, ReactNode>>): ReactNode {
  const pieces = text.split(/(%[A-Za-z_][A-Za-z0-9_]*%)/).map((piece) => {
    const name = piece.slice(1, -1);
    return piece.startsWith('%') && Object.hasOwn(parts, name) ? parts[name] : piece;
  });
  return createElement(Fragment, null, ...pieces);
}
