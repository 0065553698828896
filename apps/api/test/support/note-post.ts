import { maxUint256 } from '@besc/domain/shared/math';
import type { SignedPost } from '@besc/wire/shared/signed-message';
import { type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts';
import { noteMessage } from './notes/note-message';
import { signedPostOf } from './signed-post-of';

/** The account of a small number. */
export const makeAccount = (number: number) => privateKeyToAccount(`0x${number.toString(16).padStart(64, '0')}`);

/** A note of an account, signed; see `signedPostOf`. */
export async function makeNotePost({
  account = makeAccount(1),
  fields,
  ...options
}: Parameters<typeof signedPostOf>[3] & {
  readonly account?: PrivateKeyAccount;
  readonly fields?: Partial<SignedPost<typeof noteMessage.fields>['fields']>;
}): Promise<SignedPost<typeof noteMessage.fields>> {
  const all = { topic: 'fees', text: 'lower', stars: 3, tip: maxUint256, ...fields };
  return await signedPostOf(noteMessage, all, account, options);
}
