import type { Address } from '@besc/domain/shared/address';
import { type LogPattern, logPattern } from '../shared/reads/log-pattern';
import { marketMeaning } from './market-meaning';

/** The log of an item of several that failed and changed nothing, whatever its reason. */
export function itemFailedLog(market: Address): LogPattern {
  const { abi } = marketMeaning;
  return logPattern({ address: market, abi, eventName: 'ItemFailed', args: { account: 'account' } });
}
