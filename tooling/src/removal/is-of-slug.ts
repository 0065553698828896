/** Whether a file of the repository is a slug's own: it lies in a folder of that name, or its name begins with it. */
export function isOfSlug(file: string, slug: string): boolean {
  const parts = file.split('/');
  if (!['apps', 'packages', 'e2e'].includes(parts[0] ?? '')) return false;
  const name = parts.pop() ?? '';
  return parts.slice(1).includes(slug) || name.startsWith(`${slug}.`);
}
