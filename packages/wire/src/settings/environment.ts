import * as z from 'zod/mini';

/** Variables as a process is given them. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** An environment variable is missing or wrong; the message is one sentence that names it. */
export class EnvironmentError extends Error {
  readonly code = 'ENVIRONMENT_INVALID';
  readonly variable: string;

  constructor(variable: string, problem: string) {
    super(`${variable} ${problem}.`);
    this.name = 'EnvironmentError';
    this.variable = variable;
  }
}

/** Reads the variables that a schema names, trimmed; a blank one counts as missing. Throws EnvironmentError. */
export function parseEnvironment<Schema extends z.core.$ZodType>(schema: Schema, env: Environment): z.output<Schema> {
  const filled = Object.entries(env).flatMap(([name, text]) => (text?.trim() ? [[name, text.trim()] as const] : []));
  const result = z.safeParse(schema, Object.fromEntries(filled));
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const isMissing = issue?.code === 'invalid_type' && issue.input === undefined;
  throw new EnvironmentError(
    String(issue?.path[0] ?? 'The environment'),
    isMissing ? 'is missing' : (issue?.message ?? 'is not valid'),
  );
}

/** A text that must be there. */
export const requiredText = z.string();

/** A whole number within bounds. */
export function wholeNumber({ least, most, fallback }: { least: number; most: number; fallback: number }) {
  return z._default(boundedNumber(least, most), fallback);
}

/** The same, undefined when it is left out. */
export function optionalNumber({ least, most }: { least: number; most: number }) {
  return z.optional(boundedNumber(least, most));
}

function boundedNumber(least: number, most: number) {
  return read((text) => {
    const value = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
    if (value >= least && value <= most) return value;
    throw new RangeError(`must be a whole number from ${least} to ${most}, not "${text}"`);
  });
}

/** One of several words. */
export function oneOf<const Word extends string>(words: readonly Word[], fallback: Word) {
  return z._default(z.enum(words, `must be one of ${words.join(', ')}`), fallback);
}

/** True when it is "allowed", which nothing is by default. */
export const allowance = z._default(
  z.pipe(
    z.literal('allowed', 'must be "allowed" or empty'),
    z.transform(() => true),
  ),
  false,
);

/** One http(s) address or several, separated by commas. What is wrong is told without what may be secret in it: path and user. */
export const httpUrls = listOf((text) => {
  if (!URL.canParse(text))
    throw new RangeError(`must be an http or https address, not ${text === '' ? '""' : 'something else'}`);
  const { protocol, host, username, password } = new URL(text);
  const place = `"${protocol}//${host}"`;
  if (!/^https?:$/.test(protocol)) throw new RangeError(`must be an http or https address, not ${place}`);
  if (username !== '' || password !== '')
    throw new RangeError(`must not carry a user or a password, as that of ${place} does`);
  return text;
});

/** A Postgres database. What is wrong is told without what may be secret in it. */
export const postgresUrl = read((text) => {
  if (/^postgres(?:ql)?:\/\//.test(text) && URL.canParse(text)) return text;
  throw new RangeError('must start with postgres:// or postgresql://');
});

/** Several things, separated by commas; `parse` throws a RangeError that says what is wrong with one. */
export function listOf<Item>(parse: (text: string) => Item) {
  return read((text): readonly Item[] => text.split(',').map((part) => parse(part.trim())));
}

/** A text that `parse` makes something of; its RangeError says what is wrong. */
export function read<Value>(parse: (text: string) => Value) {
  return z.pipe(
    z.string(),
    z.transform((text: string, context): Value => {
      try {
        return parse(text);
      } catch (error) {
        if (!(error instanceof RangeError)) throw error;
        context.issues.push({ code: 'custom', message: error.message, input: text });
        return z.NEVER;
      }
    }),
  );
}

// Variables that several services have.

/** The least that is logged. */
export const logLevel = (fallback: 'warn' | 'info') =>
  oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], fallback);
/** How many proxies of our own a request comes through; each adds to X-Forwarded-For. */
export const trustedProxies = wholeNumber({ least: 0, most: 10, fallback: 0 });
/** What one client may ask for in a minute. */
export const requestsPerMinute = wholeNumber({ least: 1, most: 1_000_000, fallback: 1200 });
/** How long an idle connection is kept: longer than the balancer before us keeps it. */
export const keepAliveSeconds = wholeNumber({ least: 1, most: 3600, fallback: 75 });
/** Address to listen on: this machine only, unless told otherwise. */
export const listenHost = z._default(z.string(), '127.0.0.1');
