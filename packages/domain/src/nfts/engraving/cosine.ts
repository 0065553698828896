import { sine } from './sine';

/** Cosine of an angle in turns, the same on every machine. */
export function cosine(turns: number): number {
  return sine(turns + 0.25);
}
