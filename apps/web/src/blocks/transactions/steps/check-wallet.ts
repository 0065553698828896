import type { Address } from '@besc/domain/shared/address';
import * as z from 'zod/mini';
import { answerInTime } from '../../wallet/answer-in-time';
import { accountsSchema } from '../../wallet/wallet-accounts';
import type { WalletProvider } from '../../wallet/wallet-provider';
import type { StepContext } from '../records/step-context';
import { RunError } from './run-error';
import { walletFailure } from './wallet-verdict';

const blockSchema = z.object({ hash: z.string() });

/**
 * The wallet must be on this chain with the account that is shown. Two chains may share an id (97 is another network's
 * test id too), so the first block is compared as well, where the wallet lets us read it. Throws RunError.
 */
export async function checkWallet(
  provider: WalletProvider,
  { account, settings }: Pick<StepContext, 'account' | 'settings'>,
): Promise<void> {
  await recheckWallet(provider, { account, settings });
  const genesisHash = await readGenesisHash(provider);
  if (genesisHash !== undefined && genesisHash.toLowerCase() !== settings.chain.genesisHash) {
    throw new RunError('failed', { text: 'Your wallet is on another network that uses the same id.' });
  }
}

/** Chain and account once more, right before the wallet opens: both can change while things are looked up. */
export async function recheckWallet(
  provider: WalletProvider,
  { account, settings }: Pick<StepContext, 'account' | 'settings'>,
): Promise<void> {
  const { chainId, accounts } = await readState(provider);
  if (Number(chainId) !== settings.chain.id) {
    throw new RunError('failed', { text: 'Your wallet is on another network.' });
  }
  if (accounts.length === 0) throw unconnected();
  if (!accounts.includes(account)) {
    throw new RunError('failed', { text: 'The account in your wallet has changed.' });
  }
}

async function readState(provider: WalletProvider): Promise<{ chainId: unknown; accounts: readonly Address[] }> {
  try {
    const chainId = await answerInTime(provider.request({ method: 'eth_chainId' }));
    if (chainId === undefined) throw unconnected();
    const accounts = z.safeParse(accountsSchema, await answerInTime(provider.request({ method: 'eth_accounts' })));
    return { chainId, accounts: accounts.success ? accounts.data : [] };
  } catch (error) {
    throw error instanceof RunError ? error : walletFailure(error);
  }
}

function unconnected(): RunError {
  return new RunError('failed', { text: 'Your wallet is locked or no longer connected to this page.' });
}

/** Undefined when the wallet does not pass reads on, which is its right, or its own node does not answer it. */
async function readGenesisHash(provider: WalletProvider): Promise<string | undefined> {
  try {
    const block = await answerInTime(provider.request({ method: 'eth_getBlockByNumber', params: ['0x0', false] }));
    return z.parse(blockSchema, block).hash;
  } catch {
    return undefined;
  }
}
