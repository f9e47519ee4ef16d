import {
  DESCRIPTION_MOST,
  isEmailAddress,
  problem,
  type FieldProblems,
  type ReportBody,
  size,
} from '@skydeck/contract';
import { boolean, object, string } from 'superstruct';
import { formModel } from '../../kit/form/model.ts';

export interface ReportDraft {
  contactEmail: string;
  description: string;
  /** Whether the failed call is named; there is no choice where none is known. */
  withRequest: boolean;
}

const shape = object({
  contactEmail: string(),
  description: size(string(), 0, DESCRIPTION_MOST),
  withRequest: boolean(),
});

function check({ contactEmail }: ReportDraft): FieldProblems {
  const said = contactEmail.trim();
  if (said === '') return { contactEmail: problem('required', 'An address is required') };
  return isEmailAddress(said) ? {} : { contactEmail: problem('email_invalid', 'This is not an email address') };
}

const fields: Readonly<Record<string, keyof ReportDraft>> = {
  contact_email: 'contactEmail',
  problem_description: 'description',
};

/** `start` is what is known already: the person's own address, and what they met. */
export const newReport = (start: { readonly email: string; readonly description: string }, requestId: string | null) =>
  formModel<ReportDraft, ReportBody>({
    shape,
    check,
    blank: () => ({ contactEmail: start.email, description: start.description, withRequest: requestId !== null }),
    toBody: ({ contactEmail, description, withRequest }) => ({
      contact_email: contactEmail.trim(),
      problem_description: description.trim(),
      ...(withRequest && requestId !== null && { request_id: requestId }),
    }),
    fieldOf: (path) => fields[path] ?? null,
  });
