/** A ticket's number is this and its four digits. */
export const numberBase = 10_000;
const digitCount = 4;
const words = 2 ** 32;

/** The four digits of a number. */
export function ticketDigits(number: number): string {
  return String(number % numberBase).padStart(digitCount, '0');
}

/** Whether it is a number that a ticket can have. */
export function isTicketNumber(number: number): boolean {
  return Number.isInteger(number) && number >= numberBase && number < 2 * numberBase;
}

/** The number of four digits; undefined for any other text. */
export function parseTicket(digits: string): number | undefined {
  return /^[0-9]{4}$/.test(digits) ? numberBase + Number(digits) : undefined;
}

/**
 * Numbers drawn at random, none twice and none of `taken`. `word`: a random integer from 0 to 2^32 - 1, each as likely as
 * any other. Throws RangeError when there are not so many numbers.
 */
export function drawTickets(options: {
  readonly count: number;
  readonly taken: readonly number[];
  readonly word: () => number;
}): number[] {
  const { count, taken, word } = options;
  const known = new Set(taken);
  if (known.size + count > numberBase) throw new RangeError('There are not so many numbers');
  const drawn: number[] = [];
  while (drawn.length < count) {
    const next = word();
    // The last words would make some numbers likelier.
    if (next >= words - (words % numberBase)) continue;
    const number = numberBase + (next % numberBase);
    if (known.has(number)) continue;
    known.add(number);
    drawn.push(number);
  }
  return drawn;
}

/** How many digits match from the left, 0 to 4. */
export function matchingDigits(number: number, drawn: number): number {
  const [own, other] = [ticketDigits(number), ticketDigits(drawn)];
  for (let index = 0; index < digitCount; index++) if (own[index] !== other[index]) return index;
  return digitCount;
}
