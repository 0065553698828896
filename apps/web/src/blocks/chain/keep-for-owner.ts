/** `placeholderData` for keys of a name, then an owner: what was read for the same owner by other tokens stands meanwhile. */
export function keepForOwner<Value>(
  last: Value | undefined,
  query: { readonly queryKey: readonly unknown[] } | undefined,
  owner: unknown,
): Value | undefined {
  return query?.queryKey[2] === owner ? last : undefined;
}
