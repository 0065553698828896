import { type Address, zeroAddress } from '@besc/domain/shared/address';
import { parseEther } from 'viem';
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

const day = 86_400n;

/** Limits that are part of the code, by the function that tells them; amounts in wei, times in seconds, fees in 1/10000. */
export const auditedLimits: Readonly<Record<string, bigint>> = {
  CAP: parseEther('10946080'),
  MAX_GENESIS: parseEther('10000000'),
  MAX_MONEY_PER_BLOCK: parseEther('0.009'),
  EMISSION_BLOCKS: 105_120_000n,
  MAX_POOLS: 500n,
  MAX_PAUSE: 7n * day,
  MAX_PERFORMANCE_FEE: 500n,
  MAX_CALL_FEE: 100n,
  MAX_WITHDRAW_FEE: 100n,
  MAX_WITHDRAW_FEE_PERIOD: 3n * day,
  MIN_COMMITMENT_AGE: 10n,
  MAX_COMMITMENT_AGE: day,
  MIN_DURATION: 28n * day,
  MAX_DURATION: 3650n * day,
  GRACE_PERIOD: 90n * day,
  MAX_YEAR_PRICE: parseEther('1000'),
  TREASURY_PARTS: 3n,
  ALL_PARTS: 8n,
  LEAST_PART: 9500n,
  MAX_RECORD_LENGTH: 4096n,
  DAILY_CAP: parseEther('10000'),
  PRODUCTION_CHAIN: 2372n,
  TARGET_DELAY: 3n,
  REVEAL_TIME: day / 12n,
  MAX_REPORT_AGE: 60n,
  MIN_STEP: 5n,
  PARTIAL_AFTER: 6n,
  MAX_DEVIATION: 1000n,
  BREAKER_TIME: 1800n,
  MAX_LENGTH: 4n * day + 300n,
  GRACE_TIME: 300n,
  REFUND_TIME: day,
  PRICE_STEP: parseEther('10'),
  MAX_PRICE: parseEther('100000'),
  MIN_DIVISOR: 300n,
  MAX_SHARE_2: 1000n,
  MAX_SHARE_3: 2000n,
  POT_PER_BOND: 100n,
  GRACE_SECONDS: 15n,
  ORACLE_AGE: 4n,
  MAX_TREASURY_FEE: 500n,
  MAX_EPOCHS_PER_CLAIM: 200n,
  /** How long a new admin of MONEY waits. */
  defaultAdminDelay: 2n * day,
  pausedUntil: 0n,
};

/** What an owner sets or time changes, and the limit that it stays within. */
export const boundedValues: Readonly<Record<string, string>> = {
  totalSupply: 'CAP',
  moneyPerBlock: 'MAX_MONEY_PER_BLOCK',
  poolLength: 'MAX_POOLS',
  performanceFee: 'MAX_PERFORMANCE_FEE',
  callFee: 'MAX_CALL_FEE',
  withdrawFee: 'MAX_WITHDRAW_FEE',
  withdrawFeePeriod: 'MAX_WITHDRAW_FEE_PERIOD',
  yearPrice: 'MAX_YEAR_PRICE',
  treasuryFee: 'MAX_TREASURY_FEE',
};
