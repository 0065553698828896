import type { Address } from '@besc/domain/shared/address';
import type { Hex } from '@besc/domain/shared/hex';
import { maxUint256 } from '@besc/domain/shared/math';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { postStamp } from '@besc/wire/shared/post-stamp';
import { type SignedPost, signedTypedData } from '@besc/wire/shared/signed-message';
import { type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts';
import { noteMessage } from './notes/note-message';
import { testChain, testNowMs } from './start-test-api';

/** The account of a small number. */
export const makeAccount = (number: number) => privateKeyToAccount(`0x${number.toString(16).padStart(64, '0')}`);

/** A note of an account, signed; `as` changes what is signed with it, not what is sent. */
export async function makeNotePost(options: {
  readonly account?: PrivateKeyAccount;
  readonly contract?: Address;
  readonly fields?: Partial<SignedPost<typeof noteMessage.fields>['fields']>;
  readonly timestamp?: number;
  readonly as?: {
    readonly space?: string;
    readonly purpose?: string;
    readonly chainId?: number;
    readonly genesisHash?: Hex;
  };
}): Promise<SignedPost<typeof noteMessage.fields>> {
  const {
    account = makeAccount(1),
    contract = checksumAddress(account.address),
    timestamp = testNowMs,
    as = {},
  } = options;
  const fields = { topic: 'fees', text: 'lower', stars: 3, tip: maxUint256, ...options.fields };
  const content = { account: contract, ...postStamp(timestamp), fields };
  const typed = signedTypedData({ ...noteMessage, ...as }, { ...testChain, ...as }, content);
  return { ...content, signature: await account.signTypedData({ ...typed, message: { ...typed.message } }) };
}
