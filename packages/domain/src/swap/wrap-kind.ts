import type { Currency, Token } from '../shared/token';

/** What a pair of currencies asks for: an exchange (`none`), or 1:1 wrapping of the native coin. */
export type WrapKind = 'none' | 'wrap' | 'unwrap';

/** BESC to WBESC is `wrap`, WBESC to BESC is `unwrap`, everything else `none`. */
export function wrapKind(swap: { input: Currency | undefined; output: Currency | undefined; wbesc: Token }): WrapKind {
  const { input, output, wbesc } = swap;
  const isWrapped = (currency: Currency) => currency.kind === 'token' && currency.address === wbesc.address;
  if (input === undefined || output === undefined) return 'none';
  if (input.kind === 'native' && isWrapped(output)) return 'wrap';
  return output.kind === 'native' && isWrapped(input) ? 'unwrap' : 'none';
}
