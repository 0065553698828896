import { erc20Abi } from '@besc/contracts/abi/erc20';
import { wbescAbi } from '@besc/contracts/abi/wbesc';
import type { Address } from '@besc/domain/shared/address';
import type { Currency, Token } from '@besc/domain/shared/token';
import { type LogPattern, logPattern } from '../shared/reads/log-pattern';

/**
 * The logs that say how much of a currency a router call took from an account or brought it: the token's own transfers; of the
 * native coin, what the router wrapped or unwrapped.
 */
export function movedLog(options: {
  readonly currency: Currency;
  readonly router: Address;
  readonly wbesc: Token;
  readonly way: { readonly from: Address | 'account' } | { readonly to: Address | 'account' };
}): LogPattern {
  const { currency, router, wbesc, way } = options;
  if (currency.kind === 'token') {
    return logPattern({ address: currency.address, abi: erc20Abi, eventName: 'Transfer', args: way });
  }
  const wrapping = { address: wbesc.address, abi: wbescAbi } as const;
  return 'to' in way
    ? logPattern({ ...wrapping, eventName: 'Withdrawal', args: { account: router } })
    : logPattern({ ...wrapping, eventName: 'Deposit', args: { account: router } });
}
