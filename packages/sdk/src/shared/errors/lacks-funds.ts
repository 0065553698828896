import { errorChain } from './rpc-error-kind';

/**
 * Whether a node refused because the account cannot pay. geth says `gas required exceeds allowance` of an estimate when what
 * the balance pays for at the gas price is less than the call needs.
 */
export function lacksFunds(error: unknown): boolean {
  return errorChain(error).some(({ text }) => /insufficient funds|gas required exceeds allowance/i.test(text));
}
