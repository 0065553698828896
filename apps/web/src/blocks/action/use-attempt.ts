import { useEffect, useRef } from 'react';
import { isRunning } from '../transactions/run-phase';
import { type ActionRunner, useActionRunner } from '../transactions/use-action-runner';
import { useAccount } from '../wallet/use-account';

/**
 * The runner of something that is shown to one account. `onOtherAccount`: the wallet shows another one or none while nothing
 * is under way, so that what was not confirmed yet was not meant for it.
 */
export function useAttempt(onOtherAccount: (runner: ActionRunner) => void): ActionRunner {
  const runner = useActionRunner();
  const { address: account } = useAccount();
  const shownTo = useRef(account);
  useEffect(() => {
    const before = shownTo.current;
    shownTo.current = account;
    if (before !== undefined && before !== account && !isRunning(runner.state)) onOtherAccount(runner);
  });
  return runner;
}
