import { type Abi, decodeEventLog } from 'viem';
import type { RawLog } from './raw-logs';

/** Name and arguments of an event; without a name when the interface does not know it. */
export function argsOf({ data, topics }: RawLog, abi: Abi): Record<string, unknown> & { readonly event?: string } {
  try {
    const { eventName, args } = decodeEventLog({ abi, data, topics });
    return { ...Object.fromEntries(Object.entries(args ?? {})), event: String(eventName) };
  } catch {
    return {};
  }
}
