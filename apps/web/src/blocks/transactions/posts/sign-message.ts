import type { Address } from '@besc/domain/shared/address';
import type { Hex } from '@besc/domain/shared/hex';
import { checkMessage } from '@besc/sdk/shared/writes/check-message';
import { messageText, type TypedMessage } from '@besc/sdk/shared/writes/message-text';
import { stringToHex } from 'viem';
import type { ChainAccess } from '../../chain/chain-access';
import { showToast } from '../../toast/show-toast';
import { walletAnswer } from '../../wallet/wallet-answer';
import { walletEngine } from '../../wallet/wallet-engine-loader';
import type { StepContext } from '../records/step-context';
import { checkWallet, recheckWallet } from '../steps/check-wallet';
import { readStepContext } from '../steps/read-step-context';
import { LateSignatureError } from './late-signature-error';

/** How a request for a signature ended. `unable`: this wallet does not sign such messages, or was not asked. */
export type SigningEnd<Signed> =
  | { readonly kind: 'signed'; readonly signed: Signed }
  | { readonly kind: 'rejected' }
  | { readonly kind: 'unable'; readonly error: unknown };

const signaturePattern = /^0x(?:[0-9a-f]{2}){65,}$/i;

/**
 * The one way to a signature: the wallet checked, the whole message compared with what was drawn, then signed. A refusal
 * of the person is silent, one that came too late is told as such, anything else as 'Unable to sign payload' (WALLET-18).
 * Never rejects.
 */
export async function signMessage<Signed>(options: {
  readonly chain: ChainAccess;
  readonly account: Address;
  /** What was drawn: a plain text, or typed data (EIP-712) made with `openTerms`. Any difference refuses. */
  readonly drawn: string | TypedMessage;
  /** Fields that no screen can draw, by name: what makes a message one of its kind. */
  readonly open?: readonly string[];
  /** The message, as the chain is when its turn comes. */
  readonly message: (context: StepContext) => string | TypedMessage | Promise<string | TypedMessage>;
  /** What the feature makes of a signature; smart accounts answer more than 65 bytes. Throws for one that does not count. */
  readonly read: (signature: Hex, context: StepContext) => Signed | Promise<Signed>;
  /** The feature goes on without the signature, so that nothing is told but that it came too late. */
  readonly hasOtherWay?: true;
}): Promise<SigningEnd<Signed>> {
  const { chain, account, drawn, open, hasOtherWay } = options;
  try {
    const provider = (await walletEngine(chain.settings)).provider();
    if (provider === undefined) throw new Error('No wallet is connected');
    await checkWallet(provider, { account, settings: chain.settings });
    const context = await readStepContext(chain, account);
    const text = messageText(await options.message(context));
    checkMessage({ text, drawn, open, terms: context });
    await recheckWallet(provider, context);
    const answer = await provider.request(
      typeof drawn === 'string'
        ? { method: 'personal_sign', params: [stringToHex(text), account] }
        : { method: 'eth_signTypedData_v4', params: [account, text] },
    );
    if (typeof answer !== 'string' || !signaturePattern.test(answer))
      throw new Error('The wallet answered no signature');
    return { kind: 'signed', signed: await options.read(`0x${answer.slice(2)}`, context) };
  } catch (error) {
    const { meaning, told } = walletAnswer(error);
    if (meaning === 'refused') return { kind: 'rejected' };
    const isLate = error instanceof LateSignatureError;
    if (hasOtherWay && !isLate) return { kind: 'unable', error };
    console.error('Unable to sign payload', error);
    const [title, unable] = [{ text: 'Error' }, { text: 'Unable to sign payload' }];
    // A setting of the device: only its own words say which.
    const words = meaning === 'not-taken' ? { title: unable, description: told } : { title, description: unable };
    showToast(chain.settings, { kind: 'danger', ...(isLate ? { title, description: error.told } : words) });
    return { kind: 'unable', error };
  }
}
