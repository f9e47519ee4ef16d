import type { ReactNode } from 'react';
import type { StepFacts } from './steps.rules.ts';

/** One step of a wizard. The draft is the form's: a step shows some of its fields. */
export interface Step extends StepFacts {
  readonly title: string;
  /** One or two sentences below the title. */
  readonly note?: string;
  /** The fields of the draft it asks for, by the first word of their paths: they must be right before it is left forwards. */
  readonly fields: readonly string[];
  /** What was chosen, in a few words; '' for nothing. */
  readonly value?: string;
  /** It may be left as it is. */
  readonly optional?: boolean;
  readonly content: ReactNode;
}
