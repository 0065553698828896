import type { Address } from '@besc/domain/shared/address';
import { openTerms } from '@besc/sdk/shared/writes/draw-calls';
import { postStamp } from '@besc/wire/shared/post-stamp';
import { requireSignable } from '@besc/wire/shared/require-signable';
import {
  type SignedFields,
  type SignedMessage,
  type SignedPost,
  type SignedValues,
  signedTypedData,
  signedWindowMs,
} from '@besc/wire/shared/signed-message';
import type { ChainAccess } from '../../chain/chain-access';
import { LateSignatureError } from './late-signature-error';
import { type SigningEnd, signMessage } from './sign-message';

/**
 * Asks the account to sign a post to the API, which `postSigned` then sends. `unable` too when it was signed after its time.
 * Never rejects; see `signMessage`.
 */
export async function signPost<Fields extends SignedFields>(options: {
  readonly chain: ChainAccess;
  readonly account: Address;
  readonly message: SignedMessage<Fields>;
  /** Each field as the screen draws it. */
  readonly fields: SignedValues<Fields>;
}): Promise<SigningEnd<SignedPost<Fields>>> {
  const { chain, account, message, fields } = options;
  const { id: chainId, genesisHash } = chain.settings.chain;
  const unstamped = { account, fields };
  let content = { ...unstamped, ...postStamp() };
  const typed = (post: typeof content) => signedTypedData(message, { chainId, genesisHash }, post);
  return await signMessage({
    chain,
    account,
    drawn: typed({ ...content, account: openTerms.account }),
    open: ['timestamp', 'salt'],
    message() {
      // What is looked up before takes as long as it takes: the time begins when the wallet opens.
      content = { ...unstamped, ...postStamp() };
      requireSignable(message, content);
      return typed(content);
    },
    read(signature) {
      if (Date.now() - content.timestamp > signedWindowMs) throw new LateSignatureError();
      return { ...content, signature };
    },
  });
}
