import { ownText } from '../core/own-text.js';
import { SkyMenuItem } from '../menu/menu-item.js';
import { SkyMenu } from '../menu/menu.js';
import { SkySelectEvent } from '../menu/select-event.js';

/** One line of the menu that stands for controls without room. */
export type OverflowEntry =
  | { readonly kind: 'line' }
  | { readonly kind: 'label'; readonly text: string }
  | {
      readonly kind: 'item';
      readonly text: string;
      readonly icon: Node | undefined;
      readonly isOff: boolean;
      readonly reason: string;
      readonly isDanger: boolean;
      press(): void;
    };

/** What native buttons, links and `sky-button` may have to say; all of it is optional, for they do not share a class. */
type Pressable = HTMLElement & {
  label?: string;
  disabled?: boolean;
  busy?: boolean;
  disabledReason?: string;
  variant?: string;
};

/** A tooltip is about the one control inside it. */
export function controlIn(child: HTMLElement): HTMLElement {
  const inner = child.localName === 'sky-tooltip' ? child.firstElementChild : null;
  return inner instanceof HTMLElement ? inner : child;
}

/** Whether a menu can stand for it: something to press, a menu, or a line between such. A field has to stay. */
export function canFold(child: HTMLElement): boolean {
  return controlIn(child).matches('button, a, hr, sky-button, sky-menu');
}

/** What the menu shows for a control. */
export function entriesOf(child: HTMLElement): OverflowEntry[] {
  const control = controlIn(child);
  if (control.localName === 'hr') return [{ kind: 'line' }];
  if (!(control instanceof SkyMenu)) return [entryOf(control)];
  const trigger = control.querySelector<HTMLElement>(':scope > [slot="trigger"]');
  const label = control.label || (trigger ? textOf(controlIn(trigger)) : '');
  const items = [...control.children].flatMap((inner): OverflowEntry[] => {
    if (inner.localName === 'hr') return [{ kind: 'line' }];
    return inner instanceof SkyMenuItem && !inner.hidden ? [entryOfItem(control, inner)] : [];
  });
  return [{ kind: 'line' }, { kind: 'label', text: label }, ...items, { kind: 'line' }];
}

/** Lines only between other things. */
export function withoutLooseLines(entries: readonly OverflowEntry[]): OverflowEntry[] {
  const isLine = (entry: OverflowEntry | undefined): boolean => entry?.kind === 'line';
  const single = entries.filter((entry, at) => !isLine(entry) || (at > 0 && !isLine(entries[at - 1])));
  return isLine(single.at(-1)) ? single.slice(0, -1) : single;
}

function entryOf(control: Pressable): OverflowEntry {
  return {
    kind: 'item',
    text: textOf(control),
    icon: iconOf(control),
    isOff: control.disabled === true || control.busy === true || control.ariaDisabled === 'true',
    reason: control.disabledReason ?? '',
    isDanger: control.variant?.startsWith('danger') ?? false,
    press: () => control.click(),
  };
}

/** The menu itself is not on the screen, so its owner hears of the choice as if it had been made there. */
function entryOfItem(menu: SkyMenu, item: SkyMenuItem): OverflowEntry {
  return {
    kind: 'item',
    text: item.text,
    icon: iconOf(item),
    isOff: item.disabled,
    reason: item.disabledReason,
    isDanger: item.danger,
    press: () => void menu.dispatchEvent(new SkySelectEvent(item)),
  };
}

function textOf(control: Pressable): string {
  return (control.label || control.ariaLabel || ownText(control)).trim();
}

function iconOf(control: HTMLElement): Node | undefined {
  const icon = control.querySelector(':scope > [slot="start"], :scope > sky-icon')?.cloneNode(true);
  if (icon instanceof Element) icon.slot = 'start';
  return icon;
}
