import type { Address } from '@besc/domain/shared/address';
import { FetchError } from '@besc/wire/shared/fetch-error';
import { postSigned } from '@besc/wire/shared/post-signed';
import type { SignedFields, SignedMessage, SignedPost, SignedValues } from '@besc/wire/shared/signed-message';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { useChain } from '../../chain/chain-context';
import { useAccount } from '../../wallet/use-account';
import { signPost } from './sign-post';

/**
 * How a post stands. `taken`: without an `answer` when that was lost. `doubtful`: it may have been taken, and is sent again as it
 * is. `refused`: it was not, for the reason that `FetchError.refusal` names.
 */
export type SignedPostState<Answer = unknown> =
  | { readonly kind: 'idle' | 'signing' | 'sending' | 'doubtful' }
  | { readonly kind: 'taken'; readonly answer?: Answer }
  | { readonly kind: 'refused'; readonly error: FetchError };

const idle = { kind: 'idle' } as const;

/**
 * Signs and sends posts of one kind to the API, one at a time; to be drawn by `<SignedPostNotice>`. `refresh`: what is stale once
 * one was taken, or may have been. Another account in the wallet starts over, and who has left the page sends nothing more.
 */
export function useSignedPost<Fields extends SignedFields, Answer extends z.core.$ZodType>(options: {
  readonly message: SignedMessage<Fields, Answer>;
  readonly refresh: readonly QueryKey[];
}) {
  type State = SignedPostState<z.output<Answer>>;
  const { message, refresh } = options;
  const chain = useChain();
  const queryClient = useQueryClient();
  const { address } = useAccount();
  const [shown, setShown] = useState<{ state: State; account?: Address; post?: SignedPost<Fields> }>({ state: idle });
  const current = useRef(0);
  useEffect(
    () => () => {
      current.current += 1;
    },
    [],
  );
  const own = shown.account === address ? shown : { state: idle };

  async function send(post: SignedPost<Fields>, wasDoubtful: boolean): Promise<State> {
    try {
      const end = await postSigned({ url: chain.settings.api.url, message, post, wasDoubtful });
      for (const queryKey of refresh) void queryClient.invalidateQueries({ queryKey });
      if (end.kind === 'answered') return { kind: 'taken', answer: end.answer };
      return { kind: end.kind === 'earlier' ? 'taken' : 'doubtful' };
    } catch (error) {
      if (error instanceof FetchError) return { kind: 'refused', error };
      throw error;
    }
  }

  return {
    state: own.state,
    /** Asks the account to sign these fields as the screen drew them, and sends them; nothing while another is under way or in doubt. */
    async post(fields: SignedValues<Fields>): Promise<void> {
      if (address === undefined || ['signing', 'sending', 'doubtful'].includes(own.state.kind)) return;
      const run = ++current.current;
      setShown({ state: { kind: 'signing' }, account: address });
      const signing = await signPost({ chain, account: address, message, fields });
      if (run !== current.current) return;
      if (signing.kind !== 'signed') return setShown({ state: idle });
      const post = signing.signed;
      setShown({ state: { kind: 'sending' }, account: address, post });
      const state = await send(post, false);
      if (run === current.current) setShown({ state, account: address, post });
    },
    /** Sends what is in doubt once more. */
    async again(): Promise<void> {
      const { post, account } = shown;
      if (own.state.kind !== 'doubtful' || post === undefined) return;
      const run = ++current.current;
      setShown({ ...shown, state: { kind: 'sending' } });
      const state = await send(post, true);
      if (run === current.current) setShown({ state, post, ...(account && { account }) });
    },
    /** Forgets how the last one ended; one in doubt is then given up. */
    reset() {
      current.current += 1;
      setShown({ state: idle });
    },
  };
}
