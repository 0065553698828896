import * as z from 'zod';

/** A parameter that is a whole number from `least` to `most`, written in digits: an empty one is none, where 0 would be one. */
export const wholeNumber = (least: number, most: number) =>
  z.preprocess(
    (text) => (typeof text === 'string' && !/^-?\d+$/.test(text) ? Number.NaN : text),
    z.coerce.number().int().min(least).max(most),
  );
