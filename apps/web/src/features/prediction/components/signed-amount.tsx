import { ShownAmount } from '../../../blocks/amounts/shown-amount';

/** Wei won or lost, told by sign, arrow and colour; unknown is a dash. A loss is rounded up, as a win is rounded down. */
export function SignedAmount({ amount }: { readonly amount: bigint | undefined }) {
  const sign = amount === undefined || amount === 0n ? '' : amount > 0n ? '↑ +' : '↓ −';
  const tone = amount === undefined || amount === 0n ? 'plain' : amount > 0n ? 'up' : 'down';
  return (
    <span
      className={`whitespace-nowrap tabular-nums ${tone === 'up' ? 'text-up' : tone === 'down' ? 'text-down' : ''}`}
      dir="ltr"
    >
      {sign}
      <ShownAmount
        amount={amount === undefined || amount >= 0n ? amount : -amount}
        decimals={18}
        meaning={tone === 'down' ? 'paid' : 'held'}
        symbol="BESC"
        tone={tone}
      />
    </span>
  );
}
