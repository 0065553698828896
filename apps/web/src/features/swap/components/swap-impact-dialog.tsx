import { formatPriceImpact } from '@besc/domain/swap/format-price-impact';
import { marketShortfall } from '@besc/domain/swap/market-shortfall';
import { priceImpact } from '@besc/domain/swap/price-impact';
import type { ComponentProps } from 'react';
import type { SwapQuote } from '../swap-quote';
import { ImpactPromptDialog } from './impact-prompt-dialog';

/** The question before a trade that gets much less than the market price, with the figures of that trade. */
export function SwapImpactDialog({
  quote: { trade, isMeasured },
  ...props
}: { readonly quote: SwapQuote } & Omit<
  ComponentProps<typeof ImpactPromptDialog>,
  'impact' | 'shortfall' | 'isMeasured'
>) {
  return (
    <ImpactPromptDialog
      {...props}
      impact={formatPriceImpact(priceImpact(trade))}
      shortfall={formatPriceImpact(marketShortfall(trade))}
      isMeasured={isMeasured}
    />
  );
}
