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

/** Codes by which a wallet says that it did not even try: not allowed, not able, not understood, busy, unknown chain. */
const untried: readonly (number | undefined)[] = [4100, 4200, 4902, -32601, -32602, -32002];

/** An error of the wallet as what people are told; undefined when it is none that we have words for. */
export function walletRefusal(cause: unknown): RunError | undefined {
  if (isRejection(cause)) return new RunError('rejected', { text: 'Transaction rejected.' }, { cause });
  const code = walletErrorCode(cause);
  const text = code === undefined ? undefined : texts[code];
  return text === undefined ? undefined : new RunError('failed', { text }, { cause });
}

/**
 * Whether a wallet that answered with an error may have sent all the same. `none`: the person said no. `silent`: it says
 * that it did not try; it is looked for, but nobody is told. `told`: nobody can know before the chain has shown it.
 */
export function doubtOf(cause: unknown): 'none' | 'silent' | 'told' {
  if (isRejection(cause)) return 'none';
  return untried.includes(walletErrorCode(cause)) ? 'silent' : 'told';
}
