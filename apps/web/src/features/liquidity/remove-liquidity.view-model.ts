import { minimumAmount } from '@besc/domain/liquidity/minimum-amount';
import type { PairExistence } from '@besc/domain/liquidity/pair-existence';
import { type Position, position } from '@besc/domain/liquidity/position';
import {
  type Removal,
  type RemovalFlaw,
  type RemoveField,
  type RemoveState,
  removal,
  removalFlaw,
  removedPercent,
} from '@besc/domain/liquidity/remove-state';
import type { Address } from '@besc/domain/shared/address';
import { formatAmount } from '@besc/domain/shared/amount';
import type { Currency, Token } from '@besc/domain/shared/token';
import { wrapped } from '@besc/domain/shared/wrapped';
import { approvalState } from '@besc/domain/tokens/approval-state';
import { approvalFirst } from '../../blocks/action/approval-first';
import type { Blocker } from '../../blocks/action/blocker';
import { firstBlocker } from '../../blocks/action/first-blocker';
import type { Allowance } from '../../blocks/action/use-allowance';
import type { Writer } from '../../blocks/action/use-writer';
import type { RemoveQuote } from './remove-quote';
import type { SignedRemoval } from './signed-removal';

/** All the remove screen knows. Currencies as the address names them. */
export interface RemoveFacts extends Omit<Writer, 'gasPriceWei'> {
  readonly state: RemoveState;
  readonly currencyA: Currency | undefined;
  readonly currencyB: Currency | undefined;
  readonly wbesc: Token;
  readonly existence: PairExistence;
  readonly isPairFailed: boolean;
  /** What the amounts are drawn from is being read again after a while unobserved. */
  readonly isPriceOld: boolean;
  readonly liquidity: bigint | undefined;
  /** What is taken out: undefined until both tokens of the pair are known. */
  readonly lp: Token | undefined;
  /** Of the LP. */
  readonly allowance: Allowance;
  readonly signed: SignedRemoval | undefined;
}

export type RemoveButton =
  | Blocker
  | {
      readonly kind: 'remove';
      readonly approval: 'not-approved' | 'pending' | 'approved';
      /** The wallet approves in the same confirmation. */
      readonly isApprovedWithIt: boolean;
    };

/** All the remove screen shows. */
export interface RemoveView {
  readonly position: Position | undefined;
  readonly withdrawal: Removal | undefined;
  readonly percent: number;
  readonly texts: { readonly liquidity: string; readonly a: string; readonly b: string };
  readonly quote: RemoveQuote | undefined;
  readonly button: RemoveButton;
}

/** Computes the whole remove screen from what is known. */
export function removeLiquidityViewModel(facts: RemoveFacts): RemoveView {
  const { state, currencyA, currencyB, wbesc, existence, liquidity } = facts;
  const held =
    existence.kind === 'exists' && liquidity !== undefined ? position(existence.supplied, liquidity) : undefined;
  const form = held &&
    currencyA &&
    currencyB && {
      state,
      position: held,
      sideA: { token: wrapped(currencyA, wbesc).address, decimals: currencyA.decimals },
      sideB: { token: wrapped(currencyB, wbesc).address, decimals: currencyB.decimals },
    };
  const withdrawal = form && removal(form);
  return {
    position: held,
    withdrawal,
    percent: held ? removedPercent(state, held, withdrawal) : 0,
    texts: texts(facts, withdrawal),
    quote:
      withdrawal && currencyA && currencyB
        ? {
            currencyA,
            currencyB,
            ...withdrawal,
            minimumA: minimumAmount(withdrawal.amountA, facts.slippageBps),
            minimumB: minimumAmount(withdrawal.amountB, facts.slippageBps),
            slippageBps: facts.slippageBps,
          }
        : undefined,
    button: button(facts, { held, withdrawal, flaw: form && removalFlaw(form) }),
  };
}

/** Whether the signature is for exactly this withdrawal; any other is no permission. */
export function isSignedFor(
  signed: SignedRemoval | undefined,
  pair: Address,
  wish: { owner: Address | undefined; liquidity: bigint },
): boolean {
  return (
    signed !== undefined && signed.pair === pair && signed.owner === wish.owner && signed.liquidity === wish.liquidity
  );
}

const flawTexts: Record<RemovalFlaw, string> = {
  nothing: 'Enter an amount',
  'too-much': 'More than your liquidity',
  'too-little': 'Too little: the pool would pay none of one token',
};

function button(
  facts: RemoveFacts,
  made: { held: Position | undefined; withdrawal: Removal | undefined; flaw: RemovalFlaw | undefined },
): RemoveButton {
  const { held, withdrawal } = made;
  const { account, existence, signed } = facts;
  const blocker = firstBlocker(facts);
  if (blocker !== undefined) return blocker;
  if (existence.kind === 'invalid' || existence.kind === 'not-exists') return { kind: 'error', text: 'Invalid pair' };
  if (facts.isPairFailed) return { kind: 'offline' };
  if (held === undefined) return { kind: 'loading' };
  if (held.liquidity === 0n) return { kind: 'error', text: 'You have no liquidity in this pool' };
  if (withdrawal === undefined) return { kind: 'error', text: flawTexts[made.flaw ?? 'nothing'] };
  if (!facts.isSlippageConfirmed) return { kind: 'slippage-unconfirmed' };
  if (facts.isPriceOld) return { kind: 'loading' };
  const wish = { owner: account, liquidity: withdrawal.liquidity };
  if (isSignedFor(signed, held.supplied.pair.address, wish))
    return { kind: 'remove', approval: 'approved', isApprovedWithIt: false };
  const { amount: allowed, isPending: hasPendingApproval } = facts.allowance;
  const spending = { currency: facts.lp, amount: withdrawal.liquidity, allowance: allowed, hasPendingApproval };
  const asked = approvalState(spending);
  const approval = approvalFirst(asked, facts);
  return approval === 'unknown'
    ? { kind: 'loading' }
    : { kind: 'remove', approval, isApprovedWithIt: approval !== asked };
}

function texts(facts: RemoveFacts, withdrawal: Removal | undefined): RemoveView['texts'] {
  const { independentField, typedValue } = facts.state;
  const text = (field: RemoveField, amount: bigint | undefined, decimals: number | undefined) => {
    if (independentField === field) return typedValue;
    if (amount === undefined || decimals === undefined) return '';
    return formatAmount(amount, decimals, { meaning: field === 'LIQUIDITY' ? 'paid' : 'held' });
  };
  return {
    liquidity: text('LIQUIDITY', withdrawal?.liquidity, 18),
    a: text('CURRENCY_A', withdrawal?.amountA, facts.currencyA?.decimals),
    b: text('CURRENCY_B', withdrawal?.amountB, facts.currencyB?.decimals),
  };
}
