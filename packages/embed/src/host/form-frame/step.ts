/**
 * The segments of a step of a form. One that is not in the closed list would be another form: it makes an address that is
 * refused.
 */
export function stepOf(asked: string | null, steps: readonly string[]): readonly string[] {
  if (!asked) return [];
  return steps.includes(asked) ? asked.split('/') : ['..'];
}
