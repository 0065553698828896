import type { ListVersion } from '@besc/domain/tokens/list-version';

/** 'v1.2.3'. */
export function versionText({ major, minor, patch }: ListVersion): string {
  return `v${major}.${minor}.${patch}`;
}
