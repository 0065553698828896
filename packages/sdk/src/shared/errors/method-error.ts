import type { Address } from '@besc/domain/shared/address';

/** The ABI at hand knows no method of this name (ERR-03). */
export class UnknownMethodError extends Error {
  readonly code = 'METHOD_NOT_FOUND';

  constructor(name: string) {
    super(`Method ${name} not found on contract`);
    this.name = 'UnknownMethodError';
  }
}

/** The contract at the address does not answer a method that it should have (ERR-04). */
export class MissingMethodError extends Error {
  readonly code = 'METHOD_MISSING';

  constructor(name: string, address: Address) {
    super(`Method ${name} doesn't exist on ${address}`);
    this.name = 'MissingMethodError';
  }
}
