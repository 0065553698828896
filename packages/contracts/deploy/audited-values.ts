import { type Address, zeroAddress } from '@besc/domain/shared/address';
import { joinRecords } from '@besc/domain/shared/join-records';
import type { LayoutPlan } from './slug-plan';
import { slugPlans } from './slug-plans';

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

/** What the contracts of several slugs have. */
const shared = { MAX_PAUSE: 604_800n, pausedUntil: 0n };

/** Limits that are part of the code, by the function that tells them (`SlugPlan.limits`). */
export const auditedLimits = joinRecords('limits', [shared, ...slugPlans.map(({ limits }) => limits)]);

/** What an owner sets or time changes, and the limit that it stays within (`SlugPlan.bounded`). */
export const boundedValues = joinRecords(
  'bounded values',
  slugPlans.map(({ bounded }) => bounded),
);
