/** What a key pressed on a tag asks for: the list goes around at its ends, unless it stays or the text is there. */
export type TagAct = 'remove-forwards' | 'remove-backwards' | 'go-to-text' | 'stay';

export interface TagPlace {
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly isRightToLeft: boolean;
}

/** The arrow key towards the start or the end of the line. */
export function arrowTo(end: 'start' | 'end', isRightToLeft: boolean): string {
  return (end === 'start') === isRightToLeft ? 'ArrowRight' : 'ArrowLeft';
}

/** What a key on a tag does besides moving among the tags, which is the focus group's; `null` for nothing. */
export function actOfKey(event: KeyboardEvent, { isFirst, isLast, isRightToLeft }: TagPlace): TagAct | null {
  if (isModified(event)) return null;
  if (event.key === 'Delete') return 'remove-forwards';
  if (event.key === 'Backspace') return 'remove-backwards';
  if (isLast && event.key === arrowTo('end', isRightToLeft)) return 'go-to-text';
  return isFirst && event.key === arrowTo('start', isRightToLeft) ? 'stay' : null;
}

export function isModified({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
  return altKey || ctrlKey || metaKey || shiftKey;
}
