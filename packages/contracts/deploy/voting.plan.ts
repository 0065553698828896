import * as z from 'zod/mini';
import { voteLogAbi } from '../generated/abi/vote-log';
import { voteLogBytecode } from '../generated/bytecode/vote-log';
import { ownerOf } from './owner';
import { slugPlan } from './slug-plan';
import { slugSettings } from './slug-settings';

/** Voting itself needs no contract: its settings are those of the hub. */
const settings = z.strictObject({});

/** Where the heads of logs of votes are published, where the plan wants it. */
export const votingPlan = slugPlan({
  slug: 'voting',
  names: ['log'],
  settings,
  localSettings: {},
  contracts: ({ plan }) => {
    if (slugSettings(plan, 'voting', settings) === undefined) return {};
    return {
      log: { abi: voteLogAbi, bytecode: voteLogBytecode, args: (at) => [ownerOf(at), plan.roles.operator] },
    };
  },
});
