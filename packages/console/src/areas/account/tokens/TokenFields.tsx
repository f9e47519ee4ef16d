import { LONGEST_TOKEN_NAME, tokenDays } from '@skydeck/contract';
import { Select } from '@skydeck/react-bindings/select';
import { TextField } from '@skydeck/react-bindings/text-field';
import type { ReactNode } from 'react';
import { type Form, useFields } from '../../../kit/form/index.ts';
import { useText } from '../../../kit/text/index.ts';
import { tokensWords } from './words.ts';

interface Draft {
  readonly name: string;
  readonly project_id: string;
  readonly days: string;
}

interface Props<Of extends Draft> {
  readonly form: Form<Of>;
  readonly projects: readonly { readonly id: string; readonly name: string }[];
  /** Before the projects: what else it may be for. */
  readonly otherTargets?: ReactNode;
  /** Between what it is for and how long it lasts. */
  readonly children?: ReactNode;
}

/** What a token and an application credential are both asked for. */
export function TokenFields<Of extends Draft>({ form, projects, otherTargets, children }: Props<Of>) {
  const t = useText(tokensWords);
  const fields = useFields(form);
  return (
    <>
      <TextField
        label={t('field.name')}
        hint={t('field.name_hint')}
        required
        maxLength={LONGEST_TOKEN_NAME}
        {...fields.text('name')}
      />
      <Select label={t('field.target')} required {...fields.text('project_id')}>
        {otherTargets}
        {projects.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      {children}
      <Select label={t('field.expires')} required {...fields.text('days')}>
        {tokenDays.map((days) => (
          <option key={days} value={days}>
            {t('days', { count: days })}
          </option>
        ))}
      </Select>
    </>
  );
}
