import { pairAbi } from '@besc/contracts/abi/pair';
import { addressOf } from '@besc/contracts/deploy/address-of';
import type { Address } from '@besc/domain/shared/address';
import { isPermitAccepted } from '@besc/sdk/liquidity/is-permit-accepted';
import { parsePermitSignature, permitTypedData } from '@besc/sdk/liquidity/permit';
import { checkMessage } from '@besc/sdk/shared/check-message';
import type { ChainAccess } from '../../blocks/chain/chain-access';
import { checkWallet, recheckWallet } from '../../blocks/transactions/check-wallet';
import { walletEngine } from '../../blocks/wallet/wallet-engine-loader';
import { isRejection } from '../../blocks/wallet/wallet-error';
import type { SignedRemoval } from './signed-removal';

/** How a request for a signature ended. `unable`: this wallet does not sign such messages; a transaction can do it. */
export type SigningEnd =
  | { readonly kind: 'signed'; readonly signed: SignedRemoval }
  | { readonly kind: 'rejected' }
  | { readonly kind: 'unable'; readonly error: unknown };

/** Asks the wallet to sign that the router may take exactly this LP until the deadline (EIP-2612). Never rejects. */
export async function signRemoval(options: {
  chain: ChainAccess;
  owner: Address;
  pair: Address;
  liquidity: bigint;
  /** The chosen deadline in seconds from the newest block. */
  deadline: number;
}): Promise<SigningEnd> {
  const { chain, owner, pair, liquidity } = options;
  const { settings, reader } = chain;
  try {
    const provider = (await walletEngine(settings)).provider();
    if (provider === undefined) throw new Error('No wallet is connected');
    await checkWallet(provider, { account: owner, settings });
    const nonce = await reader.read({ address: pair, abi: pairAbi, functionName: 'nonces', args: [owner] });
    const now = reader.blocks.timestamp();
    if (now === undefined) throw new Error('The time of the chain is not known');
    const deadlineSeconds = now + BigInt(options.deadline);
    const spender = addressOf(settings, 'swap', 'router');
    const message = permitTypedData({
      chainId: settings.chain.id,
      pair,
      owner,
      spender,
      value: liquidity,
      nonce,
      deadlineSeconds,
    });
    const text = JSON.stringify(message);
    const fields = { owner: 'account', spender, value: liquidity, deadline: deadlineSeconds } as const;
    const shown = { primaryType: 'Permit', chainId: settings.chain.id, contract: pair, fields } as const;
    checkMessage({ text, shown, meaning: { account: owner, deadlineSeconds } });
    await recheckWallet(provider, { account: owner, settings });
    const answer = await provider.request({ method: 'eth_signTypedData_v4', params: [owner, text] });
    const parts = parsePermitSignature(answer);
    if (parts === undefined) throw new Error('The wallet answered no signature');
    const permit = { approveMax: false, ...parts };
    // Contract wallets and some hardware sign in a way the pair does not know; better found here than at the last button.
    const wish = { pair, owner, spender, value: liquidity, deadlineSeconds, permit };
    if (!(await isPermitAccepted({ client: chain.client, ...wish }))) throw new Error('The pair refuses the signature');
    return { kind: 'signed', signed: { pair, owner, liquidity, deadlineSeconds, permit } };
  } catch (error) {
    return isRejection(error) ? { kind: 'rejected' } : { kind: 'unable', error };
  }
}
