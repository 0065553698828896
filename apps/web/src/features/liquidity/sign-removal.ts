import { pairAbi } from '@besc/contracts/abi/pair';
import { addressOf } from '@besc/contracts/deploy/address-of';
import type { Address } from '@besc/domain/shared/address';
import { isPermitAccepted } from '@besc/sdk/liquidity/is-permit-accepted';
import { parsePermitSignature, permitTypedData } from '@besc/sdk/liquidity/permit';
import { type CallTerms, openTerms } from '@besc/sdk/shared/writes/draw-calls';
import type { ChainAccess } from '../../blocks/chain/chain-access';
import { LateSignatureError } from '../../blocks/transactions/posts/late-signature-error';
import { type SigningEnd, signMessage } from '../../blocks/transactions/posts/sign-message';
import type { SignedRemoval } from './signed-removal';

/**
 * Asks the wallet to sign that the router may take exactly this LP until the deadline (EIP-2612); where it cannot, a
 * transaction can do it. Never rejects.
 */
export async function signRemoval(options: {
  readonly chain: ChainAccess;
  readonly owner: Address;
  readonly pair: Address;
  readonly liquidity: bigint;
}): Promise<SigningEnd<SignedRemoval>> {
  const { chain, owner, pair, liquidity } = options;
  const chainId = chain.settings.chain.id;
  const spender = addressOf(chain.settings, 'swap', 'router');
  const permit = (terms: CallTerms, nonce: bigint) =>
    permitTypedData({
      chainId,
      pair,
      owner: terms.account,
      spender,
      value: liquidity,
      nonce,
      deadlineSeconds: terms.deadlineSeconds,
    });
  return await signMessage({
    chain,
    account: owner,
    drawn: permit(openTerms, 0n),
    open: ['nonce'],
    async message(context) {
      const call = { address: pair, abi: pairAbi, functionName: 'nonces', args: [owner] } as const;
      return permit(context, await context.reader.read(call));
    },
    async read(signature, { client, reader, deadlineSeconds }) {
      const parts = parsePermitSignature(signature);
      if (parts === undefined) throw new Error('The wallet answered no signature');
      const permit = { approveMax: false, ...parts };
      // Contract wallets and some hardware sign in a way the pair does not know; better found here than at the last button.
      const wish = { client, pair, owner, spender, value: liquidity, deadlineSeconds, permit };
      if (await isPermitAccepted(wish)) return { pair, owner, liquidity, deadlineSeconds, permit };
      await reader.poll();
      throw (reader.blocks.timestamp() ?? 0n) >= deadlineSeconds
        ? new LateSignatureError()
        : new Error('The pair refuses the signature');
    },
    hasOtherWay: true,
  });
}
