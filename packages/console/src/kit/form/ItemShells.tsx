import type { ComponentProps } from 'react';
import type { HclBlock, RequestCode } from '../code/index.ts';
import type { Resource } from '../data/resource.ts';
import { FormShell } from './FormShell.tsx';
import type { FormModel } from './model.ts';

type Shell<Draft extends object> = Omit<
  ComponentProps<typeof FormShell<Draft>>,
  'title' | 'resource' | 'submitLabel' | 'description' | 'code'
>;

interface CreateShellProps<Draft extends object, Body> extends Shell<Draft> {
  readonly t: (key: 'create.title' | 'create.action' | 'create.in', values?: { readonly project: string }) => string;
  readonly resource: { readonly name: string; readonly api: { readonly create: RequestCode['endpoint'] } };
  readonly model: Pick<FormModel<Draft, Body>, 'toBody'>;
  /** The name of the project it is made in. */
  readonly project: string | undefined;
  /** The same for the OpenStack provider of Terraform and OpenTofu; null where it has no resource for this. */
  readonly terraform: ((body: Body) => readonly HclBlock[]) | null;
}

/** The box around the form of a new item. */
export function CreateShell<Draft extends object, Body>(props: CreateShellProps<Draft, Body>) {
  const { t, resource, model, project, terraform, ...shell } = props;
  const code = () => {
    const body = model.toBody(shell.form.draft);
    return { endpoint: resource.api.create, body, terraform: terraform && terraform(body) };
  };
  return (
    <FormShell<Draft>
      {...shell}
      title={t('create.title')}
      description={project ? t('create.in', { project }) : ''}
      resource={resource.name}
      submitLabel={t('create.action')}
      code={code}
    />
  );
}

interface ChangeShellProps<Draft extends object, Item extends { id: string }> extends Shell<Draft> {
  readonly t: (key: 'edit.title' | 'edit.submit', values?: { readonly name: string }) => string;
  readonly resource: Pick<Resource<Item>, 'name' | 'label'>;
  readonly item: Item;
  readonly description?: string;
}

/** The box around the form that changes an item. */
export const ChangeShell = <Draft extends object, Item extends { id: string }>({
  t,
  resource,
  item,
  ...shell
}: ChangeShellProps<Draft, Item>) => (
  <FormShell<Draft>
    {...shell}
    title={t('edit.title', { name: resource.label(item) })}
    resource={resource.name}
    submitLabel={t('edit.submit')}
  />
);
