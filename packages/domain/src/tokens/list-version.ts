/** The version of a token list. */
export interface ListVersion {
  readonly major: number;
  readonly minor: number;
  readonly patch: number;
}

/** The kind of step from one version to a later one; `none` for the same or an earlier one. */
export type VersionBump = 'major' | 'minor' | 'patch' | 'none';

/** Compares two versions part by part: the first part that differs decides, and an earlier version is no bump. */
export function versionBump(current: ListVersion, next: ListVersion): VersionBump {
  for (const part of ['major', 'minor', 'patch'] as const) {
    if (next[part] > current[part]) return part;
    if (next[part] < current[part]) return 'none';
  }
  return 'none';
}
