import * as z from 'zod/mini';
import { competitionAbi } from '../generated/abi/competition';
import { competitionBytecode } from '../generated/bytecode/competition';
import { ownerOf } from './owner';
import { slugPlan } from './slug-plan';
import { slugSettings } from './slug-settings';

/** What an operator decides of trading competitions: their terms are for the owner, one by one. */
const settings = z.strictObject({
  /** Seconds in which a published result can be struck before it counts; a week at most. */
  resultDelaySeconds: z._default(z.int().check(z.minimum(0), z.maximum(604_800)), 86_400),
});

/** The trading competitions, which need profiles, where the plan wants them. */
export const competitionPlan = slugPlan({
  slug: 'competition',
  names: ['competition'],
  settings,
  localSettings: { resultDelaySeconds: 0 },
  limits: { MAX_DELAY: 604_800n, MIN_CLAIM_SECONDS: 2_592_000n, GRACE: 86_400n },
  bounded: { delay: 'MAX_DELAY' },
  contracts: ({ plan }) => {
    const competition = slugSettings(plan, 'competition', settings);
    if (competition === undefined) return {};
    const { guardian, operator } = plan.roles;
    return {
      competition: {
        abi: competitionAbi,
        bytecode: competitionBytecode,
        args: (at) => [
          at('tokens.money'),
          at('profile.profile'),
          at('nfts.station'),
          ownerOf(at),
          operator,
          guardian,
          BigInt(competition.resultDelaySeconds),
        ],
        gasLimit: 8_000_000n,
      },
    };
  },
  grants: ({ plan }) =>
    slugSettings(plan, 'competition', settings) === undefined
      ? []
      : [
          { role: 'POINT_ROLE', of: 'profile.profile', account: 'competition.competition' },
          { role: 'MINTER_ROLE', of: 'nfts.station', account: 'competition.competition' },
        ],
});
