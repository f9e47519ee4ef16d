import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';

import { hostStyles } from '../core/host.css.js';
import { warnUnlessOneOf } from '../core/one-of.js';
import { catalogue, Wording } from '../core/wording.js';
import { userRoundGlyph } from '../icon/own.js';
import { avatarStyles } from './avatar.css.js';
import { initialsOf } from './initials.js';
import { statusGlyph } from './status-glyph.js';
import { en } from './words/en.js';

const avatarWords = catalogue('avatar', en);

const sizes = ['small', 'medium', 'large'] as const;
const shapes = ['circle', 'square'] as const;
const statuses = ['online', 'away', 'busy', 'offline'] as const;

export type AvatarSize = (typeof sizes)[number];
export type AvatarShape = (typeof shapes)[number];
export type AvatarStatus = (typeof statuses)[number];

const isStatus = (status: string): status is AvatarStatus => (statuses as readonly string[]).includes(status);

/**
 * A person or a project, shown as an image or as initials.
 *
 * @tagname sky-avatar
 * @csspart picture - The image, the initials, or the outline of a person.
 */
export class SkyAvatar extends LitElement {
  static override styles = [hostStyles, avatarStyles];

  /** The name: the source of the initials, and the accessible name. */
  @property({ attribute: 'name' }) name = '';
  /** The URL of an image. The initials show until it has loaded, and if it fails to load. */
  @property({ attribute: 'src' }) src = '';
  /** 24, 30 or 40 pixels. */
  @property({ attribute: 'size' }) size: AvatarSize = 'medium';
  /** Use `circle` for people and `square` for projects. */
  @property({ attribute: 'shape' }) shape: AvatarShape = 'circle';
  /** The presence: `online`, `away`, `busy` or `offline`. Empty if unknown. */
  @property({ attribute: 'status' }) status: AvatarStatus | '' = '';
  /** The name is next to the avatar. Screen readers read only the status. */
  @property({ attribute: 'decorative', type: Boolean }) decorative = false;
  @state() private hasImage = false;

  readonly #wording = new Wording(this, avatarWords);

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has('src')) this.hasImage = false;
  }

  protected override update(changed: PropertyValues): void {
    warnUnlessOneOf(this, 'size', this.size, sizes);
    warnUnlessOneOf(this, 'shape', this.shape, shapes);
    if (this.status) warnUnlessOneOf(this, 'status', this.status, statuses);
    super.update(changed);
  }

  protected override render(): TemplateResult {
    const said = this.#said;
    const size = sizes.includes(this.size) ? this.size : 'medium';
    const shape = shapes.includes(this.shape) ? this.shape : 'circle';
    return html`<div
      class="${size} ${shape}" role=${said ? 'img' : nothing} aria-label=${said || nothing} aria-hidden=${said ? nothing : 'true'}
    >
      <div part="picture">
        ${this.hasImage ? nothing : this.#initials || userRoundGlyph}
        ${this.src ? this.#imageTemplate() : nothing}
      </div>
      ${isStatus(this.status) ? statusGlyph(this.status) : nothing}
    </div>`;
  }

  #imageTemplate(): TemplateResult {
    return html`<img alt="" ?hidden=${!this.hasImage} @load=${this.#onLoad} @error=${this.#onError} src=${this.src} />`;
  }

  get #initials(): string {
    return initialsOf(this.name, this.#wording.language);
  }

  get #said(): string {
    const { words } = this.#wording;
    const name = this.decorative ? '' : this.name;
    const status = isStatus(this.status) ? words[this.status] : '';
    return name && status ? words.both(name, status) : name || status;
  }

  #onLoad(): void {
    this.hasImage = true;
  }

  #onError(): void {
    this.hasImage = false;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'sky-avatar': SkyAvatar;
  }
}
