/**
 * Query options for data that is renewed every `intervalMs`, only while the page is visible: a hidden page asks for
 * nothing, one that is shown again renews at once what has grown too old meanwhile.
 */
export function freshWhileVisible(intervalMs: number) {
  return {
    staleTime: intervalMs,
    refetchInterval: intervalMs,
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: true,
  } as const;
}
