import type { Message, MessageAmount } from '../../language/message';

/** By what an amount means to the person: what was received, or what was paid. */
const texts = {
  held: {
    less: { text: 'Received %amount% %symbol% less than estimated.' },
    more: { text: 'Received %amount% %symbol% more than estimated.' },
  },
  paid: {
    less: { text: 'Paid %amount% %symbol% less than estimated.' },
    more: { text: 'Paid %amount% %symbol% more than estimated.' },
  },
} as const;

/** How a summary with what was moved differs from the one with what had been estimated, an amount a line. */
export function estimateLines(estimated: Message, moved: Message): readonly Message[] {
  return Object.entries(moved.amounts ?? {}).flatMap(([place, amount]) => {
    const before = estimated.amounts?.[place];
    if (typeof amount === 'string' || before === undefined || typeof before === 'string') return [];
    const symbol = moved.values?.[place.replace('amount', 'symbol')];
    const gap = BigInt(amount.value) - BigInt(before.value);
    return symbol === undefined || gap === 0n ? [] : [gapLine(amount, gap, symbol)];
  });
}

function gapLine(amount: MessageAmount, gap: bigint, symbol: string | number): Message {
  const { meaning } = amount;
  const way = gap < 0n ? 'less' : 'more';
  // Rounded against the reader: a loss or a cost up, a gain down.
  const isBad = (meaning === 'held') === (way === 'less');
  const shown = { ...amount, value: String(gap < 0n ? -gap : gap), meaning: isBad ? 'paid' : 'held' } as const;
  return { ...texts[meaning][way], values: { symbol }, amounts: { amount: shown } };
}
