import { LitElement, nothing, type PropertyValues } from 'lit';
import { property } from 'lit/decorators.js';

import { hostStyles } from '../core/host.css.js';
import { iconStyles } from './icon.css.js';
import { drawingOf, followIcons, isMirrored } from './registry.js';

const warned = new Set<string>();

/** The stroke, in units of the 24-pixel grid, that keeps lines equally dark at each size. */
function strokeWidthAt(size: number): number {
  if (size >= 28) return 1.4;
  if (size >= 20) return 1.6;
  return size >= 16 ? 1.75 : 2;
}

/**
 * An icon by name, in the color of the surrounding text. Register icons with `registerIcons()`.
 *
 * @tagname sky-icon
 * @csspart drawing - The `<svg>`.
 */
export class SkyIcon extends LitElement {
  static override styles = [hostStyles, iconStyles];

  /** The registered name. An unknown name shows nothing. */
  @property({ attribute: 'name' }) name = '';
  /** Its width and height in pixels. */
  @property({ attribute: 'size', type: Number }) size = 16;
  /** The accessible name. Without it, the icon is decorative and hidden from assistive technology. */
  @property({ attribute: 'label' }) label = '';

  #stopFollowing: (() => void) | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    // Only its own: a drawing that is replaced while it is pressed loses the press.
    this.#stopFollowing = followIcons((name) => {
      if (name === this.name) this.requestUpdate();
    });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stopFollowing?.();
  }

  protected override update(changed: PropertyValues): void {
    if (this.name && !drawingOf(this.name) && !warned.has(this.name)) {
      warned.add(this.name);
      console.warn(`<sky-icon> knows no icon "${this.name}" yet; make it known with registerIcons().`, this);
    }
    super.update(changed);
  }

  protected override render(): SVGSVGElement | typeof nothing {
    const drawing = drawingOf(this.name)?.cloneNode(true);
    if (!(drawing instanceof SVGSVGElement)) return nothing;
    drawing.setAttribute('part', 'drawing');
    drawing.setAttribute('class', isMirrored(this.name) ? 'mirrored' : '');
    drawing.setAttribute('width', String(this.size));
    drawing.setAttribute('height', String(this.size));
    // A logo made of filled shapes has no stroke to correct.
    if (drawing.hasAttribute('stroke-width')) drawing.setAttribute('stroke-width', String(strokeWidthAt(this.size)));
    if (this.label) {
      drawing.setAttribute('role', 'img');
      drawing.setAttribute('aria-label', this.label);
    } else {
      drawing.setAttribute('aria-hidden', 'true');
    }
    return drawing;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'sky-icon': SkyIcon;
  }
}
