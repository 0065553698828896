/** One deliberate defect: a text of one source file replaced, and the test file that must notice. */
export interface Mutant {
  name: string;
  file: string;
  search: string;
  replace: string;
  killer: string;
}
