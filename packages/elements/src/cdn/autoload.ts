import { loaders } from './loaders.js';

const ours = Object.keys(loaders).join();

/** The modules that were asked for, by their tags. */
const loading = new Map<string, Promise<void>>();
const watched = new WeakSet<Node>();
let observer: MutationObserver | undefined;

/**
 * Fetches and registers each element of this package when its tag appears below `root`, now or later. The shadow roots of
 * these elements are included; another element's shadow root needs a call of its own.
 */
export function autoload(root: Document | ShadowRoot): void {
  if (watched.has(root)) return;
  watched.add(root);
  observer ??= new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) if (node instanceof Element) visit(node);
    }
  });
  observer.observe(root, { childList: true, subtree: true });
  for (const element of root.querySelectorAll(ours)) meet(element);
}

function visit(added: Element): void {
  if (added.matches(ours)) meet(added);
  for (const element of added.querySelectorAll(ours)) meet(element);
}

function meet(element: Element): void {
  if (customElements.get(element.localName)) watchShadow(element);
  else void load(element.localName).then(() => watchShadow(element));
}

function watchShadow({ shadowRoot }: Element): void {
  if (shadowRoot) autoload(shadowRoot);
}

function load(tag: string): Promise<void> {
  const known = loading.get(tag);
  if (known) return known;
  const module = fetchModule(tag);
  loading.set(tag, module);
  return module;
}

/** The next element of this tag tries again when the network failed. */
async function fetchModule(tag: string): Promise<void> {
  try {
    await loaders[tag]?.();
  } catch (error) {
    loading.delete(tag);
    console.warn(`<${tag}> could not be loaded.`, error);
  }
}
