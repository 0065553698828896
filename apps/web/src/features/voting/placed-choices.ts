/** The choices of a proposal with their places, from zero, by which a list keys them: two may read the same while they are typed. */
export function placedChoices(
  choices: readonly string[],
): readonly { readonly choice: string; readonly index: number }[] {
  return choices.map((choice, index) => ({ choice, index }));
}
