import type { Page } from '@playwright/test';

/**
 * What is wrong with the layout of the page as it stands: an amount or a symbol that is cut without a mark or lies under
 * something else, text over text, sideways scrolling. With `touch`, also controls that a finger of 44 px misses. What lies
 * behind an open dialog is not looked at. Found by what is drawn; `data-amount` and `data-symbol` only add to it.
 */
export function layoutFaults(page: Page, options: { touch: boolean }): Promise<string[]> {
  return page.evaluate(findFaults, options);
}

/** Runs in the page, so it may use nothing from outside. */
function findFaults({ touch }: { touch: boolean }): string[] {
  const faults: string[] = [];
  const dialogs = [...document.querySelectorAll<HTMLElement>('[role=dialog], [role=alertdialog]')].filter(
    (dialog) => dialog.closest('.ui-toasts') === null,
  );
  const top = dialogs.at(-1);
  const roots: Element[] = top === undefined ? [document.body] : [top, ...document.querySelectorAll('.ui-toasts')];

  // Nothing moves meanwhile, so each element is measured once.
  const styles = new Map<Element, CSSStyleDeclaration>();
  const styleOf = (element: Element) => {
    const known = styles.get(element) ?? getComputedStyle(element);
    styles.set(element, known);
    return known;
  };
  const boxes = new Map<Element, DOMRect>();
  const boxOf = (element: Element) => {
    const known = boxes.get(element) ?? element.getBoundingClientRect();
    boxes.set(element, known);
    return known;
  };
  const words = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, 60);
  const isSeen = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true });
  /** Drawn for screen readers only. */
  const readOnly = new Map<Element, boolean>();
  const isReadOnly = (element: Element): boolean => {
    const known = readOnly.get(element);
    if (known !== undefined) return known;
    const { width, height } = boxOf(element);
    const isHere = width <= 1 && height <= 1 && styleOf(element).overflowX !== 'visible';
    const answer = isHere || (element.parentElement !== null && isReadOnly(element.parentElement));
    readOnly.set(element, answer);
    return answer;
  };
  const isMarked = (element: Element) => styleOf(element).textOverflow === 'ellipsis';

  if (document.documentElement.scrollWidth > document.documentElement.clientWidth) {
    faults.push(`the page scrolls sideways: ${document.documentElement.scrollWidth} px`);
  }

  interface Piece {
    readonly element: Element;
    readonly text: string;
    readonly rects: DOMRect[];
    /** What of `rects` is drawn: text beyond an ellipsis is not. */
    readonly drawn: DOMRect[];
    readonly isValue: boolean;
  }
  const pieces: Piece[] = [];
  /** A rectangle of text without what the elements around it cut off. */
  const drawnPart = (rect: DOMRect, element: Element): DOMRect => {
    let { left, right, top, bottom } = rect;
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY, display } = styleOf(at);
      if (display === 'inline') continue;
      const box = boxOf(at);
      if (overflowX !== 'visible') [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
      if (overflowY !== 'visible') [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
    }
    return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
  };
  for (const root of roots) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent ?? '';
      if (!element || text.trim() === '' || element.closest('script, style, option, svg')) continue;
      if (!isSeen(element) || isReadOnly(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const rects = [...range.getClientRects()].filter(({ width, height }) => width > 0.5 && height > 0.5);
      if (rects.length === 0) continue;
      const drawn = rects
        .map((rect) => drawnPart(rect, element))
        .filter(({ width, height }) => width > 1 && height > 1);
      // A figure, or what stands isolated from the direction of the text around it: symbols and names.
      const isValue = /\d/.test(text) || element.closest('[data-amount], [data-symbol], bdi') !== null;
      pieces.push({ element, text, rects, drawn, isValue });
    }
  }

  /** How an ancestor cuts a rectangle of text. */
  const cutBy = (piece: Piece): string | undefined => {
    for (let at: Element | null = piece.element; at && at !== document.documentElement; at = at.parentElement) {
      const style = styleOf(at);
      if (style.display === 'inline') continue;
      const box = boxOf(at);
      for (const rect of piece.rects) {
        const isCutAcross = rect.left < box.left - 1 || rect.right > box.right + 1;
        const isCutDown = rect.top < box.top - 2 || rect.bottom > box.bottom + 2;
        if (isCutAcross && style.overflowX !== 'visible') {
          if (style.overflowX === 'hidden' || style.overflowX === 'clip') {
            return isMarked(at)
              ? undefined
              : `cut at the side by <${at.tagName.toLowerCase()} class="${at.className}">`;
          }
          return undefined;
        }
        if (isCutDown && (style.overflowY === 'hidden' || style.overflowY === 'clip')) {
          return `cut below by <${at.tagName.toLowerCase()} class="${at.className}">`;
        }
        // What scrolls may be scrolled into sight.
        if (isCutDown && style.overflowY !== 'visible') return undefined;
      }
      if (style.position === 'fixed') break;
    }
    const outside = piece.rects.find(({ left, right }) => left < -1 || right > innerWidth + 1);
    return outside ? 'beyond the edge of the screen' : undefined;
  };
  for (const piece of pieces) {
    if (!piece.isValue) continue;
    const cut = cutBy(piece);
    if (cut !== undefined) faults.push(`"${words(piece.text)}" is ${cut}`);
  }
  for (const root of roots) {
    for (const element of root.querySelectorAll<HTMLElement>('[data-amount], [data-symbol]')) {
      if (!isSeen(element) || isReadOnly(element) || element instanceof HTMLInputElement) continue;
      if (styleOf(element).display === 'inline' || isMarked(element)) continue;
      if (element.scrollWidth > element.clientWidth + 1 && styleOf(element).overflowX !== 'visible') {
        faults.push(`"${words(element.textContent ?? '')}" is wider than its place`);
      }
    }
    for (const input of root.querySelectorAll<HTMLInputElement>('input:not([type=range]):not([type=radio])')) {
      if (!isSeen(input) || input.value === '' || isMarked(input)) continue;
      if (input.scrollWidth > input.clientWidth + 1) {
        faults.push(`the field ${input.name || input.ariaLabel} cuts "${words(input.value)}"`);
      }
    }
  }

  /** Pieces of one control may lie on each other: a tick over its box. */
  const control = (element: Element) => element.closest('button, a, label, [role=option], [role=slider]');
  const isWithin = (a: Element, b: Element) => a.contains(b) || b.contains(a);
  for (const piece of pieces) {
    if (!piece.isValue) continue;
    for (const rect of piece.drawn) {
      const points = [0.1, 0.5, 0.9].map(
        (part) => [rect.left + rect.width * part, rect.top + rect.height / 2] as const,
      );
      for (const [x, y] of points) {
        const hit = document.elementFromPoint(x, y);
        if (!hit || isWithin(hit, piece.element)) continue;
        if (control(hit) !== null && control(hit) === control(piece.element)) continue;
        if (styleOf(hit).pointerEvents === 'none' || hit.closest('.ui-toasts')) continue;
        if (styleOf(piece.element).pointerEvents === 'none') continue;
        if (cutByScroll(piece.element, x, y)) continue;
        // The target of a control may be larger than its drawing; only what is drawn covers.
        const over = boxOf(hit);
        if (x < over.left || x > over.right || y < over.top || y > over.bottom) continue;
        faults.push(
          `"${words(piece.text)}" lies under <${hit.tagName.toLowerCase()}> "${words(hit.textContent ?? '')}"`,
        );
        break;
      }
    }
  }
  function cutByScroll(element: Element, x: number, y: number): boolean {
    for (let at = element.parentElement; at; at = at.parentElement) {
      const style = styleOf(at);
      if (style.overflowX === 'visible' && style.overflowY === 'visible') continue;
      const box = boxOf(at);
      if (x < box.left || x > box.right || y < box.top || y > box.bottom) return true;
    }
    return false;
  }

  const sorted = pieces
    .filter(({ drawn }) => drawn.length > 0)
    .map((piece) => ({ ...piece, upper: Math.min(...piece.drawn.map(({ top }) => top)) }))
    .map((piece) => ({ ...piece, lower: Math.max(...piece.drawn.map(({ bottom }) => bottom)) }))
    .sort((a, b) => a.upper - b.upper);
  for (const [index, a] of sorted.entries()) {
    for (let next = index + 1; next < sorted.length; next += 1) {
      const b = sorted[next];
      // Sorted from above: the rest begins lower than this one ends.
      if (b === undefined || b.upper > a.lower - 5) break;
      const isOver = a.drawn.some((one) =>
        b.drawn.some(
          (two) =>
            Math.min(one.right, two.right) - Math.max(one.left, two.left) > 2 &&
            Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top) > 5,
        ),
      );
      if (!isOver || a.element === b.element || isWithin(a.element, b.element)) continue;
      if (a.element.closest('.ui-toasts') !== b.element.closest('.ui-toasts')) continue;
      const isScrolledAway = [a, b].some(({ element, drawn: [rect] }) =>
        rect ? cutByScroll(element, rect.left + rect.width / 2, rect.top + rect.height / 2) : false,
      );
      if (!isScrolledAway) faults.push(`"${words(a.text)}" and "${words(b.text)}" lie on each other`);
    }
  }

  if (touch) {
    const selector =
      'button, a[href], input, select, summary, [role=button], [role=switch], [role=checkbox], [role=tab], [role=option]';
    for (const root of roots) {
      for (const element of root.querySelectorAll<HTMLElement>(selector)) {
        if (!isSeen(element) || isReadOnly(element) || (element.tabIndex < 0 && !element.matches('[role=option]')))
          continue;
        const style = styleOf(element);
        // A link in a sentence is as high as its line.
        if (style.display === 'inline' || style.pointerEvents === 'none') continue;
        // A label is part of the target of its control.
        const box = boxOf(element.closest('label') ?? element);
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        if (cutByScroll(element, x, y)) continue;
        const inTheWay = [
          [-21, 0],
          [21, 0],
          [0, -21],
          [0, 21],
        ].flatMap(([dx = 0, dy = 0]) => {
          const [px, py] = [x + dx, y + dy];
          if (px < 0 || py < 0 || px >= innerWidth || py >= innerHeight || cutByScroll(element, px, py)) return [];
          const hit = document.elementFromPoint(px, py);
          const label = hit?.closest('label');
          if (hit && (element.contains(hit) || label?.control === element || label?.contains(element))) return [];
          return [`<${hit?.tagName.toLowerCase()}> "${words(hit?.textContent ?? '')}" ${dx},${dy}`];
        });
        if (inTheWay.length > 0) {
          const name = element.ariaLabel ?? (words(element.textContent ?? '') || element.getAttribute('name'));
          const size = `${Math.round(box.width)} x ${Math.round(box.height)}`;
          faults.push(`a finger misses "${name}", ${size}, and hits ${inTheWay.join(', ')}`);
        }
      }
    }
  }
  return [...new Set(faults)];
}
