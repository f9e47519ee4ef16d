import type { ResourceNames } from './resource-names.ts';
import type { Files } from './write-files.ts';

/** The pages and forms, by their names inside the folder. */
export const consolePages = (names: ResourceNames): Files => ({
  [`${names.one.pascal}List.tsx`]: list(names),
  [`${names.one.pascal}Details.tsx`]: details(names),
  [`${names.one.pascal}Forms.tsx`]: forms(names),
  [`${names.one.pascal}Delete.tsx`]: remove(names),
  [`use${names.one.pascal}Actions.tsx`]: actions(names),
});

const list = ({
  one: { kebab, pascal, camel },
  many,
}: ResourceNames) => `import type { ${pascal} } from '@skydeck/contract';
import { useMemo } from 'react';
import { type Column, createdColumn, idColumn, ListPage, nameColumn, useCreateButton, useList } from '../../kit/list/index.ts';
import { useText } from '../../kit/text/index.ts';
import { ${camel}Words, ${many.camel} } from './${kebab}.ts';
import { ${camel}Paths } from './paths.ts';
import { use${pascal}Actions } from './use${pascal}Actions.tsx';

const byName = { field: 'name', direction: 'asc' } as const;

export function ${pascal}List() {
  const t = useText(${camel}Words);
  const list = useList(${many.camel}, { filters: [], sort: byName });
  const create = useCreateButton({ subject: ${many.camel}.subjects.list, label: t('create.action'), to: ${camel}Paths.add() });
  return (
    <ListPage
      list={list} words={${camel}Words} columns={useColumns(list.nameOf)} {...use${pascal}Actions()} create={create} icon="menu-${many.kebab}"
    />
  );
}

function useColumns(nameOf: (${camel}: ${pascal}) => string): readonly Column<${pascal}>[] {
  const t = useText(${camel}Words);
  return useMemo(() => [
    nameColumn(t, ({ id }) => ${camel}Paths.details(id), nameOf),
    { ...createdColumn(t), priority: 2 },
    idColumn(t),
  ], [t, nameOf]);
}
`;

const details = ({
  one: { kebab, pascal, camel },
  many,
}: ResourceNames) => `import type { ${pascal} } from '@skydeck/contract';
import { ActionButtons, Card, DetailsPage, ItemGate, Properties, Property, TimeProperties } from '../../kit/details/index.ts';
import { LinkTo, Mono } from '../../kit/page/index.ts';
import { useText } from '../../kit/text/index.ts';
import { useItem } from '../../kit/data/useItem.ts';
import { useParam } from '../../kit/navigation/useParam.ts';
import { ${camel}Words, ${many.camel} } from './${kebab}.ts';
import { ${camel}Paths } from './paths.ts';
import { use${pascal}Actions } from './use${pascal}Actions.tsx';

export function ${pascal}Details() {
  const t = useText(${camel}Words);
  const back = <LinkTo to={${camel}Paths.list()}>{t('list.title')}</LinkTo>;
  return <ItemGate state={useItem(${many.camel}, useParam('${camel}Id'))} gone={back}>{(${camel}) => <Details ${camel}={${camel}} />}</ItemGate>;
}

function Details({ ${camel} }: { ${camel}: ${pascal} }) {
  const t = useText(${camel}Words);
  return (
    <DetailsPage
      title={${camel}.name} crumbs={[{ label: t('list.title'), to: ${camel}Paths.list() }]}
      actions={<ActionButtons item={${camel}} {...use${pascal}Actions(${camel})} />}
    >
      <Card title={t('card.properties')}>
        <Properties>
          <Property label={t('field.id')}><Mono>{${camel}.id}</Mono></Property>
          <TimeProperties t={t} item={${camel}} />
        </Properties>
      </Card>
    </DetailsPage>
  );
}
`;

