/** What a commit's title begins with, and the files it changed. */
export interface CommitFiles {
  readonly title: string;
  readonly files: readonly string[];
}

/** Written by tools, or shared by everything by nature. */
const counted = (file: string) => !/(?:^|\/)(?:generated|messages|docs)\/|package-lock\.json$|README\.md$/.test(file);

/**
 * How much of the commits of slugs is in the folders of the slug that they name: the mean, over those commits, of the share of
 * their files with the slug in the path (0 to 1), and how many commits there are. Commits that name no slug do not count.
 */
export function commitLocality(commits: readonly CommitFiles[], slugs: readonly string[]) {
  const shares = commits.flatMap(({ title, files }) => {
    const slug = slugs.find((one) => title.startsWith(`${one}: `));
    const touched = files.filter(counted);
    if (slug === undefined || touched.length === 0) return [];
    const own = new RegExp(`(?:^|/)${slug}(?:[./-]|$)`);
    return [touched.filter((file) => own.test(file)).length / touched.length];
  });
  const sum = shares.reduce((total, share) => total + share, 0);
  return { commits: shares.length, mean: shares.length === 0 ? undefined : sum / shares.length };
}
