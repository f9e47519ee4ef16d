import type { ResourceNames } from './resource-names.ts';
import type { Files } from './write-files.ts';

/** The pages and forms, by their names inside the folder. */
export const consolePages = (names: ResourceNames): Files => ({
  [`${names.one.pascal}List.tsx`]: list(names),
  [`${names.one.pascal}Details.tsx`]: details(names),
  [`${names.one.pascal}Fields.tsx`]: fields(names),
  [`${names.one.pascal}Create.tsx`]: create(names),
  [`${names.one.pascal}Edit.tsx`]: edit(names),
  [`${names.one.pascal}Delete.tsx`]: remove(names),
});

const list = ({
  one: { kebab, pascal, camel },
  many,
}: ResourceNames) => `import type { ${pascal} } from '@skydeck/contract';
import { Button } from '@skydeck/react-bindings/button';
import { Icon, registerIcons } from '@skydeck/react-bindings/icon';
import pencil from 'lucide-static/icons/pencil.svg?raw';
import plus from 'lucide-static/icons/plus.svg?raw';
import trash from 'lucide-static/icons/trash-2.svg?raw';
import { useMemo, useState } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { useCan } from '../../kit/permissions/abilities.ts';
import { lazyComponent } from '../../kit/connectivity/lazy-component.tsx';
import { type Column, EmptyList, ListPage, type RowAction, useList } from '../../kit/list/index.ts';
import { Ago, LinkTo, Mono } from '../../kit/page/index.ts';
import { usePageActions } from '../../kit/shortcuts/index.ts';
import { useText } from '../../kit/text/index.ts';
import { ${many.camel} } from './${kebab}.ts';
import { ${camel}Paths } from './paths.ts';
import { ${camel}Words } from './words.ts';

registerIcons({ pencil, plus, 'trash-2': trash });

const ${pascal}Delete = lazyComponent(async () => (await import('./${pascal}Delete.tsx')).${pascal}Delete);

const byName = { field: 'name', direction: 'asc' } as const;

export function ${pascal}List() {
  const t = useText(${camel}Words);
  const navigate = useNavigate();
  const { search } = useLocation();
  const openPanel = (pathname: string) => void navigate({ pathname, search });
  const list = useList(${many.camel}, { filters: [], sort: byName });
  const mayCreate = useCan(${many.camel}.subjects.list, 'create');
  const mayUpdate = useCan(${many.camel}.subjects.item, 'update');
  const mayDelete = useCan(${many.camel}.subjects.item, 'delete');
  const [toDelete, setToDelete] = useState<readonly ${pascal}[]>([]);

  const actions: RowAction<${pascal}>[] = [
    ...(mayUpdate ? [{ key: 'edit', label: t('edit.action'), icon: 'pencil', run: ([one]: readonly ${pascal}[]) => { if (one) openPanel(${camel}Paths.edit(one.id)); } }] : []),
    ...(mayDelete ? [{ key: 'delete', label: t('delete.action'), icon: 'trash-2', danger: true, bulk: true, run: setToDelete }] : []),
  ];
  const create = mayCreate && (
    <Button variant="primary" size="small" onClick={() => openPanel(${camel}Paths.add())}><Icon slot="start" name="plus" />{t('create.action')}</Button>
  );
  usePageActions(
    mayCreate ? [{ id: 'create', keys: 'create', label: t('create.action'), run: () => openPanel(${camel}Paths.add()) }] : [],
  );

  return (
    <>
      <ListPage
        title={t('list.title')} list={list} columns={useColumns()} filters={[]} actions={actions} toolbar={create}
        empty={<EmptyList icon="menu-${many.kebab}" title={t('list.empty_title')} text={t('list.empty_text')} action={create} />}
        searchLabel={t('list.search')} label={${many.camel}.label} storageKey={${many.camel}.name}
      />
      {toDelete.length > 0 && <${pascal}Delete ${many.camel}={toDelete} onClose={() => setToDelete([])} />}
      <Outlet />
    </>
  );
}

function useColumns(): readonly Column<${pascal}>[] {
  const t = useText(${camel}Words);
  return useMemo(() => [
    { key: 'name', title: t('field.name'), sort: 'name', cell: ({ id, name }) => <LinkTo look="name" to={${camel}Paths.details(id)}>{name}</LinkTo> },
    { key: 'created', title: t('field.created'), sort: 'created_at', priority: 2, cell: ({ created_at }) => <Ago at={created_at} /> },
    { key: 'id', title: t('field.id'), hidden: true, priority: 4, cell: ({ id }) => <Mono>{id}</Mono> },
  ], [t]);
}
`;

