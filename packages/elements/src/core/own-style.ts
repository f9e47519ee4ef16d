import { noChange } from 'lit';
import { type AttributePart, Directive, directive } from 'lit/directive.js';

type Styles = Readonly<Record<string, string>>;

/**
 * `style=${ownStyle({ '--_rows': '3' })}`, properties as CSS spells them. What lit's `styleMap` is for, but through the
 * CSSOM from the first render on: a strict Content-Security-Policy refuses a style attribute.
 */
class OwnStyle extends Directive {
  #names: readonly string[] = [];

  override render(_styles: Styles): typeof noChange {
    return noChange;
  }

  override update({ element }: AttributePart, [styles]: [Styles]): typeof noChange {
    const { style } = element as HTMLElement;
    for (const name of this.#names) if (!(name in styles)) style.removeProperty(name);
    for (const [name, value] of Object.entries(styles)) style.setProperty(name, value);
    this.#names = Object.keys(styles);
    return noChange;
  }
}

export const ownStyle = directive(OwnStyle);
