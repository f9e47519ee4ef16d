import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';

import type { NotificationItem } from '../core/notification.js';
import { horizon } from '../empty-state/horizon.js';
import { bellGlyph, searchXGlyph } from '../icon/own.js';
import { notificationTemplate, type NotificationView } from '../notification-host/notification.js';
import type { NotificationHostWords } from '../notification-host/words/en.js';
import { arrange, type Filter } from './mute.js';
import { whenText } from './when.js';
import type { NotificationCentreWords } from './words/en.js';

interface ListView extends Pick<NotificationView, 'language' | 'folds' | 'dismissed' | 'acted'> {
  readonly items: readonly NotificationItem[];
  readonly filter: Filter;
  readonly words: NotificationCentreWords;
  readonly entryWords: NotificationHostWords;
  readonly emptyTitle: string;
  readonly emptyText: string;
  readonly isUnseen: (item: NotificationItem) => boolean;
  /** The person wants to see all types again. */
  readonly unfiltered: () => void;
}

/** What runs, what is done, and what is said when there is nothing. */
export function listTemplate(view: ListView): TemplateResult {
  const { items, filter, words } = view;
  const { running, done } = arrange(items, filter);
  const isUnmatched = done.length === 0 && items.length > running.length;
  return html`
    ${running.length > 0 ? entriesTemplate(running, view) : nothing}
    ${running.length > 0 && done.length > 0 ? html`<h3 class="group">${words.earlier}</h3>` : nothing}
    ${done.length > 0 ? entriesTemplate(done, view) : nothing}
    ${items.length === 0 ? emptyTemplate(view) : isUnmatched ? unmatchedTemplate(view) : nothing}
  `;
}

function entriesTemplate(
  items: readonly NotificationItem[],
  { entryWords, language, folds, isUnseen, dismissed, acted }: ListView,
): TemplateResult {
  return html`<ul class="list">
    ${repeat(
      items,
      ({ id }) => id,
      (item) =>
        html`<li>${notificationTemplate({
          item,
          words: entryWords,
          language,
          folds,
          dismissed,
          acted,
          isUnseen: isUnseen(item),
          when: item.type === 'progress' ? '' : whenText(item.timestamp, language),
        })}</li>`,
    )}
  </ul>`;
}

function emptyTemplate({ emptyTitle, emptyText }: ListView): TemplateResult {
  return html`<sky-empty-state compact heading=${emptyTitle} text=${emptyText}>
    <span slot="illustration" class="picture">${horizon}<span class="tile">${bellGlyph}</span></span>
  </sky-empty-state>`;
}

function unmatchedTemplate({ words, unfiltered }: ListView): TemplateResult {
  return html`<sky-empty-state compact heading=${words.noneTitle} text=${words.noneText}>
    <span slot="illustration" class="box">${searchXGlyph}</span>
    <sky-button slot="actions" size="x-small" @click=${unfiltered}>${words.showAll}</sky-button>
  </sky-empty-state>`;
}
