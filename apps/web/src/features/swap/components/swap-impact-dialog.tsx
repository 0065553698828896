import { formatPriceImpact } from '@besc/domain/swap/format-price-impact';
import { marketShortfall } from '@besc/domain/swap/market-shortfall';
import { priceImpact } from '@besc/domain/swap/price-impact';
import type { Trade } from '@besc/domain/swap/trade';
import type { ComponentProps } from 'react';
import { ImpactPromptDialog } from './impact-prompt-dialog';

/** The question before a trade that gets much less than the market price, with the figures of that trade. */
export function SwapImpactDialog({
  trade,
  ...props
}: { readonly trade: Trade } & Omit<ComponentProps<typeof ImpactPromptDialog>, 'impact' | 'shortfall'>) {
  return (
    <ImpactPromptDialog
      {...props}
      impact={formatPriceImpact(priceImpact(trade))}
      shortfall={formatPriceImpact(marketShortfall(trade))}
    />
  );
}
