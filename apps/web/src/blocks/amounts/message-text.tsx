import { createElement, Fragment, type ReactNode } from 'react';
import { formatDecimal } from '../../lib/format-decimal';
import { fillIn } from '../language/fill-in';
import type { Message } from '../language/message';
import { useText } from '../language/use-text';
import { ShownAmount } from './shown-amount';

/**
 * A message as it is drawn: its text in the language of the moment, its amounts as amounts are shown everywhere, with all
 * their digits in the title. A plain string is shown as it is.
 */
export function MessageText({ message }: { readonly message: Message | string }): ReactNode {
  const { t, say, locale } = useText();
  if (typeof message === 'string') return message;
  const { text, values = {}, amounts = {}, parts = {} } = message;
  const said = t(text, values.count === undefined ? undefined : { count: values.count });
  const written: Record<string, string | number> = { ...values };
  const drawn: Record<string, ReactNode> = {};
  for (const [name, part] of Object.entries(parts)) written[name] = say(part);
  for (const [name, amount] of Object.entries(amounts)) {
    if (typeof amount === 'string') written[name] = formatDecimal(amount, locale);
    else drawn[`%${name}%`] = <ShownAmount place="summary" {...amount} amount={BigInt(amount.value)} />;
  }
  // A value that looks like a place stays as it is: the places of amounts are taken before values are put in.
  const pieces = said.split(/(%[A-Za-z_][A-Za-z0-9_]*%)/);
  const content = pieces.map((piece) => (Object.hasOwn(drawn, piece) ? drawn[piece] : fillIn(piece, written, said)));
  return createElement(Fragment, null, ...content);
}
