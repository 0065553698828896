import type { Address } from '@besc/domain/shared/address';
import type { ShownFigures } from '@besc/sdk/shared/writes/shown-call';
import { postStamp } from '@besc/wire/shared/post-stamp';
import { requireSignable } from '@besc/wire/shared/require-signable';
import {
  type SignedFields,
  type SignedMessage,
  type SignedPost,
  type SignedValues,
  signedDomain,
  signedStructText,
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
  readonly fields: SignedValues<Fields>;
  /** Each field as the screen drew it, taken from there; chain, purpose and account are compared besides. */
  readonly shows: ShownFigures;
}): Promise<SigningEnd<SignedPost<Fields>>> {
  const { chain, account, message, fields, shows } = options;
  const { id: chainId, genesisHash } = chain.settings.chain;
  const unstamped = { account, fields };
  let content = { ...unstamped, ...postStamp() };
  const domain = signedDomain({ chainId, genesisHash });
  return await signMessage({
    chain,
    account,
    request() {
      // What is looked up before takes as long as it takes: the time begins when the wallet opens.
      content = { ...unstamped, ...postStamp() };
      requireSignable(message, content);
      return {
        message: signedTypedData(message, { chainId, genesisHash }, content),
        shows: {
          primaryType: message.purpose,
          types: { [message.purpose]: signedStructText(message) },
          domain: {
            name: { words: domain.name },
            version: { words: domain.version },
            chainId: BigInt(chainId),
            salt: genesisHash,
          },
          fields: { ...shows, account: 'account', space: { words: message.space } },
          unshown: ['timestamp', 'salt'],
        },
      };
    },
    read(signature) {
      if (Date.now() - content.timestamp > signedWindowMs) throw new LateSignatureError();
      return { ...content, signature };
    },
  });
}
