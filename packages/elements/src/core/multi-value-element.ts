import { property, state } from 'lit/decorators.js';

import { FieldElement, type Flag, type FormValue } from './field-element.js';
import { listed } from './listed.js';

/** A control whose value is one text or, with `multiple`, a list of texts, each sent under the same name. */
export abstract class MultiValueElement extends FieldElement {
  /** Accepts several values. The attribute `value` is then comma-separated. */
  @property({ attribute: 'multiple', type: Boolean }) multiple = false;
  @state() private ownValues: readonly string[] | null = null;

  /** The values, with `multiple`. */
  get values(): readonly string[] {
    if (!this.multiple) return this.value === '' ? [] : [this.value];
    return this.ownValues ?? listed(this.defaultValue);
  }
  set values(values: readonly string[]) {
    // Kept also without `multiple`: whoever sets both may set them in any order.
    this.ownValues = values;
  }

  protected override check(): Flag | null {
    return this.required && this.values.length === 0 ? 'valueMissing' : null;
  }

  protected override formValue(): FormValue {
    if (!this.multiple) return this.value;
    if (this.name === '') return null;
    const data = new FormData();
    for (const value of this.values) data.append(this.name, value);
    return data;
  }

  override formResetCallback(): void {
    super.formResetCallback();
    this.ownValues = null;
  }

  override formStateRestoreCallback(restored: FormValue): void {
    if (!(restored instanceof FormData)) super.formStateRestoreCallback(restored);
    else this.values = restored.getAll(this.name).filter((value) => typeof value === 'string');
  }
}
