/** The header that names a request in all logs that it leaves, from the edge to the statement. */
export const requestIdHeader = 'x-request-id';

const form = /^[\w-]{8,64}$/;

/** The name that a request was given; a new one, of `make`, when it has none or one that no log should hold. */
export function requestIdOf(given: string | null | undefined, make: () => string): string {
  return given && form.test(given) ? given : make();
}

/** A statement that names the request for which it runs: servers show and log the comment with it. */
export function namedStatement(text: string, requestId: string | undefined): string {
  return requestId === undefined ? text : `/* request ${requestId} */ ${text}`;
}
