import { historyRootsAbi } from '@besc/contracts/abi/history-roots';
import { addressOf } from '@besc/contracts/deploy/address-of';
import { type Campaign, campaigns } from '@besc/domain/profile/campaigns';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { callSender } from '../shared/call-sender';
import type { KeeperContext } from '../shared/keeper-task';
import { type CampaignRoot, campaignRoot, type RootPlace } from './campaign-root';
import { lastCountedBlock, type RootsConfig } from './roots-config';

/** Campaigns whose roots the index can tell. */
export const rootCampaigns: readonly Campaign[] = campaigns.filter(({ milestone }) => milestone !== undefined);

/** What a look did. */
export interface RootsReport {
  /** The last block that counts; undefined before there is one. */
  readonly untilBlock: number | undefined;
  readonly isOperator: boolean;
  /** How campaigns stand, by their keys. */
  readonly standing: Readonly<Record<string, CampaignRoot['kind']>>;
  readonly published: readonly string[];
  /** What the chain did not take, or could not be computed, with the reason. */
  readonly failed: Readonly<Record<string, string>>;
}

/**
 * Publishes roots that are due, look by look. The chain alone tells what is: a look that was lost half way, a second run and other
 * keepers publish none twice.
 */
export function rootsPublisher(
  options: Pick<KeeperContext, 'chain' | 'sender' | 'log'> & {
    readonly config: Omit<RootsConfig, 'indexUrl'>;
    readonly indexUrl: string;
  },
) {
  const { chain, config, indexUrl, log } = options;
  const send = callSender(options);
  const history = { address: addressOf(chain.deployment, 'profile', 'history'), abi: historyRootsAbi } as const;
  let computed: RootPlace['computed'] = new Map();
  let computedUntil: number | undefined;

  const isOperator = async () => {
    const names = ['operator', 'owner'] as const;
    const reads = names.map((functionName) => chain.client.readContract({ ...history, functionName }));
    return (await Promise.all(reads)).some((holder) => checksumAddress(holder) === chain.account.address);
  };

  /** How a campaign stands, once its root was sent where that is due. */
  const look = async (campaign: Campaign, place: RootPlace) => {
    const found = await campaignRoot(place, campaign);
    if (found.kind !== 'due') return { kind: found.kind, isSent: false };
    const outcome = await send(found.call);
    if (outcome.kind === 'done') {
      const { root, count } = found;
      log.info({ campaign: campaign.key, root, count, hash: outcome.hash }, 'root published');
      return { kind: 'published', isSent: true } as const;
    }
    // Another keeper may have been faster.
    const { kind } = await campaignRoot(place, campaign);
    if (kind === 'due' && outcome.kind === 'refused') throw new Error(outcome.reason);
    return { kind, isSent: false };
  };

  return async function round(head: bigint): Promise<RootsReport> {
    const untilBlock = lastCountedBlock(head, config);
    const standing: Record<string, CampaignRoot['kind']> = {};
    const failed: Record<string, string> = {};
    const published: string[] = [];
    const mayPublish = await isOperator();
    if (untilBlock !== undefined && mayPublish) {
      if (untilBlock !== computedUntil) computed = new Map();
      computedUntil = untilBlock;
      for (const campaign of rootCampaigns) {
        try {
          const { kind, isSent } = await look(campaign, { chain, indexUrl, untilBlock, computed });
          standing[campaign.key] = kind;
          if (isSent) published.push(campaign.key);
        } catch (error) {
          // One campaign keeps no other from its root.
          failed[campaign.key] = error instanceof Error ? error.message : String(error);
        }
      }
    }
    return { untilBlock, isOperator: mayPublish, standing, published, failed };
  };
}
