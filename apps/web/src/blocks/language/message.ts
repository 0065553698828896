/** A text with its values, kept apart so that it can be stored, compared and said in the language of the moment. */
export type Message = {
  /** The English text, which is also the key: `Swap %amount% %symbol%`. */
  readonly text: string;
  /** Values of the `%name%` placeholders; `count` also chooses the plural form. */
  readonly values?: Readonly<Record<string, string | number>>;
  /** Messages that stand in `%name%` places of this one, each said in the language of the moment. */
  readonly parts?: Readonly<Record<string, Message>>;
};
