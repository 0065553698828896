import { pairAbi } from '@besc/contracts/abi/pair';
import { addressOf } from '@besc/contracts/deploy/address-of';
import type { Address } from '@besc/domain/shared/address';
import { isPermitAccepted } from '@besc/sdk/liquidity/is-permit-accepted';
import { parsePermitSignature, permitTypedData } from '@besc/sdk/liquidity/permit';
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
  return await signMessage({
    chain,
    account: owner,
    async request({ reader, deadlineSeconds }) {
      const nonce = await reader.read({ address: pair, abi: pairAbi, functionName: 'nonces', args: [owner] });
      return {
        message: permitTypedData({ chainId, pair, owner, spender, value: liquidity, nonce, deadlineSeconds }),
        shows: {
          primaryType: 'Permit',
          types: { Permit: 'address owner,address spender,uint256 value,uint256 nonce,uint256 deadline' },
          domain: {
            name: { words: 'BESC Swap LP' },
            version: { words: '1' },
            chainId: BigInt(chainId),
            verifyingContract: pair,
          },
          fields: { owner: 'account', spender, value: liquidity, nonce, deadline: 'deadline' },
        },
      };
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
