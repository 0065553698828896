/** The remembered or chosen wallet is not on this page. */
export class WalletNotFoundError extends Error {
  readonly code = 'WALLET_NOT_FOUND';

  constructor(rdns: string) {
    super(`No wallet announced itself as ${rdns}.`);
    this.name = 'WalletNotFoundError';
  }
}

/** There is no wallet in this browser at all. */
export class ProviderNotFoundError extends Error {
  readonly code = 'PROVIDER_NOT_FOUND';

  constructor() {
    super('No wallet found in this browser.');
    this.name = 'ProviderNotFoundError';
  }
}
