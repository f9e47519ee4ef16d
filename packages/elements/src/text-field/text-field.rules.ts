import type { Flag } from '../core/field-element.js';

export interface TextRules {
  readonly type: string;
  readonly required: boolean;
  readonly minLength: number;
  readonly maxLength: number;
  readonly pattern: string;
}

/**
 * The first rule a line of text breaks, in the order and by the rules of the native `<input>`.
 * https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#constraints
 */
export function brokenTextRule(text: string, rules: TextRules): Flag | null {
  if (text === '') return rules.required ? 'valueMissing' : null;
  if (text.length > rules.maxLength) return 'tooLong';
  if (text.length < rules.minLength) return 'tooShort';
  if (!isOfType(text, rules.type)) return 'typeMismatch';
  if (rules.pattern && !matches(text, rules.pattern)) return 'patternMismatch';
  return null;
}

/** Only the browser knows what it takes for an address; so it is asked, by a control that is never on the page. */
function isOfType(text: string, type: string): boolean {
  if (type !== 'email' && type !== 'url') return true;
  const control = document.createElement('input');
  control.type = type;
  control.value = text;
  return !control.validity.typeMismatch;
}

function matches(text: string, pattern: string): boolean {
  try {
    return new RegExp(`^(?:${pattern})$`, 'v').test(text);
  } catch {
    return true; // A pattern that cannot be read is no rule, as in the native control.
  }
}
