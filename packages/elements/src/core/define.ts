/**
 * Registers an element's class under its tag. The only place in this package that touches `customElements`.
 * Calling it again with the same class does nothing. When the tag belongs to another class, two copies of the package
 * are on the page: the first one stays, for its elements may be there already, and the developer is told.
 */
export function define(tag: `sky-${string}`, elementClass: CustomElementConstructor): void {
  const known = customElements.get(tag);
  if (known === elementClass) return;
  if (known) {
    console.warn(`<${tag}> is already registered: load @skydeck/elements only once.`);
    return;
  }
  customElements.define(tag, elementClass);
}
