import { addressOf } from '@besc/contracts/deploy/address-of';
import { usualSupplyGas } from '@besc/domain/liquidity/usual-liquidity-gas';
import type { Currency } from '@besc/domain/shared/token';
import { maximumSold } from '@besc/domain/swap/slippage';
import { addLiquidityGas } from '@besc/sdk/liquidity/add-liquidity-call';
import { Button } from '@besc/ui/button';
import { useState } from 'react';
import { ActionButtons } from '../../../blocks/action/action-buttons';
import { EnableTokenButton } from '../../../blocks/action/enable-token-button';
import { FeeNotice } from '../../../blocks/action/fee-notice';
import { useChain } from '../../../blocks/chain/chain-context';
import { useText } from '../../../blocks/language/use-text';
import type { AddFacts, AddView } from '../add-liquidity.view-model';

/** The first deposit makes the pair as well. */
const supplyGas = ({ existence }: AddFacts) =>
  existence.kind === 'not-exists' ? usualSupplyGas.created : addLiquidityGas;

/** Enable for each token that needs it, and the main button. */
export function SupplyButtons(props: {
  readonly facts: AddFacts;
  readonly view: AddView;
  readonly isAttempting: boolean;
  readonly onSupply: () => void;
}) {
  const { t } = useText();
  const { facts, view } = props;
  const gas = supplyGas(facts);
  return (
    <ActionButtons state={view.button}>
      {({ isReady }) => (
        <div className="flex flex-col gap-2">
          <FeeNotice gas={gas} />
          <EnableRow facts={facts} view={view} />
          <Button
            kind="primary"
            size="large"
            wide
            pending={props.isAttempting && t('Supplying')}
            disabledReason={isReady ? undefined : t('Supply')}
            onClick={props.onSupply}
          >
            {t('Supply')}
          </Button>
        </div>
      )}
    </ActionButtons>
  );
}

function EnableRow({ facts, view }: { readonly facts: AddFacts; readonly view: AddView }) {
  const sides: readonly (readonly ['a' | 'b', Currency | undefined])[] = [
    ['a', facts.currencyA],
    ['b', facts.currencyB],
  ];
  const router = addressOf(useChain().settings, 'swap', 'router');
  // A button that was there stays as 'Enabled', so that nothing jumps while the other one is pressed.
  const [seen, setSeen] = useState<readonly string[]>([]);
  const needed = sides.flatMap(([side, currency]) => {
    const state = view.approvals[side];
    const amount = view.amounts[side];
    if (currency?.kind !== 'token' || amount === undefined || state === 'unknown') return [];
    // What follows from the other side may be more in the next block: an exact approval leaves room for it.
    return [
      { token: currency, state, amount: view.isComputed[side] ? maximumSold(amount, facts.slippageBps) : amount },
    ];
  });
  const missing = needed.filter(({ state, token }) => state !== 'approved' && !seen.includes(token.address));
  if (missing.length > 0) setSeen([...seen, ...missing.map(({ token }) => token.address)]);
  const shown =
    view.button.kind === 'supply' && view.button.isReady
      ? []
      : needed.filter(({ token }) => seen.includes(token.address));
  if (shown.length === 0) return null;
  return (
    <div className={shown.length === 2 ? 'grid grid-cols-2 gap-2' : 'grid gap-2'}>
      {shown.map((entry) => (
        <EnableTokenButton key={entry.token.address} spender={router} gas={supplyGas(facts)} {...entry} />
      ))}
    </div>
  );
}
