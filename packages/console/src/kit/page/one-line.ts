import { slimScreen } from './slim-screen.ts';

type Button = HTMLElement & { readonly variant: string };

const phone = matchMedia('(max-width: 640px)');
/** Who needs large letters needs the words. */
const slim = matchMedia(slimScreen);

/** Which buttons give up their words, the next choice only if the line is still too short. */
const choices: readonly ((button: Button) => boolean)[] = [
  () => false,
  ({ variant }) => variant !== 'primary',
  () => true,
];

/** Not those of a dialog that asks, which is drawn elsewhere. */
const BUTTON = 'sky-button:not(:is(sky-confirm-dialog, sky-dialog, sky-form-dialog) *)';

function isOneLine(row: HTMLElement): boolean {
  const boxes = [...row.querySelectorAll(`[data-heading], ${BUTTON}`)]
    .map((part) => part.getBoundingClientRect())
    .filter(({ height }) => height > 0);
  return boxes.every(({ top }) => top < boxes[0]!.bottom);
}

/**
 * For the `ref` of a row of buttons, a title before them or not: on a phone it stays one line. What has no room shows its
 * icon, the primary one last, and keeps its words for who listens (spec: shell.head).
 */
export function keepOneLine(row: HTMLElement | null): (() => void) | undefined {
  if (!row) return undefined;
  const fit = () => {
    const buttons = [...row.querySelectorAll<Button>(`${BUTTON}:has(> [slot='start'])`)];
    const fold = (choice: (button: Button) => boolean) => {
      for (const button of buttons) button.toggleAttribute('data-icon', choice(button));
    };
    row.removeAttribute('data-tight');
    for (const choice of choices) {
      fold(choice);
      if (!phone.matches || slim.matches || isOneLine(row)) return;
    }
    // The title breaks between its words. One that has a single long word stands above its buttons.
    row.setAttribute('data-tight', '');
    if (row.scrollWidth <= row.clientWidth) return;
    row.removeAttribute('data-tight');
    fold(choices[0]!);
  };
  const sizes = new ResizeObserver(fit);
  const content = new MutationObserver(fit);
  sizes.observe(row);
  content.observe(row, { childList: true, characterData: true, subtree: true });
  return () => {
    sizes.disconnect();
    content.disconnect();
  };
}
