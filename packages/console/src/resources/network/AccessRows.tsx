import { EVERYONE, networkAccesses, isPrivateNetwork } from '@skydeck/contract';
import { Button } from '@skydeck/react-bindings/button';
import { Icon, registerIcons } from '@skydeck/react-bindings/icon';
import { Select } from '@skydeck/react-bindings/select';
import plus from 'lucide-static/icons/plus.svg?raw';
import trash from 'lucide-static/icons/trash-2.svg?raw';
import { useSnapshot } from 'valtio';
import { Combobox, type Form, useFields } from '../../kit/form/index.ts';
import { useText } from '../../kit/text/index.ts';
import { session } from '../../session/index.ts';
import { useProjectNames } from './access-columns.tsx';
import { type AccessContext, type AccessDraft, type AccessRow, domainTarget } from './access.form.ts';
import * as css from './network.css.ts';
import { networkWords } from './network.ts';

registerIcons({ plus, 'trash-2': trash });

interface Props<Draft extends AccessDraft> {
  readonly form: Form<Draft>;
  readonly context: AccessContext;
}

/** Who may use a network besides its own project, a line for each. */
export function AccessRows<Draft extends AccessDraft>({ form, context }: Props<Draft>) {
  const t = useText(networkWords);
  const rows = form.draft.access;
  const add = () => form.set('access', [...rows, { project: '', access: 'direct' } satisfies AccessRow]);
  return (
    <div role="group" aria-label={t('access.title')} className={css.rows}>
      {rows.length === 0 && <p className={css.aside}>{t('access.list.none')}</p>}
      {rows.map((_, place) => (
        // A line has no name of its own: it is its place.
        <Line key={place} form={form} context={context} place={place} />
      ))}
      <div>
        <Button variant="link" onClick={add}>
          <Icon slot="start" name="plus" />
          {t('access.add')}
        </Button>
      </div>
    </div>
  );
}

function Line<Draft extends AccessDraft>({ form, context, place }: Props<Draft> & { place: number }) {
  const t = useText(networkWords);
  const fields = useFields(form);
  const number = place + 1;
  const isInside = isPrivateNetwork(context.network);
  return (
    <div className={css.row}>
      <Combobox
        className={css.project}
        label={t('access.project_of', { number })}
        labelHidden
        withCustom
        placeholder={t('access.choose')}
        options={useTargets(context)}
        {...fields.text(`access.${place}.project`)}
      />
      <Select label={t('access.way_of', { number })} labelHidden {...fields.text(`access.${place}.access`)}>
        {networkAccesses.map((access) => (
          <option key={access} value={access} disabled={isInside && access !== 'direct'}>
            {t(`access.${access}`)}
          </option>
        ))}
      </Select>
      <Button
        variant="ghost"
        iconOnly
        label={t('access.remove', { number })}
        onClick={() =>
          form.set(
            'access',
            form.draft.access.filter((_, other) => other !== place),
          )
        }
      >
        <Icon name="trash-2" />
      </Button>
    </div>
  );
}

/** The projects the person knows; of another it takes the id. */
function useTargets({ network, domainId, mayOpenToEveryone }: AccessContext) {
  const t = useText(networkWords);
  const { projects } = useSnapshot(session);
  const nameOf = useProjectNames();
  const domain = domainId === undefined ? null : domainTarget(domainId);
  return [
    ...(mayOpenToEveryone ? [{ value: EVERYONE, label: t('access.everyone') }] : []),
    ...(domain === null ? [] : [{ value: domain, label: nameOf(domain) ?? domain }]),
    ...projects.filter(({ id }) => id !== network.project_id).map(({ id, name }) => ({ value: id, label: name })),
  ];
}
