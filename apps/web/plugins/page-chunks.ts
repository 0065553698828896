import { readdirSync, readFileSync } from 'node:fs';

/** What of the bundler's module graph is looked at. */
export type ModuleGraph = {
  getModuleInfo(id: string): {
    readonly importedIds: readonly string[];
    readonly dynamicallyImportedIds: readonly string[];
    readonly code: string | null;
  } | null;
};

/** Who imports a module without waiting: pages (`farms`), cards of the front page (`farms-front`), the app, what comes later. */
type Owners = ReadonlyMap<string, ReadonlySet<string>>;

const isPages = (id: string) => id.endsWith('.pages.ts');
/** What a feature shows on the front page, by the names of its files. */
const frontPart = /front|holding|tile/;
/** The feature of the address `/`. */
const frontFeature = /\bat: \[''\]/;

/** What is drawn, not worked out. */
const drawn = /\.tsx$|[\\/]packages[\\/]ui[\\/]/;

/** The module that exports every icon: who imports it needs those that it names. */
const iconIndex = /[\\/]lucide-react[\\/].*[\\/]lucide-react\.mjs$/;

/** What viem's index names beside what pages use at once: it goes where it is used. */
const askedLate = [
  /[\\/]@noble[\\/](?:curves|hashes[\\/].*[\\/](?:sha2|_md|hmac)\.js)/,
  /[\\/](?:viem|ox)[\\/].*[\\/](?:[Ee]ns|transports|buildRequest|rpc|signature|contracts)(?:[\\/]|\.js)/,
];

/** Large libraries that only some dialogs and pages use. */
const libraries = [
  { name: 'dialog', test: /[\\/](?:@base-ui|@floating-ui|tabbable|reselect)[\\/]/ },
  { name: 'virtual-list', test: /[\\/]@tanstack[\\/](?:virtual-core|react-virtual)[\\/]/ },
];

/**
 * Names the file of each module that a page needs before it stands, so that a page is a few files instead of one for each set
 * of pages that share a module: its own, what its card on the front page needs, what pages share, and of that apart what the
 * front page shares, and what dialogs share. Undefined for what is loaded later. `folder` holds the features, `app` is where
 * the page begins, `first` the slug whose page is the first view.
 */
export function pageChunks(folder: string, app: string, first: string) {
  let owners: Owners | undefined;
  const front = readdirSync(folder).find((slug) => frontFeature.test(featureText(folder, slug)));

  return (id: string, modules: ModuleGraph): string | undefined => {
    owners ??= ownersOfModules(folder, app, first, modules);
    const all = owners.get(id);
    if (all === undefined || askedLate.some((late) => late.test(id))) return undefined;
    if (all.has('app')) return 'first-view';
    if (all.has(first)) return id.startsWith(folder) ? first : 'first-view';
    const isOnFront = front !== undefined && all.has(front);
    if (all.has('later')) {
      if (all.size === 1) return undefined;
      if (isOnFront) return 'shared-front';
      return libraries.find(({ test }) => test.test(id))?.name ?? (drawn.test(id) ? 'shared-dialogs' : 'shared-later');
    }
    const slugs = new Set([...all].map((owner) => owner.replace(/-front$/, '')));
    const [slug] = slugs;
    if (slugs.size === 1) return all.size === 1 ? [...all][0] : `${slug}-front`;
    return isOnFront ? 'shared-front' : 'shared';
  };
}

const featureFile = (folder: string, slug: string) => `${folder}${slug}/${slug}.feature.ts`;
const featureText = (folder: string, slug: string) => readFileSync(featureFile(folder, slug), 'utf8');

/** The icons that a module names, and what all icons are made by. */
function iconsOf(code: string, index: string, modules: ModuleGraph): readonly string[] {
  const named = /import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/.exec(code)?.[1] ?? '';
  const names = named.split(',').map((name) => name.trim().split(/\s/)[0] ?? '');
  const { code: exports = '', importedIds = [] } = modules.getModuleInfo(index) ?? {};
  const files = names.flatMap(
    (name) => new RegExp(`\\b${name}\\b[^}]*\\}\\s*from\\s*["']\\.(/icons/[^"']+)`).exec(exports ?? '')?.[1] ?? [],
  );
  return importedIds.filter((id) => files.some((file) => id.endsWith(file)));
}

function ownersOfModules(folder: string, app: string, first: string, modules: ModuleGraph): Owners {
  const owners = new Map<string, Set<string>>();
  const later = (id: string) => modules.getModuleInfo(id)?.dynamicallyImportedIds ?? [];
  const follow = (from: string, owner: string): void => {
    const known = owners.get(from) ?? new Set();
    if (known.has(owner)) return;
    owners.set(from, known.add(owner));
    const { importedIds = [], code } = modules.getModuleInfo(from) ?? {};
    for (const imported of importedIds) {
      if (!iconIndex.test(imported)) follow(imported, owner);
      else for (const icon of iconsOf(code ?? '', imported, modules)) follow(icon, owner);
    }
  };
  follow(app, 'app');
  for (const slug of readdirSync(folder)) {
    for (const part of later(featureFile(folder, slug))) {
      if (isPages(part)) follow(part, slug);
      else if (frontPart.test(part)) follow(part, `${slug}-front`);
    }
  }
  const firstView = [...owners].filter(([, known]) => known.has('app') || known.has(first)).map(([id]) => id);
  for (const part of firstView.flatMap(later)) {
    if (!isPages(part) && !frontPart.test(part)) follow(part, 'later');
  }
  return owners;
}
