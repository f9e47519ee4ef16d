import {
  checkToken,
  type FieldProblems,
  problem,
  type TokenAccess,
  type TokenBody,
  tokenAccesses,
} from '@skydeck/contract';
import { enums, object, string } from 'superstruct';
import { formModel } from '../../../kit/form/model.ts';

/** What stands in the place of a project's id for the domain. */
export const WHOLE_DOMAIN = 'domain';

export interface TokenDraft {
  readonly name: string;
  readonly access: TokenAccess;
  /** A project's id, `WHOLE_DOMAIN`, or '' when nothing is chosen. */
  readonly project_id: string;
  readonly days: string;
}

/** `target`: what is chosen at first. */
export const tokenForm = (target: string) =>
  formModel<TokenDraft, TokenBody>({
    shape: object({ name: string(), access: enums(tokenAccesses), project_id: string(), days: string() }),
    check: ({ name, days, project_id }): FieldProblems => ({
      ...checkToken({ name, days: Number(days) }),
      ...(project_id === '' && { project_id: problem('required', 'This field is required') }),
    }),
    blank: () => ({ name: '', access: 'read', project_id: target, days: '30' }),
    toBody: ({ name, access, project_id, days }) => ({
      name: name.trim(),
      access,
      project_id: project_id === WHOLE_DOMAIN ? null : project_id,
      days: Number(days),
    }),
  });
