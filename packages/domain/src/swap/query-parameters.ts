import type { Address } from '../shared/address';
import { type CurrencyId, parseCurrencyId } from '../shared/currency-id';
import { linkAmount } from '../shared/link-amount';
import { parseRecipient } from './recipient';
import type { SwapState } from './swap-state';

/** Anything that answers like `URLSearchParams`. */
export interface SwapQuery {
  get(name: string): string | null;
}

/**
 * The swap state a link asks for: inputCurrency, outputCurrency (an address in any letter case, or BESC), exactAmount
 * (numeric, kept as text), exactField (input or output), recipient (address or host-like). What is malformed is not taken
 * over. Defaults: BESC in, `stable` out; a currency that is there and empty is none. When both would be the same, the output
 * is cleared if the link gave one, else the input. `parseAddress` returns the checksummed address, or `undefined` for a malformed one or a wrong checksum.
 */
export function parseSwapQuery(link: {
  query: SwapQuery;
  stable: Address;
  parseAddress: (text: string) => Address | undefined;
}): SwapState {
  const { query, parseAddress } = link;
  const givenOutput = parseCurrencyId(query.get('outputCurrency'), parseAddress);
  const given = (name: string, byDefault: CurrencyId) =>
    query.get(name) === '' ? undefined : (parseCurrencyId(query.get(name), parseAddress) ?? byDefault);
  let input = given('inputCurrency', 'BESC');
  let output = given('outputCurrency', link.stable);
  if (input !== undefined && input === output) {
    if (givenOutput === undefined) input = undefined;
    else output = undefined;
  }
  return {
    independentField: query.get('exactField')?.toLowerCase() === 'output' ? 'output' : 'input',
    typedValue: linkAmount(query.get('exactAmount')),
    input,
    output,
    recipient: parseQueryRecipient(query.get('recipient'), parseAddress),
  };
}

/** Names of the parameters that a link gives and `parseSwapQuery` does not take over; an empty value is none given. */
export function unreadParameters(link: {
  query: SwapQuery;
  parseAddress: (text: string) => Address | undefined;
}): readonly string[] {
  const isCurrency = (text: string) => parseCurrencyId(text, link.parseAddress) !== undefined;
  const isRead: Readonly<Record<string, (text: string) => boolean>> = {
    inputCurrency: isCurrency,
    outputCurrency: isCurrency,
    exactAmount: (text) => linkAmount(text) !== '',
    exactField: (text) => /^(?:input|output)$/i.test(text),
    recipient: (text) => parseQueryRecipient(text, link.parseAddress) !== undefined,
  };
  return Object.keys(isRead).filter((name) => {
    const text = link.query.get(name);
    return text !== null && text !== '' && isRead[name]?.(text) === false;
  });
}

function parseQueryRecipient(
  text: string | null,
  parseAddress: (text: string) => Address | undefined,
): string | undefined {
  const recipient = parseRecipient(text ?? undefined);
  if (recipient.kind === 'address') return parseAddress(recipient.text);
  // A link made by somebody else brings no letters that could imitate others.
  return recipient.kind === 'name' && /^[\w.-]+$/.test(recipient.text) ? recipient.text : undefined;
}
