import { type Address, zeroAddress } from '@besc/domain/shared/address';
import type { LayoutPlan } from './slug-plan';

type Roles = LayoutPlan['roles'];
const nobody = () => zeroAddress;
const owner = (_: Roles, timelock: Address) => timelock;

/** Who must have a role, by the function that tells it, whichever contract has that function; `timelock` owns everything. */
export const auditedRoles: Readonly<Record<string, (roles: Roles, timelock: Address) => Address>> = {
  owner,
  pendingOwner: nobody,
  guardian: (roles) => roles.guardian,
  operator: (roles) => roles.operator,
  treasury: (roles) => roles.treasury,
  pendingTreasury: nobody,
  feeToSetter: owner,
  pendingFeeToSetter: nobody,
  defaultAdmin: owner,
  pendingDefaultAdmin: nobody,
};

/** Limits that contracts of several slugs have, by the function that tells them; a slug's own are `SlugPlan.limits`. */
export const sharedLimits: Readonly<Record<string, bigint>> = { MAX_PAUSE: 604_800n, pausedUntil: 0n };
