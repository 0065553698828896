import type { Plugin } from 'vite';
import { fontPreload } from './font-preload';

/**
 * Lets the browser load the page's font beside the styles that name it, so that no line is drawn in another font first
 * and moves. The build fails when the font's file is not there.
 */
export function fontPreloadPlugin(): Plugin {
  return {
    name: 'besc-font-preload',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        if (bundle === undefined) return [];
        return [{ tag: 'link', attrs: fontPreload(Object.keys(bundle)), injectTo: 'head-prepend' }];
      },
    },
  };
}
