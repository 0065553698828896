import { OperateArgumentError } from './operate-argument-error';
import { asText } from './operated-contract';

/** Hundredths of a percent. */
export const basisPointsSetting = (most: number) =>
  ({
    takes: `BPS (0 to ${most})`,
    parse(values: readonly string[]): readonly [bigint] {
      const text = values.join(' ');
      if (!/^\d{1,5}$/.test(text) || Number(text) > most) {
        throw new OperateArgumentError(`"${text}" is not a number of hundredths of a percent up to ${most}.`);
      }
      return [BigInt(text)];
    },
    format: asText,
  }) as const;
