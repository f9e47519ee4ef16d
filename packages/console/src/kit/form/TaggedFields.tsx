import { TextField } from '@skydeck/react-bindings/text-field';
import { lazyComponent } from '../connectivity/lazy-component.tsx';
import { useText } from '../text/index.ts';
import { kitWords } from '../words.ts';
import { useFields } from './fields.ts';
import type { TaggedDraft } from './tagged.rules.ts';
import type { Form } from './useForm.ts';

/** Fetched when the form shows; until then a field of its size stands in its place. */
export const TagField = lazyComponent(
  async () => (await import('@skydeck/react-bindings/tag-field')).TagField,
  ({ label = '', note = '' }) => <TextField label={label} note={note} disabled />,
);

/** What people write at an item for themselves. */
export function TaggedFields<Draft extends TaggedDraft>({ form }: { readonly form: Form<Draft> }) {
  const t = useText(kitWords);
  const fields = useFields(form);
  const { invalidValues: _, ...tags } = fields.many('tags');
  return (
    <>
      <TextField
        label={t('field.description')}
        note={t('list.optional')}
        maxLength={255}
        {...fields.text('description')}
      />
      <TagField label={t('field.tags')} note={t('list.optional')} {...tags} />
    </>
  );
}
