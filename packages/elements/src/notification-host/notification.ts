import { html, nothing, type TemplateResult } from 'lit';

import { crossGlyph } from '../core/glyphs.js';
import type { NotificationItem } from '../core/notification.js';
import type { Folds } from './folds.js';
import { signOf } from './signs.js';
import type { NotificationHostWords } from './words/en.js';

export interface NotificationView {
  readonly item: NotificationItem;
  readonly words: NotificationHostWords;
  /** BCP 47 tag, for numbers and lists. */
  readonly language: string;
  readonly folds: Folds;
  readonly isUnseen?: boolean;
  /** When it was, in words. */
  readonly when?: string;
  readonly dismissed: (id: string) => void;
  readonly acted: (id: string, action: string) => void;
}

/** One notification. The box around it is the caller's. What it says may run another way than the page: a server said it. */
export function notificationTemplate(view: NotificationView): TemplateResult {
  const { item, language, isUnseen = false } = view;
  const { type, title } = item;
  return html`
    <div class="notification ${type} ${isUnseen ? 'unseen' : ''}">
      <span class="sign">${signOf(item)}</span>
      <span class="title"><bdi>${title}</bdi></span>
      ${endTemplate(view)} ${messageTemplate(view)}
      ${type === 'progress' ? barTemplate(item, language) : nothing}
      ${actionsTemplate(view)}
    </div>
  `;
}

function endTemplate({
  item: { id, title, timestamp, showClose },
  words,
  when = '',
  dismissed,
}: NotificationView): TemplateResult {
  return html`<span class="end">
    ${when ? html`<time datetime=${new Date(timestamp).toISOString()}>${when}</time>` : nothing}
    ${showClose ? html`<button class="quiet-button" type="button" aria-label="${words.close}: ${title}" @click=${() => dismissed(id)}>${crossGlyph}</button>` : nothing}
  </span>`;
}

function messageTemplate(view: NotificationView): TemplateResult | typeof nothing {
  const { id } = view.item;
  const text = detailsOf(view);
  if (!text) return nothing;
  return html`<p class="message ${view.folds.isUnfolded(id) ? '' : 'folded'}" data-message=${id}><bdi>${text}</bdi></p>`;
}

/** The message, and on a line of its own what is still worked on. They fold as one. */
function detailsOf({ item: { message, inProgressItems = [] }, language }: NotificationView): string {
  if (inProgressItems.length === 0) return message ?? '';
  const things = new Intl.ListFormat(language, { type: 'unit' }).format(inProgressItems);
  return message ? `${message}\n${things}` : things;
}

function barTemplate({ title, progress = null }: NotificationItem, language: string): TemplateResult | typeof nothing {
  if (progress === null) return nothing;
  const percent = new Intl.NumberFormat(language, { style: 'percent', numberingSystem: 'latn' }).format(progress / 100);
  return html`<div class="bar"><progress max="100" .value=${progress} aria-label=${title}></progress><span aria-hidden="true">${percent}</span></div>`;
}

function actionsTemplate(view: NotificationView): TemplateResult | typeof nothing {
  const { item, words, folds, acted } = view;
  const { id, title, message, inProgressItems = [], actions = [] } = item;
  const isFolding = (Boolean(message) || inProgressItems.length > 0) && folds.hasMore(id);
  if (actions.length === 0 && !isFolding) return nothing;
  const isUnfolded = folds.isUnfolded(id);
  const word = isUnfolded ? words.less : words.more;
  return html`<div class="acts">
    ${
      isFolding
        ? html`<button
      class="act" type="button" aria-expanded=${String(isUnfolded)} aria-label="${word}: ${title}" @click=${() => folds.toggle(id)}
    >${word}</button>`
        : nothing
    }
    ${actions.map((action) => html`<button class="act" type="button" @click=${() => acted(id, action.id)}>${action.label}</button>`)}
  </div>`;
}
