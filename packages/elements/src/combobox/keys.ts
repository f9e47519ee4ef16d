import type { ComboboxActs } from './acts.js';
import type { Finder } from './finder.js';
import { commitText } from './typing.js';

/** The keys of the pattern: https://www.w3.org/WAI/ARIA/apg/patterns/combobox/#keyboardinteraction */
export function answerKey(event: KeyboardEvent, finder: Finder, acts: ComboboxActs): void {
  if (event.isComposing) return;
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp') onArrow(event, finder, acts);
  if (event.key === 'Enter') onEnter(event, finder, acts);
  if (event.key === 'Backspace' && !finder.text) acts.removeLast();
}

function onArrow(event: KeyboardEvent, finder: Finder, acts: ComboboxActs): void {
  event.preventDefault();
  const isDown = event.key === 'ArrowDown';
  if (!event.altKey) finder.move(isDown ? 1 : -1);
  else if (isDown) finder.open();
  else commitText(finder, acts);
  acts.moved();
}

function onEnter(event: KeyboardEvent, finder: Finder, acts: ComboboxActs): void {
  const active = acts.isListShown() ? finder.active : undefined;
  const isPending = (finder.text ?? '').trim() !== '';
  if (active) acts.choose(active);
  else if (isPending && acts.takesSeveral()) commitText(finder, acts);
  else if (isPending && !acts.takesAny()) return; // Nothing is called so: there is nothing to choose, and nothing to send.
  else if (acts.isListShown() && !isPending) commitText(finder, acts);
  else {
    commitText(finder, acts);
    acts.submit();
    return;
  }
  event.preventDefault();
}
