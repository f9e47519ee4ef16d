import { html, svg, type SVGTemplateResult, type TemplateResult } from 'lit';

import type { AvatarStatus } from './avatar.js';

/** One shape for each, so that colour is never the only sign. `.cut` is drawn in the colour of the ground. */
const shapes: Record<AvatarStatus, SVGTemplateResult> = {
  online: svg`<circle cx="5" cy="5" r="5" fill="currentColor" />`,
  away: svg`<circle cx="5" cy="5" r="5" fill="currentColor" /><path class="cut" d="M5 2.2V5.2l2 1.4" />`,
  busy: svg`<circle cx="5" cy="5" r="5" fill="currentColor" /><path class="cut" d="M2.6 5h4.8" />`,
  offline: svg`<circle cx="5" cy="5" r="4" fill="none" stroke="currentColor" stroke-width="2" />`,
};

export function statusGlyph(status: AvatarStatus): TemplateResult {
  return html`<svg class="status ${status}" viewBox="0 0 10 10" aria-hidden="true">${shapes[status]}</svg>`;
}
