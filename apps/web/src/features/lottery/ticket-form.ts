import { drawTickets, parseTicket, ticketDigits } from '@besc/domain/lottery/ticket-numbers';

/** The tickets that are about to be bought: what stands in each field, and a name that it keeps. */
export interface TicketForm {
  readonly tickets: readonly { readonly key: number; readonly digits: string }[];
  readonly nextKey: number;
}

/** A random integer of 32 bits. */
type Word = () => number;

export type TicketFormAction =
  /** As many tickets: more are drawn, or the last ones go. */
  | { readonly kind: 'count'; readonly count: number; readonly word: Word }
  | { readonly kind: 'edit'; readonly key: number; readonly digits: string }
  /** New numbers for one ticket, or for all. */
  | { readonly kind: 'redraw'; readonly key: number | 'all'; readonly word: Word };

export const emptyForm: TicketForm = { tickets: [], nextKey: 1 };

export function ticketForm(form: TicketForm, action: TicketFormAction): TicketForm {
  const { tickets, nextKey } = form;
  switch (action.kind) {
    case 'count': {
      const more = action.count - tickets.length;
      if (more <= 0) return { ...form, tickets: tickets.slice(0, Math.max(0, action.count)) };
      const drawn = drawTickets({ count: more, taken: knownNumbers(tickets), word: action.word });
      const added = drawn.map((number, index) => ({ key: nextKey + index, digits: ticketDigits(number) }));
      return { tickets: [...tickets, ...added], nextKey: nextKey + more };
    }
    case 'edit': {
      const { key, digits } = action;
      return { ...form, tickets: tickets.map((one) => (one.key === key ? { ...one, digits } : one)) };
    }
    case 'redraw': {
      const isDrawn = ({ key }: { key: number }) => action.key === 'all' || action.key === key;
      const taken = knownNumbers(tickets.filter((one) => !isDrawn(one)));
      const drawn = drawTickets({ count: tickets.filter(isDrawn).length, taken, word: action.word });
      return {
        ...form,
        tickets: tickets.map((one) => (isDrawn(one) ? { ...one, digits: ticketDigits(drawn.shift() ?? 0) } : one)),
      };
    }
  }
}

/** The numbers as the contract takes them; undefined while one is not complete. */
export function chosenNumbers({ tickets }: TicketForm): readonly number[] | undefined {
  const numbers = knownNumbers(tickets);
  return numbers.length === tickets.length ? numbers : undefined;
}

/** Digits that stand on more than one ticket: together they would share what one alone wins. */
export function repeatedDigits({ tickets }: TicketForm): ReadonlySet<string> {
  const seen = new Set<string>();
  const repeated = new Set<string>();
  for (const { digits } of tickets) {
    if (parseTicket(digits) === undefined) continue;
    if (seen.has(digits)) repeated.add(digits);
    seen.add(digits);
  }
  return repeated;
}

function knownNumbers(tickets: TicketForm['tickets']): number[] {
  return tickets.map(({ digits }) => parseTicket(digits)).filter((number) => number !== undefined);
}
