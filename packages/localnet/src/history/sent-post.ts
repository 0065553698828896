import { type PostEnd, postSigned } from '@besc/wire/shared/post-signed';
import { postStamp } from '@besc/wire/shared/post-stamp';
import { requireSignable } from '@besc/wire/shared/require-signable';
import {
  type SignedChain,
  type SignedFields,
  type SignedMessage,
  type SignedValues,
  signedTypedData,
} from '@besc/wire/shared/signed-message';
import type { DevAccount } from '../dev-accounts';

/** A post that an account signs and sends, as the page does. Throws FetchError where the API did not take it for certain, RangeError for one that it would not read as it is signed. */
export async function sentPost<Fields extends SignedFields>(
  { deployment, apiUrl }: { readonly deployment: SignedChain; readonly apiUrl: string },
  account: DevAccount,
  { message, fields }: { readonly message: SignedMessage<Fields>; readonly fields: SignedValues<Fields> },
): Promise<PostEnd<unknown>> {
  const content = { account: account.address, ...postStamp(), fields };
  requireSignable(message, content);
  const typed = signedTypedData(message, deployment, content);
  const signature = await account.signTypedData({ ...typed, message: { ...typed.message } });
  const end = await postSigned({ url: apiUrl, message, post: { ...content, signature } });
  if (end.kind === 'doubtful') throw end.error;
  return end;
}
