import { html, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';

import { notificationDurations } from '../core/notification.js';
import { bellOffGlyph } from '../icon/own.js';
import { signs } from '../notification-host/signs.js';
import { type Mute, mutable } from './mute.js';
import type { NotificationCentreWords } from './words/en.js';

interface SettingsView {
  readonly mute: Mute;
  readonly words: NotificationCentreWords;
  /** BCP 47 tag, for the seconds. */
  readonly language: string;
  readonly changed: (key: keyof Mute, on: boolean) => void;
}

/** What may pop up. */
export function settingsTemplate(view: SettingsView): TemplateResult {
  const { words, language } = view;
  const number = new Intl.NumberFormat(language, { numberingSystem: 'latn' });
  const seconds = (key: keyof typeof notificationDurations) =>
    words.seconds(number.format((notificationDurations[key] ?? 0) / 1000));
  return html`
    <div role="tabpanel" aria-label=${words.settings}>
      ${rowTemplate(view, 'all', html`<span class="box">${bellOffGlyph}</span>`, words.muteAll, words.muteAllHint)}
      <div class="types" role="group" aria-labelledby="types">
        <h3 id="types">${words.muteByType}</h3>
        ${mutable.map((key) => rowTemplate(view, key, html`<span class="kind ${key}"><span class="sign">${signs[key]}</span></span>`, words[key], seconds(key)))}
      </div>
      <p class="remark">${words.remark}</p>
    </div>
  `;
}

/** Who has muted all has muted each type: its switch says so, and decides nothing then. */
function rowTemplate(
  { mute, changed }: SettingsView,
  key: keyof Mute,
  sign: TemplateResult,
  title: string,
  hint: string,
): TemplateResult {
  return html`
    <div class="row">
      ${sign}
      <label for=${key}><b>${title}</b> ${hint}</label>
      <sky-switch
        id=${key} name=${key} .checked=${live(mute.all || mute[key])} ?disabled=${mute.all && key !== 'all'}
        @change=${(event: Event) => changed(key, (event.target as EventTarget & { checked: boolean }).checked)}
      ></sky-switch>
    </div>
  `;
}
