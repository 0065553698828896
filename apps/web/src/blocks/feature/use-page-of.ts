import type { PageOf } from './page-of';
import { useFeatures } from './use-features';

/** Where tokens and pools are told of; undefined when no feature has such pages. */
export function usePageOf(): PageOf | undefined {
  return useFeatures().find(({ pageOf }) => pageOf !== undefined)?.pageOf;
}
