import type { SkyCheckbox } from '../checkbox/checkbox.js';
import { warnOnce } from '../core/warn-once.js';

export interface BoxState {
  readonly isOn: boolean;
  readonly isMixed?: boolean;
  /** The group is off, whatever the box itself is. */
  readonly isOff: boolean;
}

// The children, not those assigned to the slots: they are asked for before there is a shadow root. One whose module
// has not come yet is no checkbox so far.
function checkboxesIn(group: Element): SkyCheckbox[] {
  return [...group.children].filter(
    (child): child is SkyCheckbox => child.localName === 'sky-checkbox' && 'defaultChecked' in child,
  );
}

/** The boxes to choose from, in their order. */
export function boxesOf(group: Element): SkyCheckbox[] {
  return checkboxesIn(group).filter((box) => box.slot !== 'all');
}

/** The box that stands for all the others. */
export function masterOf(group: Element): SkyCheckbox | undefined {
  return checkboxesIn(group).find((box) => box.slot === 'all');
}

export function lead(box: SkyCheckbox, { isOn, isMixed = false, isOff }: BoxState): void {
  box.checked = isOn;
  box.indeterminate = isMixed;
  // What the browser calls for a fieldset around it, which is what the group is to its boxes. Called back for a
  // fieldset that is really there, a box must not forget that one.
  box.formDisabledCallback(isOff || box.matches(':disabled'));
}

/** Two boxes with one value cannot be told apart: both would be on. */
export function warnOfTwins(group: Element, boxes: readonly SkyCheckbox[]): void {
  const values = boxes.map(({ value }) => value);
  const twin = values.find((value, at) => values.indexOf(value) !== at);
  if (twin !== undefined) warnOnce(group, `has two boxes with value="${twin}"; each needs a value of its own.`);
}