const details = ({
  one: { kebab, pascal, camel },
  many,
}: ResourceNames) => `import type { ${pascal} } from '@skydeck/contract';
import { Button } from '@skydeck/react-bindings/button';
import { Icon } from '@skydeck/react-bindings/icon';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCan } from '../../kit/permissions/abilities.ts';
import { Card, DetailsPage, ItemGate, Properties, Property } from '../../kit/details/index.ts';
import { LinkTo, Mono } from '../../kit/page/index.ts';
import { usePageActions } from '../../kit/shortcuts/index.ts';
import { useFormat, useText } from '../../kit/text/index.ts';
import { useItem } from '../../kit/data/useItem.ts';
import { useParam } from '../../kit/navigation/useParam.ts';
import { wasChanged } from './${kebab}.rules.ts';
import { ${many.camel} } from './${kebab}.ts';
import { ${pascal}Delete } from './${pascal}Delete.tsx';
import { ${camel}Paths } from './paths.ts';
import { ${camel}Words } from './words.ts';

export function ${pascal}Details() {
  const t = useText(${camel}Words);
  const back = <LinkTo to={${camel}Paths.list()}>{t('list.title')}</LinkTo>;
  return <ItemGate state={useItem(${many.camel}, useParam('${camel}Id'))} gone={back}>{(${camel}) => <Details ${camel}={${camel}} />}</ItemGate>;
}

function Details({ ${camel} }: { ${camel}: ${pascal} }) {
  const t = useText(${camel}Words);
  const format = useFormat();
  return (
    <DetailsPage title={${camel}.name} crumbs={[{ label: t('list.title'), to: ${camel}Paths.list() }]} actions={<Actions ${camel}={${camel}} />}>
      <Card title={t('card.properties')}>
        <Properties>
          <Property label={t('field.id')}><Mono>{${camel}.id}</Mono></Property>
          <Property label={t('field.created')}>{format.dateTime(${camel}.created_at)}</Property>
          {wasChanged(${camel}) && <Property label={t('field.updated')}>{format.dateTime(${camel}.updated_at)}</Property>}
        </Properties>
      </Card>
    </DetailsPage>
  );
}

function Actions({ ${camel} }: { ${camel}: ${pascal} }) {
  const t = useText(${camel}Words);
  const navigate = useNavigate();
  const mayUpdate = useCan(${many.camel}.subjects.item, 'update');
  const mayDelete = useCan(${many.camel}.subjects.item, 'delete');
  const [isDeleteOpen, setIsDeleteOpen] = useState(false);
  const edit = () => void navigate(${camel}Paths.edit(${camel}.id));
  usePageActions([
    ...(mayUpdate ? [{ id: 'edit', keys: 'edit', label: t('edit.action'), run: edit } as const] : []),
    ...(mayDelete ? [{ id: 'delete', label: t('delete.action'), run: () => setIsDeleteOpen(true) }] : []),
  ]);
  return (
    <>
      {mayUpdate && <Button size="small" onClick={edit}><Icon slot="start" name="pencil" />{t('edit.action')}</Button>}
      {mayDelete && <Button size="small" variant="danger-ghost" onClick={() => setIsDeleteOpen(true)}><Icon slot="start" name="trash-2" />{t('delete.action')}</Button>}
      <${pascal}Delete ${many.camel}={isDeleteOpen ? [${camel}] : []} onClose={() => setIsDeleteOpen(false)} onDeleted={() => void navigate(${camel}Paths.list())} />
    </>
  );
}
`;

const fields = ({
  one: { kebab, pascal, camel, words },
}: ResourceNames) => `import { TextField } from '@skydeck/react-bindings/text-field';
import { type Form, useFields } from '../../kit/form/index.ts';
import { useText } from '../../kit/text/index.ts';
import type { ${pascal}Draft } from './${kebab}.form.ts';
import { ${camel}Words } from './words.ts';

/** What a ${words} is asked for when it is made and when it is changed. */
export function ${pascal}Fields({ form }: { form: Form<${pascal}Draft> }) {
  const t = useText(${camel}Words);
  const { text } = useFields(form);
  return <TextField label={t('field.name')} required maxLength={255} {...text('name')} />;
}
`;

