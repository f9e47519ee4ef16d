import type { ComboboxActs } from './acts.js';
import { splitFree } from './combobox.rules.js';
import type { Finder } from './finder.js';

/** The person types: a search in the list and, where free text is taken, a value. */
export function answerInput(event: Event, text: string, finder: Finder, acts: ComboboxActs): void {
  const isFreeText = acts.takesAny() && !acts.takesSeveral();
  // Typing alone is no value, unless the text is one: then nobody outside may hear of it.
  if (event.type === 'input' && !isFreeText) event.stopPropagation();
  const isComposing = event instanceof InputEvent && event.isComposing;
  const { whole, rest } = takesChips(acts) && !isComposing ? splitFree(text) : { whole: [], rest: text };
  if (finder.text === null) acts.begin();
  finder.search(rest);
  acts.add(whole);
  if (isFreeText) acts.follow(acts.optionCalled(text)?.value ?? text);
}

/** A single pasted value goes into the text, to be looked at; several are what they are. */
export function answerPaste(event: ClipboardEvent, finder: Finder, acts: ComboboxActs): void {
  const pasted = event.clipboardData?.getData('text/plain') ?? '';
  if (!takesChips(acts) || splitFree(pasted).rest === pasted) return;
  event.preventDefault();
  const { value, selectionStart, selectionEnd } = event.currentTarget as HTMLInputElement;
  const text = value.slice(0, selectionStart ?? 0) + pasted + value.slice(selectionEnd ?? value.length);
  finder.rest();
  acts.add(splitFree(`${text},`).whole);
}

/** Closes the list and makes of the typed text what it can be, when the person goes on. */
export function commitText(finder: Finder, acts: ComboboxActs): void {
  const { text } = finder;
  const option = text === null ? undefined : acts.optionCalled(text);
  const isEmpty = text === null || text.trim() === '';
  if (text !== null && !acts.takesSeveral() && acts.takesAny()) acts.commit(option?.value ?? text);
  else if (text !== null && !acts.takesSeveral() && (option || isEmpty)) acts.commit(option?.value ?? '');
  else {
    finder.rest();
    if (option || (acts.takesAny() && !isEmpty)) acts.add([text!]);
  }
}

function takesChips(acts: ComboboxActs): boolean {
  return acts.takesAny() && acts.takesSeveral();
}
