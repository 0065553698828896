import { act, render, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { followTranslators } from './follow-translators';

/** Puts an element in the place of every text, also of those that come later, as a translator does. Gives how to stop. */
function translatePage(): () => void {
  const translate = (root: Node) => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: Node[] = root.nodeType === Node.TEXT_NODE ? [root] : [];
    while (texts.nextNode()) found.push(texts.currentNode);
    for (const text of found) {
      if (!text.parentElement || text.parentElement.tagName === 'FONT') continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = text.nodeValue;
      outer.append(inner);
      text.parentElement.replaceChild(outer, text);
    }
  };
  translate(document.body);
  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      for (const node of type === 'characterData' ? [target] : addedNodes) translate(node);
    }
  });
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  return () => observer.disconnect();
}

const { removeChild, insertBefore } = Node.prototype;
let stop: () => void;
beforeEach(() => {
  followTranslators();
  stop = translatePage();
});
afterEach(() => {
  stop();
  Object.assign(Node.prototype, { removeChild, insertBefore });
});

let change: (next: ReactNode) => void;
function Page({ first }: { readonly first: ReactNode }) {
  const [shown, show] = useState(first);
  change = show;
  return <main>{shown}</main>;
}

const settled = () => act(() => new Promise((resolve) => setTimeout(resolve)));
async function becomes(next: ReactNode, text: string) {
  await act(async () => change(next));
  await settled();
  expect(screen.getByRole('main')).toHaveTextContent(new RegExp(`^${text}$`));
}

test('texts that go, come and change beside others do so though each was replaced', async () => {
  render(<Page first={['Swap ', '1', ' BESC']} />);
  await settled();
  expect(screen.getByRole('main').innerHTML).toContain('<font><font>Swap </font></font>');
  await becomes(['Swap ', '2', ' BESC'], 'Swap 2 BESC');
  await becomes(['Swap ', '3', ' BESC'], 'Swap 3 BESC');
  await becomes([null, '3', ' BESC'], '3 BESC');
  await becomes([<b key="b">Now </b>, '4', null], 'Now 4');
  await becomes(<p>Done</p>, 'Done');
  await becomes('All', 'All');
  await becomes(null, '');
});

test('what is put before a replaced text stands before it', async () => {
  render(<Page first={[null, 'second', ' third']} />);
  await settled();
  await becomes([<b key="b">first </b>, 'second', ' third'], 'first second third');
});

test('a change that comes at once with the translation is not lost', async () => {
  render(<Page first={['a', 'b']} />);
  stop();
  stop = translatePage();
  await becomes([null, 'c'], 'c');
});
