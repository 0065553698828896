import type { Address } from '@besc/domain/shared/address';
import type { PowerParts } from '@besc/domain/voting/voting-power';
import * as z from 'zod/mini';
import { fetchJson } from '../shared/fetch-json';
import { hashSchema } from '../shared/hash-schema';
import { joinUrl } from '../shared/join-url';
import type { HubRequest } from './fetch-proposals';
import { moneySchema } from './voting-fields';

/** Voting power as the hub answers it, under the names that other tools of the family read. */
const wirePowerSchema = z.object({
  cakeBalance: moneySchema,
  cakeVaultBalance: moneySchema,
  cakePoolBalance: moneySchema,
  poolsBalance: moneySchema,
  cakeBnbLpBalance: moneySchema,
  total: moneySchema,
  verificationHash: hashSchema,
});

/** What `/power` answers. */
export const powerAnswerSchema = z.object({ data: wirePowerSchema });

/** Voting power of an account at a block, in parts. */
export interface VotingPower {
  readonly parts: PowerParts;
  readonly total: bigint;
  readonly verificationHash: z.output<typeof hashSchema>;
}

/** The power of an account at a block, by the hub. Throws FetchError; `refusal` is why there is none (`BLOCK_AHEAD`, `BEFORE_MONEY`, `INDEX_BEHIND`…). */
export async function fetchPower(
  options: HubRequest & { readonly account: Address; readonly block: number },
): Promise<VotingPower> {
  const { url, account, block, ...rest } = options;
  const body = { address: account, block, poolAddresses: [] };
  const { data } = await fetchJson({ ...rest, url: joinUrl(url, '/power'), body, schema: powerAnswerSchema });
  const { cakeBalance, cakeVaultBalance, cakePoolBalance, poolsBalance, cakeBnbLpBalance, total } = data;
  return {
    parts: {
      wallet: cakeBalance,
      vault: cakeVaultBalance,
      farm: cakePoolBalance,
      pools: poolsBalance,
      liquidity: cakeBnbLpBalance,
    },
    total,
    verificationHash: data.verificationHash,
  };
}
