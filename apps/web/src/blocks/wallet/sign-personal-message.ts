import type { Address } from '@besc/domain/shared/address';
import type { Hex } from '@besc/domain/shared/hex';
import type { Settings } from '@besc/wire/settings/settings';
import { stringToHex } from 'viem';
import { showToast } from '../toast/show-toast';
import { isRejection } from './wallet-error';
import type { WalletProvider } from './wallet-provider';

const signature = /^0x(?:[0-9a-f]{2}){65,}$/i;

/**
 * Has the wallet sign a text of ours (`personal_sign`). Undefined when it did not: a refusal of the person is silent,
 * anything else is told as 'Unable to sign payload'. Smart accounts answer more than 65 bytes.
 */
export async function signPersonalMessage(options: {
  readonly settings: Settings;
  readonly provider: WalletProvider;
  readonly account: Address;
  readonly message: string;
}): Promise<Hex | undefined> {
  const { settings, provider, account, message } = options;
  try {
    const answer = await provider.request({ method: 'personal_sign', params: [stringToHex(message), account] });
    if (typeof answer !== 'string' || !signature.test(answer)) throw new TypeError('The wallet answered no signature');
    return `0x${answer.slice(2)}`;
  } catch (error) {
    if (isRejection(error)) return undefined;
    console.error('Unable to sign payload', error);
    showToast(settings, { kind: 'danger', title: { text: 'Error' }, description: { text: 'Unable to sign payload' } });
    return undefined;
  }
}
