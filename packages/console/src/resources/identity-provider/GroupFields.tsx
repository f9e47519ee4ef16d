import { Button } from '@skydeck/react-bindings/button';
import { Icon, registerIcons } from '@skydeck/react-bindings/icon';
import plus from 'lucide-static/icons/plus.svg?raw';
import { useState } from 'react';
import { lazyComponent } from '../../kit/connectivity/lazy-component.tsx';
import { useFetchAhead } from '../../kit/connectivity/useFetchAhead.ts';
import { type Form, FormSection } from '../../kit/form/index.ts';
import { useText } from '../../kit/text/index.ts';
import type { ProviderDraft } from './provider.form.ts';
import * as css from './provider.css.ts';
import { providerWords } from './words.ts';

registerIcons({ plus });

const loadLine = async () => (await import('./GroupLine.tsx')).GroupLine;
const GroupLine = lazyComponent(loadLine);

/** Which group of the provider gives which role. */
export function GroupFields({ form, domainId }: { form: Form<ProviderDraft>; domainId: string }) {
  const t = useText(providerWords);
  const { groups } = form.draft;
  const [added, setAdded] = useState(-1);
  useFetchAhead(loadLine);
  return (
    <FormSection title={t('groups')} note={t('groups.note')}>
      <div className={css.list}>
        {groups.map((_, place) => (
          // A line has no name of its own: it is its place.
          <GroupLine key={place} form={form} place={place} domainId={domainId} isAdded={place === added} />
        ))}
      </div>
      <div>
        <Button
          variant="link"
          onClick={() => {
            form.set('groups', [...groups, { group: '', role: 'project_user', project_id: '' }]);
            setAdded(groups.length);
          }}
        >
          <Icon slot="start" name="plus" />
          {t('groups.add')}
        </Button>
      </div>
    </FormSection>
  );
}
