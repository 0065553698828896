import type { Abi, AbiEvent } from 'viem';

/** An event in an ABI. Throws RangeError where there is none of that name. */
export function eventItem(abi: Abi, eventName: string): AbiEvent {
  const item = abi.find((entry) => entry.type === 'event' && entry.name === eventName);
  if (item?.type !== 'event') throw new RangeError(`The ABI has no event ${eventName}`);
  return item;
}
