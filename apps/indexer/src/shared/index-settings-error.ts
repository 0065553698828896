/** A setting of the index is missing or malformed; the message names the variable and what it must be. */
export class IndexSettingsError extends Error {
  readonly code = 'INDEX_SETTINGS_INVALID';
  readonly variable: string;

  constructor(variable: string, problem: string) {
    super(`${variable} ${problem}.`);
    this.name = 'IndexSettingsError';
    this.variable = variable;
  }
}
