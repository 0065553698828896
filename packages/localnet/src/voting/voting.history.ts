import { keccak256, stringToHex } from 'viem';
import { chainRoles } from '../history/chain-roles';
import type { HistoryWriter } from '../history/history-writer';
import { localAccount } from '../history/local-account';

/** Accounts whose proposals are Core. */
const coreAccounts = [5, 6];

/** The API takes proposals and votes; what there is to vote on is made on the page. */
export const votingHistory: HistoryWriter = {
  slug: 'voting',
  order: 95,
  api: ({ chain, indexUrl }) => ({
    // A key of the local stack that follows from the operator's: nothing is kept for it.
    VOTING_KEY: keccak256(stringToHex(`voting receipts ${chainRoles(chain).operator.privateKey}`)),
    VOTING_INDEX_URL: indexUrl,
    VOTING_CORE: coreAccounts.map((place) => localAccount(chain.accounts, place).address).join(),
  }),
};
