/** What a translator has put in the place of a text node. */
const standIns = new WeakMap<Node, Node>();

/**
 * Lets React go on with a page whose texts a translator replaces. It puts an element in the place of each text node; React
 * would then fail to remove that node, which ends the page, or write to it where it is not seen. From now on the element
 * goes with the text it stands for, and gives the place back when that text changes. `translate="no"` asks translators to
 * stay away, but not all do.
 */
export function followTranslators(): void {
  const observer = new MutationObserver(note);
  observer.observe(document.body, { childList: true, subtree: true });
  const { removeChild, insertBefore } = Node.prototype;

  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    if (child.parentNode === this) return removeChild.call(this, child) as Child;
    note(observer.takeRecords());
    const place = standIn(child);
    place.parentNode?.removeChild(place);
    return child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(this: Node, node: Child, before: Node | null): Child {
    if (before === null || before.parentNode === this) return insertBefore.call(this, node, before) as Child;
    note(observer.takeRecords());
    let place: Node | null = standIn(before);
    while (place !== null && place.parentNode !== this) place = place.parentNode;
    return insertBefore.call(this, node, place) as Child;
  };

  function note(records: readonly MutationRecord[]): void {
    const added = new Set(records.flatMap((record) => [...record.addedNodes]));
    for (const { type, target, addedNodes, removedNodes, previousSibling, nextSibling } of records) {
      if (type === 'characterData') putBack(target);
      const beside = [addedNodes[0], previousSibling, nextSibling].find((node) => node && added.has(node));
      for (const node of removedNodes) {
        // What is in the page again was only moved.
        if (node.nodeType !== Node.TEXT_NODE || node.parentNode !== null || !beside) continue;
        standIns.set(node, beside);
        observer.observe(node, { characterData: true });
      }
    }
  }
}

/** The node itself while it is in the page, else what stands in its place. */
function standIn(node: Node): Node {
  return node.parentNode === null ? (standIns.get(node) ?? node) : node;
}

function putBack(text: Node): void {
  const place = standIn(text);
  if (place !== text) place.parentNode?.replaceChild(text, place);
}
