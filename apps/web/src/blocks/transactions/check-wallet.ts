import * as z from 'zod/mini';
import type { WalletProvider } from '../wallet/wallet-provider';
import { RunError } from './run-error';
import type { StepContext } from './step-context';

const blockSchema = z.object({ hash: z.string() });

/**
 * The wallet must be on this chain with the account that is shown. Two chains may share an id (97 is another network's
 * test id too), so the first block is compared as well, where the wallet lets us read it. Throws RunError.
 */
export async function checkWallet(
  provider: WalletProvider,
  { account, settings }: Pick<StepContext, 'account' | 'settings'>,
): Promise<void> {
  const chainId = await provider.request({ method: 'eth_chainId' });
  if (Number(chainId) !== settings.chain.id) {
    throw new RunError('failed', { text: 'Your wallet is on another network.' });
  }
  const accounts = z.safeParse(z.array(z.string()), await provider.request({ method: 'eth_accounts' }));
  const isOurs = accounts.success && accounts.data.some((other) => other.toLowerCase() === account.toLowerCase());
  if (!isOurs) throw new RunError('failed', { text: 'The account in your wallet has changed.' });
  const genesisHash = await readGenesisHash(provider);
  if (genesisHash !== undefined && genesisHash.toLowerCase() !== settings.chain.genesisHash.toLowerCase()) {
    throw new RunError('failed', { text: 'Your wallet is on another network that uses the same id.' });
  }
}

/** Undefined when the wallet does not pass reads on, which is its right. */
async function readGenesisHash(provider: WalletProvider): Promise<string | undefined> {
  try {
    const block = await provider.request({ method: 'eth_getBlockByNumber', params: ['0x0', false] });
    return z.parse(blockSchema, block).hash;
  } catch {
    return undefined;
  }
}
