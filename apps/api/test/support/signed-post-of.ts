import type { Address } from '@besc/domain/shared/address';
import type { Hex } from '@besc/domain/shared/hex';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { postStamp } from '@besc/wire/shared/post-stamp';
import {
  type SignedFields,
  type SignedMessage,
  type SignedPost,
  type SignedValues,
  signedTypedData,
} from '@besc/wire/shared/signed-message';
import type { PrivateKeyAccount } from 'viem/accounts';
import { testChain, testNowMs } from './start-test-api';

/**
 * A post of an account, or of a `contract` whose key the account holds, signed for the test's chain and time. `as` changes what is
 * signed with it, not what is sent.
 */
export async function signedPostOf<Fields extends SignedFields>(
  message: SignedMessage<Fields>,
  fields: SignedValues<Fields>,
  account: PrivateKeyAccount,
  options: {
    readonly contract?: Address | undefined;
    readonly timestamp?: number | undefined;
    readonly as?: {
      readonly space?: string;
      readonly purpose?: string;
      readonly chainId?: number;
      readonly genesisHash?: Hex;
    };
  } = {},
): Promise<SignedPost<Fields>> {
  const { contract = checksumAddress(account.address), timestamp = testNowMs, as = {} } = options;
  const content = { account: contract, ...postStamp(timestamp), fields };
  const typed = signedTypedData({ ...message, ...as }, { ...testChain, ...as }, content);
  return { ...content, signature: await account.signTypedData({ ...typed, message: { ...typed.message } }) };
}
