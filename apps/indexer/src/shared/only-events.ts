import type { Abi } from 'viem';

type Named<Interface extends Abi, Name> = Extract<Interface[number], { type: 'event'; name: Name }>;

/** The events of these names: what else a contract tells need not be fetched for this. */
export function onlyEvents<const Interface extends Abi, const Name extends string>(abi: Interface, ...names: Name[]) {
  const events = abi.filter((item) => item.type === 'event' && (names as string[]).includes(item.name));
  return events as readonly unknown[] as readonly Named<Interface, Name>[];
}
