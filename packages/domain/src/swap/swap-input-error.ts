import type { Address } from '../shared/address';
import type { Currency } from '../shared/token';
import { isForbiddenRecipient } from './recipient';
import type { Trade } from './trade';

/** Why a swap cannot be sent yet, in the order of the documents. `text` is the English button text. */
export type SwapInputError =
  | { readonly kind: 'connect-wallet'; readonly text: 'Connect Wallet' }
  | { readonly kind: 'enter-amount'; readonly text: 'Enter an amount' }
  | { readonly kind: 'select-token'; readonly text: 'Select a token' }
  | { readonly kind: 'enter-recipient'; readonly text: 'Enter a recipient' }
  | { readonly kind: 'looking-up'; readonly text: 'Looking up the name' }
  | { readonly kind: 'invalid-recipient'; readonly text: 'Invalid recipient' }
  | { readonly kind: 'insufficient-balance'; readonly text: string; readonly symbol: string };

/** The recipient after resolution. `pending`: a name that is still being looked up. */
export type ResolvedRecipient =
  | { readonly kind: 'own' }
  | { readonly kind: 'empty' }
  | { readonly kind: 'pending' }
  | { readonly kind: 'invalid' }
  | { readonly kind: 'address'; readonly address: Address };

/**
 * The first error that applies, `undefined` when there is none. `amount` is the parsed typed amount; `maximumIn` what the
 * swap may cost at most (see `tradeLimits`) and `balance` the input currency's, both `undefined` while unknown, when the
 * balance is not judged.
 */
export function swapInputError(swap: {
  account: Address | undefined;
  amount: bigint | undefined;
  input: Currency | undefined;
  output: Currency | undefined;
  recipient: ResolvedRecipient;
  blockedRecipients: readonly Address[];
  trade: Trade | undefined;
  maximumIn: bigint | undefined;
  balance: bigint | undefined;
}): SwapInputError | undefined {
  const { account, input, output, recipient, trade } = swap;
  if (account === undefined) return { kind: 'connect-wallet', text: 'Connect Wallet' };
  if (swap.amount === undefined || swap.amount <= 0n) return { kind: 'enter-amount', text: 'Enter an amount' };
  if (input === undefined || output === undefined) return { kind: 'select-token', text: 'Select a token' };
  if (recipient.kind === 'empty') return { kind: 'enter-recipient', text: 'Enter a recipient' };
  if (recipient.kind === 'pending') return { kind: 'looking-up', text: 'Looking up the name' };
  if (recipient.kind === 'invalid') return { kind: 'invalid-recipient', text: 'Invalid recipient' };
  const to = recipient.kind === 'own' ? account : recipient.address;
  if (isForbiddenRecipient({ recipient: to, blockedRecipients: swap.blockedRecipients, trade })) {
    return { kind: 'invalid-recipient', text: 'Invalid recipient' };
  }
  if (swap.balance !== undefined && swap.maximumIn !== undefined && swap.balance < swap.maximumIn) {
    const { symbol } = input;
    return { kind: 'insufficient-balance', text: `Insufficient ${symbol} balance`, symbol };
  }
  return undefined;
}
