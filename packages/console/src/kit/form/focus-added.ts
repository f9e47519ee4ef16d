import { fieldWithin } from './field-at.ts';
import { focusSoon } from './focus-soon.ts';

/** To the first field of a line that was just added: the button that adds lines is below it now, maybe out of sight (spec: form.line-added). */
export function focusAdded({ currentTarget }: { readonly currentTarget: EventTarget | null }, path: string): void {
  const form = (currentTarget as Element).closest('form');
  focusSoon(() => fieldWithin(form, path));
}
