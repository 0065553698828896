const contract = /^packages\/contracts\/src\/([^/]+)\/(?:.*\/)?I?(?:Besc)?([A-Z][^/]*)\.sol$/;
const generated = /^packages\/contracts\/generated\/(?:abi|bytecode)\/([^/]+?)(?:\.ts)?$/;

/** Says to which slug a module generated from one of these Solidity files belongs; undefined for all else. */
export function contractSlugs(files: readonly string[]): (file: string) => string | undefined {
  const slugs = new Map(
    files.flatMap((file) => {
      const [, slug = '', name = ''] = contract.exec(file) ?? [];
      return slug === '' ? [] : [[name.toLowerCase(), slug] as const];
    }),
  );
  return (file) => slugs.get((generated.exec(file)?.[1] ?? '').replaceAll('-', ''));
}
