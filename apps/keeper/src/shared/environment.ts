import { parseGwei, parseUnits } from 'viem';
import * as z from 'zod';

/** Variables as a process is given them. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** An environment variable is missing or wrong; the message names it. */
export class KeeperConfigError extends Error {
  readonly code = 'KEEPER_CONFIG_INVALID';
  constructor(
    readonly variable: string,
    problem: string,
  ) {
    super(`${variable} ${problem}`);
    this.name = 'KeeperConfigError';
  }
}

/** Reads the variables that a schema names; a blank one counts as missing. Throws KeeperConfigError. */
export function parseEnvironment<Schema extends z.ZodType>(schema: Schema, env: Environment): z.output<Schema> {
  const filled = Object.entries(env).flatMap(([name, text]) => (text?.trim() ? [[name, text.trim()] as const] : []));
  const result = schema.safeParse(Object.fromEntries(filled));
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  throw new KeeperConfigError(issue?.path.join('.') || 'The environment', issue?.message ?? 'is not valid.');
}

/** A text that must be there. */
export const requiredText = z.string('is missing.');

/** A whole number within bounds. */
export function wholeNumber({ least, most, fallback }: { least: number; most: number; fallback: number }) {
  const problem = `must be a whole number from ${least} to ${most}.`;
  return z
    .string()
    .regex(/^\d{1,10}$/, problem)
    .transform(Number)
    .refine((value) => value >= least && value <= most, problem)
    .default(fallback);
}

/** A decimal amount with 18 decimals, in wei. */
export function coinAmount(fallback: string) {
  return z
    .string()
    .regex(/^\d{1,30}(\.\d{1,18})?$/, 'must be a decimal number.')
    .default(fallback)
    .transform((text) => parseUnits(text, 18));
}

/** A price of gas in gwei, as wei; undefined when it is left out. */
export const gweiPrice = z
  .string()
  .regex(/^(?=.*[1-9])\d{1,9}(\.\d{1,9})?$/, 'must be a decimal number above 0.')
  .transform((text) => parseGwei(text))
  .optional();

/** A private key. */
export const privateKey = z
  .string('is missing.')
  .regex(/^0x[0-9a-fA-F]{64}$/, 'must be a private key: 0x and 64 hex digits.')
  .transform((text) => text as `0x${string}`);
