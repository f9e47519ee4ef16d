import { type FieldProblem, type FieldProblems, problem } from '../errors.ts';
import { LONGEST_TOKEN_NAME, MOST_TOKEN_DAYS, type TokenBody } from './model.ts';

/** As it is compared: people copy codes with the spaces and dashes they are shown with. */
export const plainCode = (text: string): string => text.replaceAll(/[\s-]/g, '').toLowerCase();

export const isAuthenticatorCode = (plain: string): boolean => /^\d{6}$/.test(plain);
/** 80 bits in base32, which has no 0, 1 and 8 to be misread. */
export const isRecoveryCode = (plain: string): boolean => /^[a-z2-7]{16}$/.test(plain);

/** Whether a text can be a code at all; `kind` says which ones are taken here. */
export function checkCode(text: string, kind: 'authenticator' | 'any'): FieldProblem | null {
  const plain = plainCode(text);
  if (plain === '') return problem('required', 'This field is required');
  if (isAuthenticatorCode(plain) || (kind === 'any' && isRecoveryCode(plain))) return null;
  return kind === 'any'
    ? problem('not_a_code', 'A code has six digits, a recovery code has 16 letters and digits')
    : problem('not_six_digits', 'A code has six digits');
}

/** What is wrong with a token before it is sent; whether the project is open to its owner only the server knows. */
export function checkToken({ name, days }: Pick<TokenBody, 'name' | 'days'>): FieldProblems {
  const problems: FieldProblems = {};
  const { length } = name.trim();
  if (length === 0) problems['name'] = problem('required', 'This field is required');
  else if (length > LONGEST_TOKEN_NAME)
    problems['name'] = problem('text_too_long', `At most ${LONGEST_TOKEN_NAME} characters`, {
      limit: LONGEST_TOKEN_NAME,
    });
  if (!Number.isInteger(days) || days < 1 || days > MOST_TOKEN_DAYS)
    problems['days'] = problem('out_of_range', `From 1 to ${MOST_TOKEN_DAYS} days`, {
      least: 1,
      most: MOST_TOKEN_DAYS,
    });
  return problems;
}
