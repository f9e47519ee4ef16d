import type { ComboboxActs } from './acts.js';
import type { Finder } from './finder.js';
import { commitText } from './typing.js';

/** The whole box belongs to the text: a press on it goes there. */
export function answerMousedown(event: Event, input: HTMLInputElement): void {
  if (isControl(event.target)) return;
  event.preventDefault();
  input.focus();
}

/** A click on the text opens the list; one on the rest of the box closes it again. */
export function answerClick(event: Event, input: HTMLInputElement, finder: Finder, acts: ComboboxActs): void {
  if (event.target === input) finder.open();
  else if (isControl(event.target)) return;
  else if (acts.isListShown()) commitText(finder, acts);
  else finder.open();
}

function isControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button, input, a') !== null;
}
