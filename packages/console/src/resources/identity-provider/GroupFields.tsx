import { mappedRoles } from '@skydeck/contract';
import { Button } from '@skydeck/react-bindings/button';
import { Icon, registerIcons } from '@skydeck/react-bindings/icon';
import { Select } from '@skydeck/react-bindings/select';
import { TextField } from '@skydeck/react-bindings/text-field';
import plus from 'lucide-static/icons/plus.svg?raw';
import trash from 'lucide-static/icons/trash-2.svg?raw';
import { type Form, FormRow, FormSection, useFields } from '../../kit/form/index.ts';
import { ItemCombobox } from '../../kit/form/ItemCombobox.tsx';
import { useText } from '../../kit/text/index.ts';
import type { ProviderDraft } from './provider.form.ts';
import { projectsOf } from './providers.ts';
import * as css from './provider.css.ts';
import { providerWords } from './words.ts';

registerIcons({ plus, 'trash-2': trash });

/** Which group of the provider gives which role. */
export function GroupFields({ form, domainId }: { form: Form<ProviderDraft>; domainId: string }) {
  const t = useText(providerWords);
  const { groups } = form.draft;
  return (
    <FormSection title={t('groups')} note={t('groups.note')}>
      <div className={css.list}>
        {groups.map((_, place) => (
          // A line has no name of its own: it is its place.
          <GroupLine key={place} form={form} place={place} domainId={domainId} />
        ))}
      </div>
      <div>
        <Button
          variant="link"
          onClick={() => form.set('groups', [...groups, { group: '', role: 'project_user', project_id: '' }])}
        >
          <Icon slot="start" name="plus" />
          {t('groups.add')}
        </Button>
      </div>
    </FormSection>
  );
}

interface LineProps {
  readonly form: Form<ProviderDraft>;
  readonly place: number;
  readonly domainId: string;
}

function GroupLine({ form, place, domainId }: LineProps) {
  const t = useText(providerWords);
  const fields = useFields(form);
  const { groups } = form.draft;
  const number = place + 1;
  const at = `groups.${place}`;
  return (
    <div className={css.group} role="group" aria-label={t('groups.line', { number })}>
      <div className={css.groupFields}>
        <TextField
          label={t('groups.group')}
          hint={place === 0 ? t('groups.group_hint') : ''}
          spellCheck="false"
          {...fields.text(`${at}.group`)}
        />
        <FormRow>
          <Select label={t('groups.role')} {...fields.text(`${at}.role`)}>
            {mappedRoles.map((role) => (
              <option key={role} value={role}>
                {t(`role.${role}`)}
              </option>
            ))}
          </Select>
          {groups[place]?.role !== 'domain_admin' && (
            <ItemCombobox
              resource={projectsOf(domainId)}
              label={t('groups.project')}
              placeholder={t('groups.choose')}
              {...fields.text(`${at}.project_id`)}
            />
          )}
        </FormRow>
      </div>
      <Button
        variant="ghost"
        iconOnly
        label={t('groups.remove', { number })}
        onClick={() =>
          form.set(
            'groups',
            groups.filter((_, other) => other !== place),
          )
        }
      >
        <Icon name="trash-2" />
      </Button>
    </div>
  );
}
