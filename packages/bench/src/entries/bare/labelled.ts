import { css, LitElement } from 'lit';

/** What every bare control has: a label, a value, and whether it is off. No form, no validity, no looks. */
export abstract class Labelled extends LitElement {
  static override properties = { label: {}, value: {}, disabled: { type: Boolean } };
  static override styles = css`
    :host {
      display: block;
    }
  `;

  declare label: string;
  declare value: string;
  declare disabled: boolean;

  constructor() {
    super();
    this.label = '';
    this.value = '';
    this.disabled = false;
  }
}
