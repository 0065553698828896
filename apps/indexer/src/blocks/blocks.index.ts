import type { IndexSettings } from '../shared/parse-index-settings';

export * from './block-table';

/** Every block since the exchange began. */
export function blocksSources({ startBlock }: IndexSettings) {
  return { blocks: { Block: { chain: 'besc', interval: 1, startBlock } } } as const;
}
