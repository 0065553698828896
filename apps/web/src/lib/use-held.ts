import { useState } from 'react';

/**
 * What was known last under this key, while it is being read again: a dialog over a list goes on while the list grows or another
 * tab changes what it is made from. Nothing before it was known once, and nothing of another key.
 */
export function useHeld<Known>(known: Known | undefined, key: string): Known | undefined {
  const [held, setHeld] = useState<{ readonly key: string; readonly known: Known }>();
  if (known !== undefined && (held?.key !== key || held.known !== known)) setHeld({ key, known });
  return known ?? (held?.key === key ? held.known : undefined);
}
