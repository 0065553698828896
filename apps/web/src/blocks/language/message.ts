/** A text with its values, kept apart so that it can be stored, compared and said in the language of the moment. */
export type Message = {
  /** The English text, which is also the key: `Swap %amount% %symbol%`. */
  readonly text: string;
  /** Values of the `%name%` placeholders; `count` also chooses the plural form. */
  readonly values?: Readonly<Record<string, string | number>>;
  /** Amounts of `%name%` places as decimal text with a dot, written as the language of the moment writes numbers. */
  readonly amounts?: Readonly<Record<string, string>>;
  /** Messages that stand in `%name%` places of this one, each said in the language of the moment. */
  readonly parts?: Readonly<Record<string, Message>>;
};
