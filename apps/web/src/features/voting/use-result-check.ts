import { contractIfAny } from '@besc/contracts/deploy/contract-if-any';
import type { Hex } from '@besc/domain/shared/hex';
import { type CheckedLog, type CheckProgress, checkLoggedResult } from '@besc/sdk/voting/check-logged-result';
import { checkSources } from '@besc/wire/voting/check-sources';
import { useEffect, useRef, useState } from 'react';
import { useChain } from '../../blocks/chain/chain-context';
import { deployedToken } from '../../blocks/chain/deployed-token';
import { keptReceipts } from './kept-receipts';
import { signedByWorkers } from './signed-by-workers';

/** How the check of a result stands. */
export type ResultCheck =
  | { readonly kind: 'idle' }
  | { readonly kind: 'checking'; readonly progress: CheckProgress | undefined }
  | { readonly kind: 'failed'; readonly isSnapshotGone: boolean }
  | { readonly kind: 'checked'; readonly checked: CheckedLog };

/** So long the page is busy at a time. */
const sliceMs = 16;

/** Checks a result here: signatures in workers, the rest in slices. Who has left the page checks nothing more. */
export function useResultCheck(id: Hex) {
  const { settings, client } = useChain();
  const [check, setCheck] = useState<ResultCheck>({ kind: 'idle' });
  const stop = useRef(new AbortController());
  useEffect(() => () => stop.current.abort(), []);

  async function start(): Promise<void> {
    const { signal } = stop.current;
    setCheck({ kind: 'checking', progress: undefined });
    const { id: chainId, genesisHash } = settings.chain;
    let until = performance.now() + sliceMs;
    try {
      const checked = await checkLoggedResult({
        client,
        chain: { chainId, genesisHash },
        voteLog: contractIfAny(settings, 'voting', 'log')?.address,
        sources: checkSources({
          id,
          hubUrl: settings.api.url,
          indexUrl: settings.index.url,
          money: deployedToken(settings, 'money').address,
          vault: contractIfAny(settings, 'pools', 'vault')?.address,
        }),
        signedByKeys: signedByWorkers,
        receipts: keptReceipts.get().map(({ receipt }) => receipt),
        async onProgress(progress) {
          signal.throwIfAborted();
          if (performance.now() < until) return;
          setCheck({ kind: 'checking', progress });
          await new Promise((resolve) => setTimeout(resolve));
          until = performance.now() + sliceMs;
        },
      });
      if (!signal.aborted) setCheck({ kind: 'checked', checked });
    } catch (error) {
      if (signal.aborted) return;
      console.error('The result could not be checked', error);
      setCheck({ kind: 'failed', isSnapshotGone: error instanceof RangeError });
    }
  }

  return { check, start };
}
