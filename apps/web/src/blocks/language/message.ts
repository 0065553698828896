import type { AmountMeaning, AmountPlace } from '@besc/domain/shared/amount';

/** An amount as it is, which is rounded where it is shown. */
export type MessageAmount = {
  /** In the currency's smallest unit, as decimal digits. */
  readonly value: string;
  readonly decimals: number;
  readonly meaning: AmountMeaning;
  /** Left out: a summary. */
  readonly place?: AmountPlace;
};

/** A text with its values, kept apart so that it can be stored, compared and said in the language of the moment. */
export type Message = {
  /** The English text, which is also the key: `Swap %amount% %symbol%`. */
  readonly text: string;
  /** Values of the `%name%` placeholders; `count` also chooses the plural form. */
  readonly values?: Readonly<Record<string, string | number>>;
  /**
   * Amounts of `%name%` places, rounded and written when they are shown. A decimal text with a dot is of a record that an
   * older page kept: it was rounded then.
   */
  readonly amounts?: Readonly<Record<string, MessageAmount | string>>;
  /** Messages that stand in `%name%` places of this one, each said in the language of the moment. */
  readonly parts?: Readonly<Record<string, Message>>;
};
