import type { Currency } from '@besc/domain/shared/token';
import { displaySymbol } from '@besc/domain/tokens/display-symbol';
import { Button } from '@besc/ui/button';
import { useState } from 'react';
import { useText } from '../../../blocks/language/use-text';
import { ConnectButton } from '../../../blocks/wallet/connect-button';
import { SwitchNetworkButton } from '../../../blocks/wallet/switch-network-button';
import type { AddFacts, AddView } from '../add-liquidity.view-model';
import { EnableTokenButton } from './enable-token-button';

/** Enable for each token that needs it, and the main button. */
export function SupplyButtons(props: {
  readonly facts: AddFacts;
  readonly view: AddView;
  readonly isAttempting: boolean;
  readonly onSupply: () => void;
}) {
  const { t } = useText();
  const { facts, view } = props;
  const { button } = view;
  switch (button.kind) {
    case 'unsupported':
      return <Button size="large" wide disabledReason={t('Unsupported Asset')} />;
    case 'connect':
      return <ConnectButton size="large" wide />;
    case 'wrong-network':
      return <SwitchNetworkButton />;
    case 'loading':
      return <Button size="large" wide pending={t('Loading')} />;
    case 'offline':
      return <Button size="large" wide disabledReason={t('The chain does not answer')} />;
    case 'slippage-unconfirmed':
      return <Button size="large" wide disabledReason={t('Confirm your slippage tolerance')} />;
    case 'error':
      return (
        <Button
          size="large"
          wide
          disabledReason={t(button.text, button.symbol === undefined ? {} : { symbol: displaySymbol(button.symbol) })}
        />
      );
    case 'supply':
      return (
        <div className="flex flex-col gap-2">
          <EnableRow facts={facts} view={view} />
          <Button
            kind="primary"
            size="large"
            wide
            pending={props.isAttempting && t('Supplying')}
            disabledReason={button.isReady ? undefined : t('Supply')}
            onClick={props.onSupply}
          >
            {t('Supply')}
          </Button>
        </div>
      );
  }
}

function EnableRow({ facts, view }: { readonly facts: AddFacts; readonly view: AddView }) {
  const sides: readonly (readonly ['a' | 'b', Currency | undefined])[] = [
    ['a', facts.currencyA],
    ['b', facts.currencyB],
  ];
  // A button that was there stays as 'Enabled', so that nothing jumps while the other one is pressed.
  const [seen, setSeen] = useState<readonly string[]>([]);
  const needed = sides.flatMap(([side, currency]) => {
    const state = view.approvals[side];
    const amount = view.amounts[side];
    if (currency?.kind !== 'token' || amount === undefined || state === 'unknown') return [];
    return [{ token: currency, amount, state }];
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
        <EnableTokenButton key={entry.token.address} {...entry} />
      ))}
    </div>
  );
}
