import { type ApplicationCredentialBody, checkToken, type FieldProblems } from '@skydeck/contract';
import { object, string } from 'superstruct';
import { formModel, required } from '../../../kit/form/model.ts';

export interface CredentialDraft {
  readonly name: string;
  readonly project_id: string;
  readonly days: string;
  readonly current_password: string;
}

/** `target`: the project that is chosen at first. */
export const credentialForm = (target: string) =>
  formModel<CredentialDraft, ApplicationCredentialBody>({
    shape: object({ name: string(), project_id: string(), days: string(), current_password: string() }),
    check: ({ name, days, project_id, current_password }): FieldProblems => ({
      ...checkToken({ name, days: Number(days) }),
      ...required({ project_id, current_password }),
    }),
    blank: () => ({ name: '', project_id: target, days: '30', current_password: '' }),
    toBody: ({ name, days, ...rest }) => ({ ...rest, name: name.trim(), days: Number(days) }),
  });
