import type { BrowserContext } from '@playwright/test';

const sign = 'A page was hidden after it had shown:';

/**
 * Hears of pages that React hides again, because a part of them waits for words or code without a `Suspense` of its own: the
 * focus is lost, and the page's keys rest. The answer tells them, each with its address.
 */
export async function watchHiddenPages(context: BrowserContext): Promise<string[]> {
  const hidden: string[] = [];
  context.on('console', (message) => {
    const text = message.text();
    if (text.startsWith(sign)) hidden.push(text);
  });
  await context.addInitScript((start) => {
    new MutationObserver((changes) => {
      for (const { target } of changes)
        if (target instanceof HTMLElement && target.style.display === 'none' && target.querySelector('h1'))
          console.error(`${start} ${location.pathname}`);
    }).observe(document, { attributes: true, attributeFilter: ['style'], subtree: true });
  }, sign);
  return hidden;
}
