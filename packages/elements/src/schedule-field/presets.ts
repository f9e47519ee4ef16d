import { html, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';

import { rotationOf, schedulePresets, type SchedulePreset } from './schedule.rules.js';
import type { ScheduleFieldWords } from './words/en.js';

export interface PresetsView {
  readonly chosen: SchedulePreset;
  readonly off: boolean;
  readonly words: ScheduleFieldWords;
  choose(preset: SchedulePreset): void;
  changed(): void;
}

/** One of the schedules that are ready, or one of the person's own. */
export function presetsTemplate(view: PresetsView): TemplateResult {
  return html`<div class="presets" role="radiogroup" aria-label=${view.words.preset}>
    ${schedulePresets.map((preset) => presetTemplate(preset, view))}
  </div>`;
}

function presetTemplate(preset: SchedulePreset, view: PresetsView): TemplateResult {
  const { chosen, off, words, choose, changed } = view;
  const rotation = rotationOf(preset);
  return html`<label class="choice preset">
    <span class="mark">
      <input
        type="radio" name="preset" .checked=${live(preset === chosen)} ?disabled=${off}
        @input=${() => choose(preset)} @change=${changed}
      />
      <svg class="glyph" viewBox="0 0 16 16" width="16" height="16" fill="currentColor" aria-hidden="true">
        <circle cx="8" cy="8" r="3" />
      </svg>
    </span>
    <span class="name">${rotation === undefined ? words.custom : words.rotation(rotation)}</span>
  </label>`;
}
