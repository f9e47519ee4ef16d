import type { Frame, Page } from '@playwright/test';

/**
 * What of the page's text does not fit: in controls, labels and headings, in the document and in the shadow trees below
 * it. One that ends with an ellipsis fits when a title or a name says it whole.
 */
export const overflows = (page: Page | Frame): Promise<string[]> =>
  page.evaluate(() => {
    const kinds =
      'button, a, label, legend, summary, th, dt, h1, h2, h3, h4, h5, [part=label], [role=tab], [role=menuitem], ' +
      '[role=menuitemradio], [role=columnheader], [role=switch], [role=radio], [role=option], [role=status]';

    function* all(root: Document | ShadowRoot): Generator<HTMLElement> {
      for (const element of root.querySelectorAll<HTMLElement>('*')) {
        yield element;
        if (element.shadowRoot) yield* all(element.shadowRoot);
      }
    }
    const parentOf = (element: Element): Element | null => {
      if (element.assignedSlot) return element.assignedSlot;
      if (element.parentElement) return element.parentElement;
      const root = element.getRootNode();
      return root instanceof ShadowRoot ? root.host : null;
    };
    const above = (element: Element): Element[] => {
      const parent = parentOf(element);
      return parent ? [parent, ...above(parent)] : [];
    };
    /** The text inside, that which is slotted into it, too. */
    const textOf = (node: Node): string => {
      if (node instanceof HTMLSlotElement && node.assignedNodes().length > 0)
        return node.assignedNodes().map(textOf).join('');
      if (node instanceof Text) return node.data;
      if (node instanceof HTMLStyleElement) return '';
      return [...node.childNodes].map(textOf).join('');
    };
    const isSeen = (element: HTMLElement) => {
      const { clientWidth, clientHeight } = element;
      // What only readers of the screen get is a dot.
      return (
        clientWidth > 2 &&
        clientHeight > 2 &&
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      );
    };
    const plain = (node: Node) => textOf(node).replaceAll(/\s+/g, ' ').trim();
    /** By itself, or by what is around it and says nothing else. */
    const isSaidWhole = (element: HTMLElement) =>
      getComputedStyle(element).textOverflow === 'ellipsis' &&
      [element, ...above(element)].some(
        (one) => (one.hasAttribute('title') || one.hasAttribute('aria-label')) && plain(one) === plain(element),
      );
    const cut = (element: HTMLElement) => {
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
      if (scrollWidth > clientWidth + 1) return `${scrollWidth} in ${clientWidth} px`;
      const hides = getComputedStyle(element).overflowY === 'hidden';
      return hides && scrollHeight > clientHeight + 2 ? `${scrollHeight} in ${clientHeight} px of height` : null;
    };

    /** What people named and counted themselves is no matter of a language. */
    const isData = (element: HTMLElement) => element.matches('tbody td, tbody th, tbody :is(td, th) :not(button)');

    const root = document.documentElement;
    const found =
      root.scrollWidth > root.clientWidth ? [`the page: ${root.scrollWidth} in ${root.clientWidth} px`] : [];
    for (const element of all(document)) {
      const isAsked =
        (element.matches(kinds) || getComputedStyle(element).textOverflow === 'ellipsis') && !isData(element);
      const wrong = isAsked && isSeen(element) ? cut(element) : null;
      const text = wrong ? plain(element) : '';
      if (wrong && text !== '' && !isSaidWhole(element))
        found.push(`${element.localName}.${element.getAttribute('class') ?? ''} “${text.slice(0, 60)}”: ${wrong}`);
    }
    return [...new Set(found)];
  });

/** What is written on the buttons and tabs of the page. */
export const buttonsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    function* all(root: Document | ShadowRoot): Generator<HTMLElement> {
      for (const element of root.querySelectorAll<HTMLElement>('*')) {
        if (element.matches('sky-button:not([icon-only]), sky-tab')) yield element;
        if (element.shadowRoot) yield* all(element.shadowRoot);
      }
    }
    const isSeen = (element: HTMLElement) => element.checkVisibility({ visibilityProperty: true });
    /** Without the elements inside: an icon, or words that are for readers of the screen alone. */
    const writtenOn = (element: HTMLElement) =>
      element.localName === 'sky-tab'
        ? (element.getAttribute('label') ?? '')
        : [...element.childNodes].map((node) => (node instanceof Text ? node.data : '')).join('');
    return [...all(document)].filter(isSeen).map((element) => writtenOn(element).replaceAll(/\s+/g, ' ').trim());
  });

/** What of the page's text is in Arabic letters, in shadow trees too. */
export const arabicIn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    function* texts(root: Node): Generator<Text> {
      for (const node of root.childNodes) {
        if (node instanceof Text) yield node;
        if (node instanceof Element && node.shadowRoot) yield* texts(node.shadowRoot);
        yield* texts(node);
      }
    }
    const around = ({ parentNode }: Text) => (parentNode instanceof ShadowRoot ? parentNode.host : parentNode);
    const isSeen = (text: Text) => (around(text) as Element).checkVisibility({ visibilityProperty: true });
    return [...texts(document.body)]
      .filter((text) => /\p{Script=Arabic}/u.test(text.data) && isSeen(text))
      .map(({ data }) => data.trim());
  });
