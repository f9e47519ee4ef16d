import { useEffect } from 'react';

// The pages that are there now, the innermost last: a side panel's title covers that of the list below it.
const pages: { title: string }[] = [];
/** Until the theme is there: what the server called the page. Built without one, it is called nothing that shows. */
let product = (globalThis.document?.title ?? '').replaceAll('\u200B', '');

function show() {
  document.title = [pages.at(-1)?.title, product].filter(Boolean).join(' · ');
}

/** What the theme calls the product; stands behind the page in the title of the window. */
export function setProductName(name: string): void {
  product = name;
  show();
}

/** What shows now is called: of a form over a list, the form. */
export const pageTitle = (): string => pages.at(-1)?.title ?? '';

/** Names the window for as long as the component is there. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    const page = { title };
    pages.push(page);
    show();
    return () => {
      pages.splice(pages.indexOf(page), 1);
      show();
    };
  }, [title]);
}
