import { type Campaign, campaigns } from '@besc/domain/profile/campaigns';
import { historyTreeSteps } from '@besc/domain/profile/history-tree';
import type { Address } from '@besc/domain/shared/address';
import { readCampaignEnds } from '@besc/sdk/profile/read-campaign-ends';
import { readRootClaim } from '@besc/sdk/profile/read-root-claim';
import { fetchEarnedList } from '@besc/wire/profile/fetch-earned-list';
import { fetchHistoryRoots, type HistoryRoot } from '@besc/wire/profile/fetch-history-roots';
import { fetchReached } from '@besc/wire/profile/fetch-reached';
import type { IndexRequest } from '@besc/wire/shared/fetch-index';
import { queryOptions, skipToken } from '@tanstack/react-query';
import type { ChainAccess } from '../../blocks/chain/chain-access';
import { chainQuery } from '../../blocks/chain/chain-query';
import { indexQuery } from '../../blocks/chain/index-query';
import { inSlices } from '../../lib/in-slices';
import type { HistoryStanding } from './achievements';
import type { ProfilePlace } from './profile-place';

type Access = Pick<ChainAccess, 'reader' | 'settings'>;

const rooted = campaigns.filter(({ milestone }) => milestone !== undefined).map(({ id }) => id);
const claimed = campaigns.filter(({ source }) => source === 'chain' || source === 'history').map(({ id }) => id);

/** When the campaigns of the claims end: no campaign changes. */
export function endsQuery({ reader }: Access, { claims }: ProfilePlace) {
  return chainQuery({
    key: ['profile-ends', claims],
    freshnessBlocks: Number.POSITIVE_INFINITY,
    read: claims && (() => readCampaignEnds({ reader, claims, campaigns: claimed })),
  });
}

/** What an account has reached, and the root that counts of each campaign, by the index. */
export function historyQuery(access: Access, account: Address | undefined) {
  return indexQuery(access, {
    key: ['profile-history', account],
    refreshMs: 30_000,
    ask:
      account &&
      (async (request: IndexRequest): Promise<HistoryStanding> => {
        const [reached, published] = await Promise.all([
          fetchReached({ ...request, account }),
          fetchHistoryRoots({ ...request, campaignIds: rooted }),
        ]);
        const now = Math.floor(Date.now() / 1000);
        const roots = new Map<number, HistoryRoot>();
        for (const [id, list] of published) {
          const counting = list.find(({ countsFrom }) => countsFrom <= now);
          if (counting !== undefined) roots.set(id, counting);
        }
        return { reached, roots, now };
      }),
  });
}

/**
 * The tree of who has earned a campaign by the block of a root, computed here from the index's list. Its pages are not counted as
 * one answer of the index: a long list takes its time.
 */
export function treeQuery(
  { settings }: Access,
  campaign: Campaign | undefined,
  { root, end }: { readonly root: HistoryRoot | undefined; readonly end: number | undefined },
) {
  const { url } = settings.index;
  return queryOptions({
    queryKey: ['profile-tree', url, campaign?.id, root?.root, root?.untilBlock, end],
    queryFn:
      campaign === undefined || root === undefined || url === ''
        ? skipToken
        : async ({ signal }) => {
            const asked = { url, signal, campaign: campaign.key, untilBlock: root.untilBlock, before: end };
            const list = await fetchEarnedList(asked);
            if (list === undefined) throw new Error(`The index cannot tell who has earned ${campaign.key}`);
            return await inSlices(historyTreeSteps(campaign.id, list.accounts), signal);
          },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}

/** What the chain says of a root, and of a proof that leads to it. */
export function rootClaimQuery(
  { reader }: Access,
  { claims, history }: ProfilePlace,
  asked: Pick<Parameters<typeof readRootClaim>[0], 'account' | 'proof' | 'campaignId'> & {
    readonly root: HistoryRoot | undefined;
  },
) {
  const { account, proof, campaignId } = asked;
  const root = asked.root?.root;
  return chainQuery({
    key: ['profile-root-claim', claims, campaignId, root, account, proof],
    read:
      root && claims && history && (() => readRootClaim({ reader, history, claims, campaignId, root, account, proof })),
  });
}
