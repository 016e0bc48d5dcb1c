/**
 * Keeps the page working while the browser translates it. The translation replaces each text node with an element,
 * but React goes on changing and removing its own, detached nodes (facebook/react#11538).
 */

/** Maps React's text nodes to the elements that show their translations. */
const translations = new WeakMap<Node, Element>();

/** Watches a page for translations. Returns the function that stops it. */
export function keepTranslated(page: Document): () => void {
  const observer = new MutationObserver(apply);
  function apply(records: readonly MutationRecord[]): void {
    for (const { type, target, removedNodes, addedNodes, previousSibling, nextSibling } of records) {
      if (type === "characterData") showAgain(target);
      for (const node of removedNodes) {
        if (node.nodeType !== Node.TEXT_NODE || node.isConnected) continue;
        const translation = [...addedNodes, previousSibling, nextSibling].find(isTranslation);
        if (!translation) continue;
        translations.set(node, translation);
        // An observer of the parent reports no changes of a detached node.
        observer.observe(node, { characterData: true });
      }
    }
  }
  observer.observe(page, { childList: true, subtree: true });
  const { prototype } = Node;
  // oxlint-disable-next-line typescript/unbound-method -- they are called with the node that is `this`
  const { removeChild, insertBefore } = prototype;
  const translationOf = (node: Node) => {
    apply(observer.takeRecords());
    return translations.get(node);
  };
  prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    if (child.parentNode === this) return removeChild.call(this, child) as Child;
    const translation = translationOf(child);
    if (translation) {
      translations.delete(child);
      translation.remove();
      return child;
    }
    // A translation also moves elements, to fit the word order of the other language.
    const parent = this.contains(child) ? (child.parentNode ?? this) : this;
    return removeChild.call(parent, child) as Child;
  };
  prototype.insertBefore = function <Child extends Node>(this: Node, child: Child, before: Node | null): Child {
    const isAway = before !== null && before.parentNode !== this;
    const sibling = isAway ? (translationOf(before) ?? before) : before;
    return insertBefore.call(this, child, isAway ? topOf(sibling, this) : sibling) as Child;
  };
  return () => {
    observer.disconnect();
    Object.assign(prototype, { removeChild, insertBefore });
  };
}

function isTranslation(node: Node | null): node is Element {
  return node instanceof Element && node.localName === "font";
}

/** Restores a changed text node in the page, for the browser to translate the new text. */
function showAgain(text: Node): void {
  const translation = translations.get(text);
  if (!translation) return;
  translations.delete(text);
  translation.parentNode?.replaceChild(text, translation);
}

/** The child of a parent that contains a node: one element may hold a sentence of several text nodes. */
function topOf(node: Node | null, parent: Node): Node | null {
  let top = node;
  while (top && top.parentNode !== parent) top = top.parentNode;
  return top;
}
