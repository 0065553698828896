import { campaignClaimsAbi } from '@besc/contracts/abi/campaign-claims';
import { historyRootsAbi } from '@besc/contracts/abi/history-roots';
import { pointCenterAbi } from '@besc/contracts/abi/point-center';
import { profileAbi } from '@besc/contracts/abi/profile';
import type { IndexSettings } from '../shared/parse-index-settings';
import { sourceOf } from '../shared/source-of';

export * from './profile-tables';

/** Profiles, what campaigns give them, and the roots of what only history knows. A chain without them has no rows of them. */
export function profileSources(settings: IndexSettings) {
  const of = (name: Parameters<typeof sourceOf<'profile'>>[2]) => sourceOf(settings, 'profile', name);
  return {
    contracts: {
      Profile: { chain: 'besc', abi: profileAbi, ...of('profile') },
      CampaignClaims: { chain: 'besc', abi: campaignClaimsAbi, ...of('claims') },
      HistoryRoots: { chain: 'besc', abi: historyRootsAbi, ...of('history') },
      PointCenter: { chain: 'besc', abi: pointCenterAbi, ...of('pointCenter') },
    },
  } as const;
}
