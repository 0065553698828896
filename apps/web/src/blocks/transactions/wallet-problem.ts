import { isRejection, walletErrorCode } from '../wallet/wallet-error';
import { RunError } from './run-error';

const texts: Readonly<Record<number, string>> = {
  4100: 'Your wallet does not let this page use this account. Connect it again.',
  4200: 'Your wallet cannot do this.',
  4900: 'Your wallet is not connected to any network.',
  4901: 'Your wallet is not connected to this network.',
  4902: 'Your wallet does not know this network.',
  [-32002]: 'A request is already waiting in your wallet. Open it and answer there.',
};

/** After these it is not certain whether the wallet has sent anything: the connection broke. */
const uncertain: readonly (number | undefined)[] = [4900, 4901];

/** An error of the wallet as what people are told; undefined when it is none that we have words for. */
export function walletRefusal(cause: unknown): RunError | undefined {
  if (isRejection(cause)) return new RunError('rejected', { text: 'Transaction rejected.' }, { cause });
  const code = walletErrorCode(cause);
  const text = code === undefined ? undefined : texts[code];
  return text === undefined ? undefined : new RunError('failed', { text }, { cause });
}

/** Whether an error of the wallet says that nothing was sent. */
export function isUnsent(cause: unknown): boolean {
  return walletRefusal(cause) !== undefined && !uncertain.includes(walletErrorCode(cause));
}
