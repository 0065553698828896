/** `SYMBOL Exchange | BESC Swap - $0.451`: page name, then product name; a token's symbol before, a live price after. */
export function documentTitle(options: {
  readonly name: string | undefined;
  readonly productName: string;
  readonly suffix?: string | undefined;
  readonly symbol?: string | undefined;
  readonly price?: string | undefined;
}): string {
  const { name, productName, suffix, symbol, price } = options;
  const page = [symbol, name].filter(Boolean).join(' ');
  const title = [page, suffix, productName].filter(Boolean).join(' | ');
  // A page without a name, such as an address that leads nowhere, has the bare product name.
  return price === undefined || name === undefined ? title : `${title} - ${price}`;
}
