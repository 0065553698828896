import { parseEther } from 'viem';
import * as z from 'zod/mini';
import { farmAuctionAbi } from '../generated/abi/farm-auction';
import { farmAuctionBytecode } from '../generated/bytecode/farm-auction';
import { ownerOf } from './owner';
import { slugPlan } from './slug-plan';
import { slugSettings } from './slug-settings';

/** An operator decides only whether there are auctions. */
const settings = z.strictObject({});

/** Auctions of farm slots, where the plan wants them. */
export const auctionsPlan = slugPlan({
  slug: 'auctions',
  names: ['auction'],
  settings,
  localSettings: {},
  limits: { BID_STEP: parseEther('10'), MAX_LENGTH: 86_400n, MAX_LEADERBOARD: 10n, GRACE_BLOCKS: 28_800n },
  bounded: { maxAuctionLength: 'MAX_LENGTH' },
  contracts: ({ plan }) => {
    if (slugSettings(plan, 'auctions', settings) === undefined) return {};
    const { guardian, operator } = plan.roles;
    return {
      auction: {
        abi: farmAuctionAbi,
        bytecode: farmAuctionBytecode,
        args: (at) => [at('tokens.money'), ownerOf(at), operator, guardian],
      },
    };
  },
});
