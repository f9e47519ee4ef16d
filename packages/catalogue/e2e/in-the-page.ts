/** What runs in a demo's page. Each function stands for itself: it is sent there as text. */

/** Text that a box cuts off. Not what ends in an ellipsis, what its element can unfold, or what is for a screen reader alone. */
export function cutTexts(): string[] {
  const cut: string[] = [];
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
        const box = rect.width > 0 ? cutter(rect, holder) : null;
        if (box) cut.push(`“${text.data.trim()}” by ${box.localName}.${box.className}`);
      }
    }
    for (const element of root.querySelectorAll('*')) if (element.shadowRoot) read(element.shadowRoot);
  };

  read(document);
  return [...new Set(cut)];
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
