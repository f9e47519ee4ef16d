/** What runs in a demo's page. Each function stands for itself: it is sent there as text. */

/**
 * Text that a box cuts off. Not what ends in an ellipsis, what its element can unfold, or what is for a screen reader alone.
 * And text that lies on other text of the same layer.
 */
export function lostTexts(): { cut: string[]; covered: string[] } {
  const cut: string[] = [];
  const shown: { text: Text; rect: DOMRect; layer: Element | null }[] = [];
  const clips = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip';

  const cutter = (rect: DOMRect, from: Element): Element | null => {
    for (let box: Element | null = from; box; box = parent(box)) {
      const style = getComputedStyle(box);
      if (style.display === 'contents') continue;
      const frame = box.getBoundingClientRect();
      if (style.position === 'fixed' && !clips(style.overflowX) && !clips(style.overflowY)) return null;
      if (frame.width <= 1 || frame.height <= 1) return null;
      if (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') return null;
      const root = box.getRootNode();
      if (root instanceof ShadowRoot && root.querySelector('[aria-expanded="false"]')) return null;
      if (style.overflowX === 'auto' || style.overflowX === 'scroll') return null;
      if (clips(style.overflowX) && (rect.left < frame.left - 1 || rect.right > frame.right + 1)) return box;
      // Letters may stand a little out of a line that is as high as they are.
      if (clips(style.overflowY) && (rect.top < frame.top - 3 || rect.bottom > frame.bottom + 3)) return box;
    }
    return null;
  };

  const parent = (node: Node): Element | null => {
    const { assignedSlot } = node as Element;
    const above = assignedSlot ?? node.parentNode;
    if (above instanceof ShadowRoot) return above.host;
    return above instanceof Element ? above : null;
  };

  const boxAround = (text: Text): Element | null => {
    let box = text.assignedSlot ?? text.parentElement;
    if (!box && text.parentNode instanceof ShadowRoot) return text.parentNode.host;
    while (box && getComputedStyle(box).display === 'contents') box = parent(box) as HTMLElement | null;
    return box;
  };

  const read = (root: Document | ShadowRoot): void => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      const holder = boxAround(text);
      if (text.data.trim() === '' || !holder?.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const rect of range.getClientRects()) {
        if (rect.width === 0) continue;
        const box = cutter(rect, holder);
        if (box) cut.push(`“${text.data.trim()}” by ${box.localName}.${box.className}`);
        if (!isForReadersAlone(holder)) shown.push({ text, rect: seenOf(rect, holder), layer: layerOf(holder) });
      }
    }
    for (const element of root.querySelectorAll('*')) if (element.shadowRoot) read(element.shadowRoot);
  };

  const isForReadersAlone = (from: Element): boolean => {
    for (let box: Element | null = from; box; box = parent(box)) {
      const { width, height } = box.getBoundingClientRect();
      if (getComputedStyle(box).display !== 'contents' && (width <= 1 || height <= 1)) return true;
    }
    return false;
  };

  /** What the boxes around it leave of a line of text. */
  const seenOf = (rect: DOMRect, from: Element): DOMRect => {
    let { left, right, top, bottom } = rect;
    for (let box: Element | null = from; box; box = parent(box)) {
      const { overflowX, display } = getComputedStyle(box);
      if (overflowX === 'visible' || display === 'contents') continue;
      const frame = box.getBoundingClientRect();
      [left, right] = [Math.max(left, frame.left), Math.min(right, frame.right)];
      [top, bottom] = [Math.max(top, frame.top), Math.min(bottom, frame.bottom)];
    }
    return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
  };

  // What floats lies on what is below it, and is meant to.
  const layerOf = (from: Element): Element | null => {
    for (let box: Element | null = from; box; box = parent(box)) {
      if (box.matches(':popover-open, dialog[open]') || /fixed|sticky|absolute/.test(getComputedStyle(box).position))
        return box;
    }
    return null;
  };

  const covered = (): string[] =>
    shown.flatMap((one, at) =>
      shown.slice(at + 1).flatMap((other) => {
        if (one.text === other.text || one.layer !== other.layer) return [];
        const across = Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left);
        const down = Math.min(one.rect.bottom, other.rect.bottom) - Math.max(one.rect.top, other.rect.top);
        // The boxes of lines may touch where letters do not.
        return across > 2 && down > 2 ? [`“${one.text.data.trim()}” and “${other.text.data.trim()}”`] : [];
      }),
    );

  read(document);
  return { cut: [...new Set(cut)], covered: [...new Set(covered())] };
}

/** What a browser does that enlarges text alone: every size of type is doubled, every other size stays. */
export function doubleText(): void {
  const root = document.documentElement;
  const names = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSStyleRule)
    .flatMap((rule) => [...rule.style])
    .filter((name) => /^--sky-type-.*-font$/.test(name));
  const values = names.map((name) => getComputedStyle(root).getPropertyValue(name));
  names.forEach((name, at) => {
    root.style.setProperty(
      name,
      values[at]!.replace(/([\d.]+)px/g, (_, size: string) => `${Number(size) * 2}px`),
    );
  });
}

/** What has a transition or an animation of its own. */
export function moving(): string[] {
  const found: string[] = [];
  const read = (root: Document | ShadowRoot): void => {
    for (const element of root.querySelectorAll('*')) {
      for (const part of [null, '::before', '::after']) {
        const { transitionDuration, animationName } = getComputedStyle(element, part);
        // What a slot shows nothing of has no style.
        if (animationName === '') continue;
        const isMoving = animationName !== 'none' || transitionDuration.split(',').some((time) => parseFloat(time) > 0);
        if (isMoving)
          found.push(`${element.localName}.${element.className}${part ?? ''}: ${animationName} ${transitionDuration}`);
      }
      if (element.shadowRoot) read(element.shadowRoot);
    }
  };
  read(document);
  return found;
}
