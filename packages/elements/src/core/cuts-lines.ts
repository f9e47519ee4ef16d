/**
 * Whether a box cuts off at least one line of its text. The letters of some scripts stand a few pixels out of their lines,
 * which makes a box scroll that cuts nothing off.
 */
export function cutsLines(box: HTMLElement): boolean {
  const { lineHeight, fontSize } = getComputedStyle(box);
  // `normal` is no number.
  const line = Number.parseFloat(lineHeight) || Number.parseFloat(fontSize);
  return box.scrollHeight - box.clientHeight > line / 2;
}
