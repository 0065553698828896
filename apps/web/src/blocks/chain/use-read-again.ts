import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

/**
 * Reads again what these keys begin with, however fresh it may be, as soon as `mark` is another: for facts that are read less
 * often than what decides over them. `mark`: what decides, in short; undefined while it is not known.
 */
export function useReadAgain(mark: string | undefined, ...keys: readonly QueryKey[]): void {
  const queryClient = useQueryClient();
  const known = useRef<string>(undefined);
  useEffect(() => {
    if (mark === undefined || mark === known.current) return;
    const isFirst = known.current === undefined;
    known.current = mark;
    if (isFirst) return;
    for (const queryKey of keys) void queryClient.invalidateQueries({ queryKey }, { cancelRefetch: false });
  });
}
