import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { transformWithOxc } from 'vite';

/** What a feature may add to the first view, in bytes of brotli. */
export const mostFeatureBytes = 300;
/** What the hash of a part that is named takes. */
const partBytes = 12;

const size = (texts: readonly string[]) => brotliCompressSync(texts.join('')).length;

/**
 * What each feature adds to the first view, in bytes of brotli: its `<slug>.feature.ts` beside those of the others, and the
 * names of the parts that it loads. `folder` holds the features.
 */
export async function featureCosts(folder: string): Promise<readonly { slug: string; bytes: number }[]> {
  const features = await Promise.all(
    readdirSync(folder).map(async (slug) => {
      const file = `${folder}${slug}/${slug}.feature.ts`;
      const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file);
      return { slug, code };
    }),
  );
  const whole = size(features.map(({ code }) => code));
  return features.map(({ slug, code }) => {
    const others = features.filter((other) => other.slug !== slug).map((other) => other.code);
    const parts = code.match(/import\(/g)?.length ?? 0;
    return { slug, bytes: whole - size(others) + parts * partBytes };
  });
}
