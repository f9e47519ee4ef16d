/** The parent as the person sees the tree: out of a shadow root through its host, and through the slot of a child. */
export function composedParent(node: Node): Node | null {
  if (node instanceof Element && node.assignedSlot) return node.assignedSlot;
  return node instanceof ShadowRoot ? node.host : node.parentNode;
}

/** Whether `inner` is `outer` or lies anywhere inside it, shadow roots included. */
export function composedContains(outer: Node, inner: Node | null): boolean {
  for (let node = inner; node; node = composedParent(node)) if (node === outer) return true;
  return false;
}

/** The element that really has focus, inside whatever shadow roots it lies. */
export function deepActiveElement(root: DocumentOrShadowRoot = document): Element | null {
  const active = root.activeElement;
  return active?.shadowRoot?.activeElement ? deepActiveElement(active.shadowRoot) : active;
}
