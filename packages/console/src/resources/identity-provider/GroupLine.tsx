import { mappedRoles } from '@skydeck/contract';
import { Button } from '@skydeck/react-bindings/button';
import { Icon, registerIcons } from '@skydeck/react-bindings/icon';
import { Select } from '@skydeck/react-bindings/select';
import { TextField } from '@skydeck/react-bindings/text-field';
import trash from 'lucide-static/icons/trash-2.svg?raw';
import { useEffect, useRef } from 'react';
import { focusSoon } from '../../kit/form/focus-soon.ts';
import { type Form, FormRow, useFields } from '../../kit/form/index.ts';
import { ItemCombobox } from '../../kit/form/ItemCombobox.tsx';
import { useText } from '../../kit/text/index.ts';
import type { ProviderDraft } from './provider.form.ts';
import { projectsOf } from './providers.ts';
import * as css from './provider.css.ts';
import { providerWords } from './words.ts';

registerIcons({ 'trash-2': trash });

interface LineProps {
  readonly form: Form<ProviderDraft>;
  readonly place: number;
  readonly domainId: string;
  /** It came by a press just now, and gets the focus (spec: form.line-added). */
  readonly isAdded: boolean;
}

/** One group of the provider, and the role that it gives. */
export function GroupLine({ form, place, domainId, isAdded }: LineProps) {
  const t = useText(providerWords);
  const fields = useFields(form);
  const { groups } = form.draft;
  const number = place + 1;
  const at = `groups.${place}`;
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isAdded) focusSoon(() => line.current?.querySelector<HTMLElement>('sky-text-field'));
  }, [isAdded]);
  return (
    <div ref={line} className={css.group} role="group" aria-label={t('groups.line', { number })}>
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
