import type { PoolRow } from './pool-row';

/** The address that opens one pool in its list. */
export function poolPath({ isFinished, key }: Pick<PoolRow, 'isFinished' | 'key'>): string {
  return `${isFinished ? '/pools/history' : '/pools'}?open=${key}`;
}
