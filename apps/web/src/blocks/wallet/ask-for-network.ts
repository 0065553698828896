import { type Chain, numberToHex } from 'viem';
import { walletAnswer } from './wallet-answer';
import type { WalletProvider } from './wallet-provider';

/**
 * Asks a wallet to come to a chain (EIP-3326). Wallets have many words for a chain that they do not know, so after any
 * failure that is no refusal it is asked once to add it (EIP-3085). Rejects with its error; answers whether it came.
 */
export async function askForNetwork(provider: WalletProvider, chain: Chain): Promise<boolean> {
  const chainId = numberToHex(chain.id);
  const change = () => provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId }] });
  const hasCome = async () => Number(await provider.request({ method: 'eth_chainId' })) === chain.id;
  try {
    await change();
    return await hasCome();
  } catch (error) {
    const { meaning } = walletAnswer(error);
    if (meaning === 'refused' || meaning === 'busy') throw error;
  }
  const { name: chainName, nativeCurrency, rpcUrls, blockExplorers } = chain;
  const explorer = blockExplorers && { blockExplorerUrls: [blockExplorers.default.url] };
  const added = { chainId, chainName, nativeCurrency, rpcUrls: rpcUrls.default.http, ...explorer };
  await provider.request({ method: 'wallet_addEthereumChain', params: [added] });
  // Some add it without going there.
  if (await hasCome()) return true;
  await change();
  return await hasCome();
}
