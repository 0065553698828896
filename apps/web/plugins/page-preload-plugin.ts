import type { Plugin } from 'vite';
import { type BuiltFile, pageEntries, pageFiles } from './page-preload';

/** What the app asks for before it draws anything. */
const data = ['/settings.json', '/locales/en.json'];

/**
 * Lets the browser load what the app needs first beside the app, not after it: what it asks for by name, and by
 * `public/opening.js` the files of the opened page. `folder` holds the features.
 */
export function pagePreloadPlugin(folder: string): Plugin {
  return {
    name: 'besc-page-preload',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (bundle === undefined) return [];
        const files = Object.values(bundle).filter((file): file is typeof file & BuiltFile => file.type === 'chunk');
        const content = JSON.stringify(pageFiles(files, pageEntries(folder), html));
        return [
          { tag: 'meta', attrs: { name: 'page-files', content }, injectTo: 'head-prepend' },
          // Last: a browser that asks for six files at a time is to ask for the scripts first.
          ...data.map((href) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'fetch', crossorigin: true, href },
            injectTo: 'head' as const,
          })),
        ];
      },
    },
  };
}
