/** The code of an EIP-1193 error, found on the error itself or on what caused it. */
export function walletErrorCode(error: unknown): number | undefined {
  let current = error;
  for (let depth = 0; depth < 6 && typeof current === 'object' && current !== null; depth++) {
    if ('code' in current && typeof current.code === 'number') return current.code;
    current = 'cause' in current ? current.cause : undefined;
  }
  return undefined;
}

/**
 * True when the person said no in the wallet (code 4001), also where something between page and wallet wraps that into an
 * error of its own (`cause`, `data.originalError`).
 */
export function isRejection(error: unknown): boolean {
  return rejectedWithin(error, 6);
}

function rejectedWithin(error: unknown, depth: number): boolean {
  if (typeof error !== 'object' || error === null || depth === 0) return false;
  if ('code' in error && error.code === 4001) return true;
  const { cause, data, originalError }: { cause?: unknown; data?: unknown; originalError?: unknown } = error;
  return [cause, data, originalError].some((inner) => rejectedWithin(inner, depth - 1));
}
