/** The part of EIP-1193 that is used. Answers are whatever the wallet says and are read as untrusted. */
export type WalletProvider = {
  readonly request: (call: { method: string; params?: unknown }) => Promise<unknown>;
  readonly on: (event: string, listener: (...args: never[]) => void) => void;
  readonly removeListener: (event: string, listener: (...args: never[]) => void) => void;
};