const create = ({
  one: { kebab, pascal, camel },
  many,
}: ResourceNames) => `import { call } from '../../kit/data/client.ts';
import { FormShell, useForm, useFormShell } from '../../kit/form/index.ts';
import { notify } from '../../kit/notify/index.ts';
import { useText } from '../../kit/text/index.ts';
import { new${pascal} } from './${kebab}.form.ts';
import { ${many.camel} } from './${kebab}.ts';
import { ${pascal}Fields } from './${pascal}Fields.tsx';
import { ${camel}Paths } from './paths.ts';
import { ${camel}Words } from './words.ts';

export function ${pascal}Create() {
  const t = useText(${camel}Words);
  const shell = useFormShell();
  const form = useForm(new${pascal}, {
    submit: async (body) => {
      const made = await call(${many.camel}.api.create, { body });
      ${many.camel}.items.put(made);
      notify('success', t('created', { name: made.name }), { link: ${camel}Paths.details(made.id) });
      shell.done({ kind: 'created', resource: ${many.camel}.name, id: made.id });
    },
  });
  return (
    <FormShell title={t('create.title')} form={form} resource={${many.camel}.name} submitLabel={t('create.action')}>
      <${pascal}Fields form={form} />
    </FormShell>
  );
}
`;

const edit = ({
  one: { kebab, pascal, camel },
  many,
}: ResourceNames) => `import type { ${pascal} } from '@skydeck/contract';
import { call } from '../../kit/data/client.ts';
import { ItemGate } from '../../kit/details/index.ts';
import { FormShell, useForm, useFormShell } from '../../kit/form/index.ts';
import { notify } from '../../kit/notify/index.ts';
import { useText } from '../../kit/text/index.ts';
import { useItem } from '../../kit/data/useItem.ts';
import { useParam } from '../../kit/navigation/useParam.ts';
import { ${camel}Change } from './${kebab}.form.ts';
import { ${many.camel} } from './${kebab}.ts';
import { ${pascal}Fields } from './${pascal}Fields.tsx';
import { ${camel}Paths } from './paths.ts';
import { ${camel}Words } from './words.ts';

export function ${pascal}Edit() {
  return <ItemGate state={useItem(${many.camel}, useParam('${camel}Id'))}>{(${camel}) => <EditForm ${camel}={${camel}} />}</ItemGate>;
}

function EditForm({ ${camel} }: { ${camel}: ${pascal} }) {
  const t = useText(${camel}Words);
  const shell = useFormShell();
  const form = useForm(${camel}Change, {
    source: { item: ${camel}, revision: ${camel}.revision_number },
    submit: async (body, revision) => {
      const saved = await call(${many.camel}.api.update, { params: { id: ${camel}.id }, body, ...(revision !== undefined && { revision }) });
      ${many.camel}.items.put(saved);
      notify('success', t('updated', { name: saved.name }), { link: ${camel}Paths.details(saved.id) });
      shell.done({ kind: 'updated', resource: ${many.camel}.name, id: saved.id });
    },
  });
  return (
    <FormShell title={t('edit.title', { name: ${camel}.name })} form={form} resource={${many.camel}.name} submitLabel={t('edit.submit')}>
      <${pascal}Fields form={form} />
    </FormShell>
  );
}
`;

const remove = ({
  one: { kebab, pascal, camel },
  many,
}: ResourceNames) => `import type { ${pascal} } from '@skydeck/contract';
import { call } from '../../kit/data/client.ts';
import { DeleteChosen } from '../../kit/confirm/index.ts';
import { useText } from '../../kit/text/index.ts';
import { ${many.camel} } from './${kebab}.ts';
import { ${camel}Words } from './words.ts';

interface Props {
  /** Those to be deleted; with none the dialog is closed. */
  readonly ${many.camel}: readonly ${pascal}[];
  readonly onClose: () => void;
  readonly onDeleted?: () => void;
}

export function ${pascal}Delete({ ${many.camel}: chosen, onClose, onDeleted }: Props) {
  const t = useText(${camel}Words);
  return (
    <DeleteChosen
      chosen={chosen} icon="menu-${many.kebab}" t={t} items={${many.camel}.items}
      remove={({ id }) => call(${many.camel}.api.remove, { params: { id } })} removeMany={${many.camel}.api.removeMany}
      onClose={onClose} onDeleted={onDeleted}
    />
  );
}
`;
