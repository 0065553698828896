import { useEffect, useRef } from 'react';
import { isRunning } from '../transactions/run/run-phase';
import { type ActionRunner, useActionRunner } from '../transactions/run/use-action-runner';
import { useAccount } from '../wallet/use-account';

/**
 * The runner of something that is shown to one account. `onOtherAccount`: the wallet shows another one or none, so that what
 * was not confirmed yet was not meant for it; told once nothing is under way any more.
 */
export function useAttempt(onOtherAccount: (runner: ActionRunner) => void): ActionRunner {
  const runner = useActionRunner();
  const { address: account } = useAccount();
  const shownTo = useRef(account);
  useEffect(() => {
    if (isRunning(runner.state)) return;
    const before = shownTo.current;
    shownTo.current = account;
    if (before !== undefined && before !== account) onOtherAccount(runner);
  });
  return runner;
}
