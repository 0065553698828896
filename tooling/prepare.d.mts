/** What TypeScript asks of `prepare.mjs`, which runs before anything is installed. */
export function findChromium(): string | undefined;
