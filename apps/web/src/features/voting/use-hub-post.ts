import type { Address } from '@besc/domain/shared/address';
import type { Hex } from '@besc/domain/shared/hex';
import type { LogReceipt } from '@besc/domain/voting/vote-log';
import { messageWindowSeconds } from '@besc/domain/voting/voting-rules';
import { HubError } from '@besc/wire/voting/hub-error';
import { postMessage } from '@besc/wire/voting/post-message';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useChain } from '../../blocks/chain/chain-context';
import { LateSignatureError } from '../../blocks/transactions/posts/late-signature-error';
import { signMessage } from '../../blocks/transactions/posts/sign-message';
import { hubKey } from './voting.queries';

/** How a message to the hub stands. `doubtful`: it may have been taken, and is sent again as it is. */
export type HubPostState =
  | { readonly kind: 'idle' | 'signing' | 'sending' | 'doubtful' }
  | { readonly kind: 'taken'; readonly id: Hex; readonly receipt: LogReceipt | undefined }
  | { readonly kind: 'refused'; readonly code: string; readonly words: string };

/** A message that the account reads before it signs. */
interface HubMessage {
  readonly account: Address;
  readonly text: string;
  /** Unix seconds, as the text has them. */
  readonly stamp: number;
}

const idle: HubPostState = { kind: 'idle' };
/** Waited before each further attempt. */
const pausesMs = [1_000, 5_000];

/** Signs a vote or proposal as a personal message and posts it, one at a time. Who has left the page sends nothing more. */
export function useHubPost() {
  const chain = useChain();
  const queryClient = useQueryClient();
  const [state, setState] = useState<HubPostState>(idle);
  const sent = useRef<{ account: Address; text: string; signature: Hex }>(undefined);
  const current = useRef(0);
  useEffect(
    () => () => {
      current.current += 1;
    },
    [],
  );

  async function send(run: number): Promise<void> {
    const post = sent.current;
    if (post === undefined) return;
    const end = await attempts(chain.settings.api.url, post, () => run === current.current);
    void queryClient.invalidateQueries({ queryKey: hubKey });
    if (run === current.current) setState(end);
  }

  return {
    state,
    async post({ account, text, stamp }: HubMessage): Promise<void> {
      if (!['idle', 'refused'].includes(state.kind)) return;
      const run = ++current.current;
      setState({ kind: 'signing' });
      const signing = await signMessage({
        chain,
        account,
        drawn: text,
        message: () => text,
        read(signature) {
          if (Date.now() / 1000 - stamp > messageWindowSeconds) throw new LateSignatureError();
          return signature;
        },
      });
      if (run !== current.current) return;
      if (signing.kind !== 'signed') return setState(idle);
      sent.current = { account, text, signature: signing.signed };
      setState({ kind: 'sending' });
      await send(run);
    },
    /** Sends what is in doubt once more. */
    async again(): Promise<void> {
      if (state.kind !== 'doubtful') return;
      const run = ++current.current;
      setState({ kind: 'sending' });
      await send(run);
    },
    /** Forgets how the last one ended; one in doubt is then given up. */
    reset() {
      current.current += 1;
      setState(idle);
    },
  };
}

async function attempts(
  url: string,
  post: { readonly account: Address; readonly text: string; readonly signature: Hex },
  isWanted: () => boolean,
): Promise<HubPostState> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      const { ipfsHash, receipt } = await postMessage({ url, ...post });
      return { kind: 'taken', id: ipfsHash, receipt };
    } catch (error) {
      if (!(error instanceof HubError)) throw error;
      if (!error.isPassing) return { kind: 'refused', code: error.code, words: error.message };
      const pauseMs = pausesMs[attempt];
      if (pauseMs === undefined) return { kind: 'doubtful' };
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
      if (!isWanted()) return { kind: 'doubtful' };
    }
  }
}