const actions = ({
  one: { kebab, pascal, camel },
  many,
}: ResourceNames) => `import type { ${pascal} } from '@skydeck/contract';
import { lazyComponent } from '../../kit/connectivity/lazy-component.tsx';
import { type Actions, deleteAction, editAction, useActions } from '../../kit/list/index.ts';
import { useText } from '../../kit/text/index.ts';
import { ${camel}Words, ${many.camel} } from './${kebab}.ts';
import { ${camel}Paths } from './paths.ts';

const ${pascal}Delete = lazyComponent(async () => (await import('./${pascal}Delete.tsx')).${pascal}Delete);

/** What can be done to ${many.words}. \`shown\`: the one whose page this is. */
export function use${pascal}Actions(shown?: ${pascal}): Actions<${pascal}> {
  const t = useText(${camel}Words);
  return useActions(${many.camel}.subjects.item, shown, [
    editAction(t, ({ id }) => ${camel}Paths.edit(id)),
    deleteAction(t, ${camel}Paths.list(), (asked) => <${pascal}Delete {...asked} />),
  ]);
}
`;

const forms = ({
  one: { kebab, pascal, camel, words },
  many,
}: ResourceNames) => `import type { ${pascal} } from '@skydeck/contract';
import { TextField } from '@skydeck/react-bindings/text-field';
import { call } from '../../kit/data/client.ts';
import { useItem } from '../../kit/data/useItem.ts';
import { ItemGate } from '../../kit/details/index.ts';
import { type Form, FormShell, useFields, useForm, useSubmit } from '../../kit/form/index.ts';
import { useParam } from '../../kit/navigation/useParam.ts';
import { useText } from '../../kit/text/index.ts';
import { ${camel}Change, new${pascal}, type ${pascal}Draft } from './${kebab}.form.ts';
import { ${camel}Words, ${many.camel} } from './${kebab}.ts';
import { ${camel}Paths } from './paths.ts';

/** What a ${words} is asked for when it is made and when it is changed. */
function Fields({ form }: { form: Form<${pascal}Draft> }) {
  const t = useText(${camel}Words);
  return <TextField label={t('field.name')} required maxLength={255} {...useFields(form).text('name')} />;
}

export function ${pascal}Create() {
  const t = useText(${camel}Words);
  const form = useForm(new${pascal}, {
    submit: useSubmit(${many.camel}, {
      kind: 'created',
      call: (body) => call(${many.camel}.api.create, { body }),
      message: ({ name }) => t('created', { name }),
      link: ${camel}Paths.details,
    }),
  });
  return (
    <FormShell title={t('create.title')} form={form} resource={${many.camel}.name} submitLabel={t('create.action')}>
      <Fields form={form} />
    </FormShell>
  );
}

export function ${pascal}Edit() {
  return <ItemGate state={useItem(${many.camel}, useParam('${camel}Id'))}>{(${camel}) => <EditForm ${camel}={${camel}} />}</ItemGate>;
}

function EditForm({ ${camel} }: { ${camel}: ${pascal} }) {
  const t = useText(${camel}Words);
  const form = useForm(${camel}Change, {
    source: { item: ${camel}, revision: ${camel}.revision_number },
    submit: useSubmit(${many.camel}, {
      kind: 'updated',
      call: (body, revision) => call(${many.camel}.api.update, { params: { id: ${camel}.id }, body, revision }),
      message: ({ name }) => t('updated', { name }),
      link: ${camel}Paths.details,
    }),
  });
  return (
    <FormShell title={t('edit.title', { name: ${camel}.name })} form={form} resource={${many.camel}.name} submitLabel={t('edit.submit')}>
      <Fields form={form} />
    </FormShell>
  );
}
`;

const remove = ({
  one: { kebab, pascal, camel },
  many,
}: ResourceNames) => `import { deletionOf } from '../../kit/confirm/index.ts';
import { ${camel}Words, ${many.camel} } from './${kebab}.ts';

export const ${pascal}Delete = deletionOf(${many.camel}, { words: ${camel}Words, icon: 'menu-${many.kebab}' });
`;
