const demos = (await (await fetch('/demos.json')).json()) as string[];

/** The first use of each element in a demo: with the content it is made for. */
const examples = new Map<string, Element>();
for (const demo of demos) {
  const page = new DOMParser().parseFromString(await (await fetch(demo)).text(), 'text/html');
  for (const element of page.querySelectorAll('*')) {
    if (element.localName.startsWith('sky-') && !examples.has(element.localName))
      examples.set(element.localName, element);
  }
}

/** An element as a demo shows it; one that no demo shows is bare. */
export const exampleOf = (tag: string): HTMLElement =>
  document.importNode(examples.get(tag) ?? document.createElement(tag), true) as HTMLElement;
