import { checkCode, type FieldProblems, type OwnProof, problem } from '@skydeck/contract';
import { object, string } from 'superstruct';
import { formModel } from '../../../kit/form/model.ts';

const checkPassword = (password: string): FieldProblems =>
  password === '' ? { current_password: problem('required', 'This field is required') } : {};

function checkCodeField(code: string, kind: 'authenticator' | 'any'): FieldProblems {
  const wrong = checkCode(code, kind);
  return wrong ? { code: wrong } : {};
}

export const ownPasswordForm = formModel<{ current_password: string }, { current_password: string }>({
  shape: object({ current_password: string() }),
  check: ({ current_password }) => checkPassword(current_password),
  blank: () => ({ current_password: '' }),
  toBody: (draft) => draft,
});

export const authenticatorForm = formModel<{ code: string }, { code: string }>({
  shape: object({ code: string() }),
  check: ({ code }) => checkCodeField(code, 'authenticator'),
  blank: () => ({ code: '' }),
  toBody: (draft) => draft,
});

/** Both factors again. */
export const proofForm = formModel<OwnProof, OwnProof>({
  shape: object({ current_password: string(), code: string() }),
  check: ({ current_password, code }) => ({ ...checkPassword(current_password), ...checkCodeField(code, 'any') }),
  blank: () => ({ current_password: '', code: '' }),
  toBody: (draft) => draft,
});
