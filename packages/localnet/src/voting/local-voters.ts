import type { Address } from '@besc/domain/shared/address';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { concatHex, getCreate2Address, type Hex, keccak256, pad, stringToHex } from 'viem';
import { type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts';
import type { Chain } from '../chain';
import { chainRoles } from '../history/chain-roles';
import { localAccount } from '../history/local-account';

/** Accounts that hold MONEY only to vote: so many in the year that `npm start` makes, and in a history for tests. */
export const voterCounts = { year: 2000, small: 40 } as const;

/** A key of the local stack that follows from the operator's: nothing is kept for it. */
export function votingKey(chain: Chain, purpose: 'receipts' | 'history'): Hex {
  return keccak256(stringToHex(`voting ${purpose} ${chainRoles(chain).operator.privateKey}`));
}

/** One of the accounts that hold MONEY only to vote. */
export function voterAt(place: number): PrivateKeyAccount {
  return privateKeyToAccount(keccak256(stringToHex(`local voter ${place}`)));
}

/** Its address alone. */
export function voterAddress(place: number): Address {
  return checksumAddress(voterAt(place).address);
}

/** Accounts whose proposals are Core. */
export function coreAccounts(chain: Chain): readonly Address[] {
  return [5, 6].map((place) => localAccount(chain.accounts, place).address);
}

/** The factory that every local chain begins with; its input is a salt and the code. */
export const createFactory = checksumAddress('0x4e59b44847b379578588920ca78fbf26c0b4956c');
const salt = pad('0x', { size: 32 });

/** A wallet by ERC-1271 that takes for its own what the key of one account signs. */
export function walletOf(owner: Address): { readonly address: Address; readonly creation: Hex } {
  // Hash, v, r and s go to `ecrecover`; the magic word is the answer when that gives the owner.
  const code = `0x${[
    ['6004356000', '52', '60a43560001a6020', '52', '6064356040', '52', '6084356060', '52'].join(''),
    '602060806080600060015afa50',
    `60805173${owner.slice(2).toLowerCase()}14`,
    '631626ba7e60e01b02',
    '60005260206000f3',
  ].join('')}` as const;
  const length = ((code.length - 2) / 2).toString(16).padStart(4, '0');
  const bytecode = concatHex([`0x61${length}80600a3d393df3`, code]);
  const address = checksumAddress(getCreate2Address({ from: createFactory, salt, bytecode }));
  return { address, creation: concatHex([salt, bytecode]) };
}
