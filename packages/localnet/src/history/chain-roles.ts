import type { Chain } from '../chain';
import type { DevAccount } from '../dev-accounts';

/** Who plays which part on a local chain, by the order of the development accounts. */
export interface ChainRoles {
  /** Deploys and owns the contracts (0); with 1 to 4 it belongs to the person at the screen. */
  readonly owner: DevAccount;
  /** Funded with every token for the person at the screen (0 to 4). */
  readonly people: readonly DevAccount[];
  /** Trade by themselves (5 to 27). */
  readonly traders: readonly DevAccount[];
  /** Those of the traders that also supply liquidity. */
  readonly suppliers: readonly DevAccount[];
  /** Receives the treasury's share of the fees and adds MONEY to the lottery (28), by the keeper: none of the persons. */
  readonly treasury: DevAccount;
  /** Converts the collected fees and keeps the undistributed tokens (29). */
  readonly operator: DevAccount;
}

const peopleCount = 5;
export const treasuryPlace = 28;
const supplierCount = 6;

/** The parts of the accounts of `chain`, which must have thirty. */
export function chainRoles(chain: Chain): ChainRoles {
  const { accounts } = chain;
  const [owner] = accounts;
  const treasury = accounts[treasuryPlace];
  const operator = accounts[29];
  if (!owner || !treasury || !operator) throw new RangeError('The market needs thirty development accounts');
  const traders = accounts.slice(peopleCount, treasuryPlace);
  return {
    owner,
    people: accounts.slice(0, peopleCount),
    traders,
    suppliers: traders.slice(-supplierCount),
    treasury,
    operator,
  };
}
