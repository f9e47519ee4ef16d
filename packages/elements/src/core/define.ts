/**
 * Registers an element's class under its tag. The only place in this package that touches `customElements`.
 * Calling it again with the same class does nothing.
 *
 * @throws {Error} When the tag belongs to another class: two copies of the package are on the page, and one of
 * them would be dropped without a word.
 */
export function define(tag: `sky-${string}`, elementClass: CustomElementConstructor): void {
  const known = customElements.get(tag);
  if (known === elementClass) return;
  if (known) {
    throw new Error(
      `<${tag}> is already registered by another class (${known.name}). Load @skydeck/elements only once.`,
    );
  }
  customElements.define(tag, elementClass);
}
