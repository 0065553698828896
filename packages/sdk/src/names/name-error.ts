/**
 * A name that leads nowhere. `NAME_INVALID`: it breaks the rules for names; `NAME_LOOKALIKE`: it mixes or imitates
 * characters; `NAME_NOT_FOUND`: nothing is recorded under it;
 * `CONTENT_UNREADABLE`: its content hash is of a kind that cannot be fetched.
 */
export class NameError extends Error {
  readonly code: 'NAME_INVALID' | 'NAME_LOOKALIKE' | 'NAME_NOT_FOUND' | 'CONTENT_UNREADABLE';

  constructor(code: NameError['code'], message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'NameError';
    this.code = code;
  }
}
