import type { FarmRow } from './farm-row';

/** The page of live farms, and of finished ones. */
export function listPath(isLive: boolean): string {
  return isLive ? '/farms' : '/farms/history';
}

/** The address that opens one farm in its list. */
export function farmPath({ isLive, key }: Pick<FarmRow, 'isLive' | 'key'>): string {
  return `${listPath(isLive)}?open=${key}`;
}
