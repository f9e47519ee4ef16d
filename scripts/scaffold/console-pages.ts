import type { ResourceNames } from './resource-names.ts';
import type { Files } from './write-files.ts';

/** The pages and forms, by their names inside the folder. */
export const consolePages = (names: ResourceNames): Files => ({
  [`${names.one.pascal}List.tsx`]: list(names),
  [`${names.one.pascal}Details.tsx`]: details(names),
  [`${names.one.pascal}Forms.tsx`]: forms(names),
  [`use${names.one.pascal}Actions.ts`]: actions(names),
});

const list = ({
  one: { kebab, pascal, camel },
  many,
}: ResourceNames) => `import type { ${pascal} } from '@skydeck/contract';
import { useMemo } from 'react';
import { byName, type Column, createdColumn, idColumn, ListPage, nameColumn, useCreateButton, useList } from '../../kit/list/index.ts';
import { useText } from '../../kit/text/index.ts';
import { ${camel}Words, ${many.camel} } from './${kebab}.ts';
import { ${camel}Paths } from './paths.ts';
import { use${pascal}Actions } from './use${pascal}Actions.ts';

export function ${pascal}List() {
  const list = useList(${many.camel}, { filters: [], sort: byName });
  return (
    <ListPage
      list={list} columns={useColumns(list.nameOf)} {...use${pascal}Actions()} create={useCreateButton(${many.camel})}
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
import { ActionButtons, Card, IdProperty, ItemDetails, itemPage, Properties, TimeProperties } from '../../kit/details/index.ts';
import { useText } from '../../kit/text/index.ts';
import { ${camel}Words, ${many.camel} } from './${kebab}.ts';
import { use${pascal}Actions } from './use${pascal}Actions.ts';

export const ${pascal}Details = itemPage(${many.camel}, '${camel}Id', function Details({ item }: { item: ${pascal} }) {
  const t = useText(${camel}Words);
  return (
    <ItemDetails
      resource={${many.camel}} item={item}
      actions={<ActionButtons item={item} {...use${pascal}Actions(item)} />}
    >
      <Card title={t('card.properties')}>
        <Properties>
          <IdProperty t={t} item={item} />
          <TimeProperties t={t} item={item} />
        </Properties>
      </Card>
    </ItemDetails>
  );
});
`;

const actions = ({
  one: { kebab, pascal, camel },
  many,
}: ResourceNames) => `import type { ${pascal} } from '@skydeck/contract';
import { deletionOf } from '../../kit/confirm/index.ts';
import { type Actions, deleteAction, editAction, useActions } from '../../kit/list/index.ts';
import { useText } from '../../kit/text/index.ts';
import { ${camel}Words, ${many.camel} } from './${kebab}.ts';
import { ${camel}Paths } from './paths.ts';

const ${pascal}Delete = deletionOf(${many.camel});

/** What can be done to ${many.words}. \`shown\`: the one whose page this is. */
export function use${pascal}Actions(shown?: ${pascal}): Actions<${pascal}> {
  const t = useText(${camel}Words);
  return useActions(${many.camel}.subjects.item, shown, [
    editAction(t, ({ id }) => ${camel}Paths.edit(id)),
    deleteAction(t, ${camel}Paths.list(), ${pascal}Delete),
  ]);
}
`;

const forms = ({
  one: { kebab, pascal, camel, words },
  many,
}: ResourceNames) => `import type { ${pascal} } from '@skydeck/contract';
import { TextField } from '@skydeck/react-bindings/text-field';
import { withItem } from '../../kit/details/index.ts';
import { ChangeShell, type Form, FormShell, useChangeForm, useCreateForm, useFields } from '../../kit/form/index.ts';
import { useText } from '../../kit/text/index.ts';
import { ${camel}Change, new${pascal}, type ${pascal}Draft } from './${kebab}.form.ts';
import { ${camel}Words, ${many.camel} } from './${kebab}.ts';

/** What a ${words} is asked for when it is made and when it is changed. */
function Fields({ form }: { form: Form<${pascal}Draft> }) {
  const t = useText(${camel}Words);
  return <TextField label={t('field.name')} required maxLength={255} {...useFields(form).text('name')} />;
}

export function ${pascal}Create() {
  const t = useText(${camel}Words);
  const form = useCreateForm(${many.camel}, new${pascal});
  return (
    <FormShell title={t('create.title')} form={form} resource={${many.camel}.name} submitLabel={t('create.action')}>
      <Fields form={form} />
    </FormShell>
  );
}

export const ${pascal}Edit = withItem(${many.camel}, '${camel}Id', function EditForm({ item }: { item: ${pascal} }) {
  const form = useChangeForm(${many.camel}, ${camel}Change, item);
  return (
    <ChangeShell resource={${many.camel}} item={item} form={form}>
      <Fields form={form} />
    </ChangeShell>
  );
});
`;
