import type { VersionBump } from '@besc/domain/tokens/list-version';

/** What a bump means by the token-list rules: major drops tokens, minor adds some, patch changes details. */
export function bumpText(bump: VersionBump): string {
  const texts: Readonly<Record<VersionBump, string>> = {
    major: 'Major update: tokens may be removed',
    minor: 'Minor update: tokens may be added',
    patch: 'Patch: details of tokens may change',
    none: 'Not an update',
  };
  return texts[bump];
}
