/** The code of an EIP-1193 error, found on the error itself or on what caused it. */
export function walletErrorCode(error: unknown): number | undefined {
  let current = error;
  for (let depth = 0; depth < 6 && typeof current === 'object' && current !== null; depth++) {
    if ('code' in current && typeof current.code === 'number') return current.code;
    current = 'cause' in current ? current.cause : undefined;
  }
  return undefined;
}

/** True when the person said no in the wallet (code 4001). */
export function isRejection(error: unknown): boolean {
  return walletErrorCode(error) === 4001;
}
