import { zeroAddress } from '@besc/domain/shared/address';
import type { RoleHolder } from './slug-plan';

/** Who must have the roles that contracts of several slugs have, by the function that tells it; a slug's own are `SlugPlan.roles`. */
export const sharedRoles: Readonly<Record<string, RoleHolder>> = {
  owner: (_, timelock) => timelock,
  pendingOwner: () => zeroAddress,
  guardian: (roles) => roles.guardian,
  operator: (roles) => roles.operator,
  treasury: (roles) => roles.treasury,
  defaultAdmin: (_, timelock) => timelock,
  pendingDefaultAdmin: () => zeroAddress,
};

/** Limits that contracts of several slugs have, by the function that tells them; a slug's own are `SlugPlan.limits`. */
export const sharedLimits: Readonly<Record<string, bigint>> = {
  MAX_PAUSE: 604_800n,
  pausedUntil: 0n,
  /** How long a new admin of roles waits: two days. */
  defaultAdminDelay: 172_800n,
  /** A price is at most so many times what it was at first. */
  MAX_RAISE: 5n,
};
