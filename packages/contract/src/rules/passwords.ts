import { type FieldProblem, type FieldProblems, problem } from '../errors.ts';

const length = (text: string) => [...text].length;

/**
 * 16 characters with a letter and a digit, or 12 with upper, lower, digit and special
 * (spec: account.password.strength).
 */
export function isStrongPassword(password: string): boolean {
  const characters = length(password);
  if (characters >= 16 && /\p{L}/u.test(password) && /\d/.test(password)) return true;
  return characters >= 12 && [/\p{Lu}/u, /\p{Ll}/u, /\d/, /[!@#$%^&*()_+~?`-]/].every((part) => part.test(password));
}

// What the server alone finds out: it has the list of usual passwords, and knows what is near the person.

/** One of the usual ones, or made of them. */
export const usualPassword = (): FieldProblem =>
  problem('usual_password', 'This password is easy to guess: it is a usual one, or made of usual parts');

/** What is left of it without a word that is near the person is easy to guess. */
export const ownWordPassword = (word: string): FieldProblem =>
  problem('own_word_password', `This password is made of '${word}', which is easy to guess`, { word });

/** The draft of the form; the last one is not sent. */
export interface PasswordChange {
  readonly current_password: string;
  readonly new_password: string;
  readonly confirm_password: string;
}

/** What is wrong before anything is sent; whether the current password is right only the server knows. */
export function checkPasswordChange(draft: PasswordChange): FieldProblems {
  const { current_password: current, new_password: next, confirm_password: again } = draft;
  const problems: FieldProblems = {};
  if (current === '') problems['current_password'] = problem('required', 'The current password is required');
  if (next === '') problems['new_password'] = problem('required', 'A new password is required');
  else if (next === current) problems['new_password'] = problem('same_password', 'The new password is the old one');
  else if (!isStrongPassword(next)) problems['new_password'] = problem('weak_password', 'The new password is too weak');
  if (again !== next) problems['confirm_password'] = problem('password_mismatch', 'The two passwords differ');
  return problems;
}
