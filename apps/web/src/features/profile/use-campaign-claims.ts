import type { Address } from '@besc/domain/shared/address';
import { useQuery } from '@tanstack/react-query';
import { useChain } from '../../blocks/chain/chain-context';
import { hasFailed } from '../../lib/has-failed';
import type { StandingClaim } from './achievements';
import { claimsQuery, pointSalesQuery, saleClaimsQuery } from './profile.queries';
import type { ProfilePlace } from './profile-place';

/** Those of the claims, and those of sales. `isFailed`: some could not be read. */
export function useCampaignClaims(
  place: ProfilePlace,
  account: Address | undefined,
): { readonly claims: readonly StandingClaim[] | undefined; readonly isFailed: boolean } {
  const chain = useChain();
  const own = useQuery(claimsQuery(chain, place, account));
  const sales = useQuery(pointSalesQuery(chain));
  const points = useQuery(saleClaimsQuery(chain, place, account, sales.data));
  // Whether points were given is for the index to say.
  const ofSales = points.data?.map((claim) => ({ ...claim, hasClaimed: undefined }));
  const claims = own.data || ofSales ? [...(own.data ?? []), ...(ofSales ?? [])] : undefined;
  return { claims, isFailed: [own, sales, points].some(hasFailed) };
}
