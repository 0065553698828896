/** So many callers are remembered; those who come in more kinds share one allowance. */
const mostCallers = 1_000;
const strangers = 'strangers';

/**
 * Whether a caller may be answered now (seconds): `perSecond` a second on average, twice as many at once. What is known of callers
 * stays small however many there are.
 */
export function callerRates({ perSecond }: { readonly perSecond: number }) {
  const burst = 2 * perSecond;
  const callers = new Map<string, { left: number; since: number }>();
  const filled = ({ left, since }: { left: number; since: number }, now: number) =>
    Math.min(burst, left + Math.max(0, now - since) * perSecond);

  return (caller: string, now: number): boolean => {
    if (!callers.has(caller) && callers.size >= mostCallers) {
      // A caller silent long enough to have all again need not be remembered.
      for (const [name, state] of callers) if (filled(state, now) >= burst) callers.delete(name);
    }
    const name = callers.has(caller) || callers.size < mostCallers ? caller : strangers;
    const left = filled(callers.get(name) ?? { left: burst, since: now }, now);
    const isAllowed = left >= 1;
    callers.set(name, { left: isAllowed ? left - 1 : left, since: now });
    return isAllowed;
  };
}
