import { type FieldProblems, problem } from '@skydeck/contract';
import { invalid } from '../../http/refusal.ts';

/** Names may repeat, as in OpenStack. `name` is trimmed already. */
export const nameProblems = (name: string): FieldProblems =>
  name === '' ? { name: problem('required', 'A name is required') } : {};

/** The name without spaces around it. Throws 400 where nothing is left. */
export function requireName(text: string): string {
  const name = text.trim();
  const problems = nameProblems(name);
  if (Object.keys(problems).length > 0) throw invalid(problems);
  return name;
}
