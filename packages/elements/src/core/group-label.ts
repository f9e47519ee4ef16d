import { html, nothing, type TemplateResult } from 'lit';

/** What the label of a group is made of. */
interface Labelled {
  readonly label: string;
  readonly labelHidden: boolean;
  readonly note: string;
  readonly required: boolean;
}

/**
 * The label and the note of a control that is a group of others: `aria-labelledby="label"` takes it, for a `<label>` names
 * one control only. `isNamed` says whether there is a label, as text or in the slot.
 */
export function groupLabel({ label, labelHidden, note, required }: Labelled, isNamed: boolean): TemplateResult {
  const isShown = isNamed && !labelHidden;
  return html`
    <div class=${isShown || note ? 'label-row' : 'visually-hidden'} ?hidden=${!isNamed && !note}>
      <span class=${isShown ? 'label' : 'visually-hidden'} id="label"
        ><slot name="label">${label}</slot
        >${required ? html`<span class="required" aria-hidden="true">*</span>` : nothing}</span
      >
      <span class="note" id="note">${note}</span>
    </div>
  `;
}
