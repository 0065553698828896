import { hasAtomicBatch } from '@besc/wire/wallet/batch-support';
import { numberToHex } from 'viem';
import type { WalletProvider } from './wallet-provider';

/** Whether a wallet carries out several calls as one on a chain (EIP-5792). One that cannot say so does not. */
export async function readBatchSupport(provider: WalletProvider, address: string, chainId: number): Promise<boolean> {
  try {
    const params = [address, [numberToHex(chainId)]];
    return hasAtomicBatch(await provider.request({ method: 'wallet_getCapabilities', params }), chainId);
  } catch {
    return false;
  }
}
