import { ShownAmount } from '../../../blocks/amounts/shown-amount';

/** A price in the coin; unknown is a dash. */
export function Price({ amount, className }: { readonly amount: bigint | undefined; readonly className?: string }) {
  return (
    <ShownAmount
      amount={amount}
      decimals={18}
      meaning="paid"
      symbol="BESC"
      {...(className === undefined ? {} : { className })}
    />
  );
}
