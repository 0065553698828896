import type { Address } from '@besc/domain/shared/address';
import { useEffect, useRef, useState } from 'react';
import { loadPart } from '../../../lib/load-part';
import { useChain } from '../../chain/chain-context';
import { useToasts } from '../../toast/use-toasts';
import { useAccount } from '../../wallet/use-account';
import type { Action } from '../steps/action';
import type { RunState } from '../steps/run-state';

export type ActionRunner = {
  /**
   * Runs the action: check, simulate, approve, guard, send, record, wait. Resolves with the state it ended in,
   * 'confirmed' or 'failed' ('idle' when it was reset before anything was sent, or called by what has left the page); never
   * rejects. An action whose code the first view does not need is given as a function that loads it.
   */
  readonly run: (action: Action | (() => Promise<Action>)) => Promise<RunState>;
  /** Follows the run as it goes: a dialog shows the hash as soon as the state is 'sent'. */
  readonly state: RunState;
  /** The same of the account that the wallet shows: 'idle' where another one ran it, which keeps no button of this one shut. */
  readonly ownState: RunState;
  /**
   * Back to 'idle', for a dialog that closes. Asks for no further signature, as when whatever uses the runner has left the
   * page; what was sent is followed all the same.
   */
  readonly reset: () => void;
};

const idle: RunState = { kind: 'idle' };

/** Runs actions of the connected account, one at a time for each user of the hook. */
export function useActionRunner(): ActionRunner {
  const chain = useChain();
  const toasts = useToasts();
  const { address } = useAccount();
  const [{ state, account }, setShown] = useState<{ state: RunState; account?: Address | undefined }>({ state: idle });
  /** Runs that were reset go on silently. */
  const current = useRef(0);
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
      current.current += 1;
    };
  }, []);

  async function run(given: Action | (() => Promise<Action>)): Promise<RunState> {
    if (isLeft.current) return idle;
    current.current += 1;
    const own = current.current;
    const isGivenUp = () => current.current !== own;
    const onState = (next: RunState) => {
      if (!isGivenUp()) setShown({ state: next, account: address });
    };
    onState({ kind: 'checking', step: 0 });
    try {
      const action = typeof given === 'function' ? await given() : given;
      const { startRun } = await loadPart('action-runner', () => import('./start-run'));
      const { approvalProblem } = await loadPart('approval-problem', () => import('./approval-problem'));
      const end = await startRun({ action, chain, account: address, isGivenUp, onState });
      const problem = approvalProblem(action, end);
      if (problem !== undefined) {
        const hash = end.kind === 'failed' ? end.hash : undefined;
        toasts.danger(problem.title, {
          description: problem.description,
          ...(hash === undefined ? {} : { transactionHash: hash }),
        });
      }
      return end;
    } catch (error) {
      console.error('The code that sends could not be loaded.', error);
      const message = { text: 'Part of this page couldn’t load. Please try again.' };
      const end = { kind: 'failed', step: 0, failure: 'failed', message } as const;
      onState(end);
      return end;
    }
  }

  return {
    run,
    state,
    ownState: account === address ? state : idle,
    reset() {
      current.current += 1;
      setShown({ state: idle });
    },
  };
}
