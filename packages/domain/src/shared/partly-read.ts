/** A record whose fields are read each by itself: one whose answer failed is undefined, and stops none of the others. */
export type PartlyRead<Whole> = { readonly [Field in keyof Whole]: Whole[Field] | undefined };
