/** How long a profile's name is (PROF-27), in ASCII letters and digits (PROF-28, OPEN-85). */
export const usernameLength = { least: 3, most: 15 };

/** Why a text is no valid name. */
export type UsernameProblem = 'too-short' | 'too-long' | 'characters';

/** What is wrong with a text as a name; undefined when nothing is. Characters come first: length counts only what may stand. */
export function usernameProblem(text: string): UsernameProblem | undefined {
  if (!/^[A-Za-z0-9]*$/.test(text)) return 'characters';
  if (text.length < usernameLength.least) return 'too-short';
  return text.length > usernameLength.most ? 'too-long' : undefined;
}

/** What no second name may equal: a name without regard to case. */
export function usernameSlug(name: string): string {
  return name.toLowerCase();
}
