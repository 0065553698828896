import type { Page } from '@playwright/test';

/** From now on a page is translated as an extension does it: an element in the place of each text, also of those to come. */
export async function translatePages(page: Page): Promise<void> {
  await page.addInitScript(() => {
    function translate(root: Node): void {
      const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Node[] = root.nodeType === Node.TEXT_NODE ? [root] : [];
      while (walk.nextNode()) texts.push(walk.currentNode);
      for (const text of texts) {
        const parent = text.parentElement;
        if (parent === null || parent.closest('font, script, style, title') !== null) continue;
        const [outer, inner] = [document.createElement('font'), document.createElement('font')];
        inner.textContent = text.nodeValue;
        outer.append(inner);
        text.parentNode?.replaceChild(outer, text);
      }
    }
    addEventListener('DOMContentLoaded', () => {
      new MutationObserver((records) => {
        for (const { addedNodes, type, target } of records) {
          for (const node of type === 'characterData' ? [target] : addedNodes) translate(node);
        }
      }).observe(document.body, { childList: true, subtree: true, characterData: true });
    });
  });
}
