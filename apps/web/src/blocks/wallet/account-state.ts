import type { Address } from '@besc/domain/shared/address';
/** What the app knows of the wallet. Kept by the wallet engine, read through `useAccount`. */
export type AccountState = {
  readonly status: 'disconnected' | 'connecting' | 'reconnecting' | 'connected';
  readonly address?: Address;
  /** The chain the wallet is on, which may be another than ours. */
  readonly walletChainId?: number;
  readonly connectorName?: string;
  /** The wallet's own id (EIP-6963). */
  readonly rdns?: string;
  /** True when it carries out several calls as one on our chain (EIP-5792). Learned a moment after it is connected. */
  readonly canBatch?: boolean;
};
