import type { ComponentProps } from 'react';
import type { HclBlock, RequestCode } from '../code/index.ts';
import type { PagedResource } from '../data/resource.ts';
import type { ResourceWords, KitTable } from '../resource-words.ts';
import { useText } from '../text/index.ts';
import { FormShell } from './FormShell.tsx';
import type { CreateForm } from './useItemForm.ts';

type Shell<Draft extends object> = Omit<
  ComponentProps<typeof FormShell<Draft>>,
  'title' | 'resource' | 'submitLabel' | 'description' | 'code'
>;

interface CreateShellProps<Draft extends object, Body> extends Shell<Draft> {
  readonly resource: {
    readonly name: string;
    readonly words: ResourceWords;
    readonly api: { readonly create: RequestCode['endpoint'] };
  };
  readonly form: CreateForm<Draft, Body>;
  /** The name of the project it is made in. */
  readonly project: string | undefined;
  /** The same for the OpenStack provider of Terraform and OpenTofu; null where it has no resource for this. */
  readonly terraform: ((body: Body) => readonly HclBlock[]) | null;
}

/** The box around the form of a new item. */
export function CreateShell<Draft extends object, Body>(props: CreateShellProps<Draft, Body>) {
  const { resource, project, terraform, ...shell } = props;
  const t = useText<KitTable>(resource.words);
  const code = () => {
    const body = shell.form.toBody();
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

type Named<Item extends { id: string }> = Pick<PagedResource<Item>, 'name' | 'label' | 'words'>;

interface ChangeShellProps<Draft extends object, Item extends { id: string }> extends Shell<Draft> {
  readonly resource: Named<Item>;
  readonly item: Item;
  readonly description?: string;
}

/** The box around the form that changes an item. */
export function ChangeShell<Draft extends object, Item extends { id: string }>(props: ChangeShellProps<Draft, Item>) {
  const { resource, item, ...shell } = props;
  const t = useText<KitTable>(resource.words);
  return (
    <FormShell<Draft>
      {...shell}
      isChange
      title={t('edit.title', { name: resource.label(item) })}
      resource={resource.name}
      submitLabel={t('edit.submit')}
    />
  );
}

interface PartShellProps<Draft extends object, Item extends { id: string }> extends Shell<Draft> {
  readonly resource: Named<Item>;
  /** Whose part it is. */
  readonly item: Item;
  /** The words of the parts, as `partOf` has them. */
  readonly words: ResourceWords;
  /** What the part is called that is changed; left out for a new one. */
  readonly name?: string | undefined;
  readonly code?: () => RequestCode;
}

/** The box around the form of a part of an item: of a new one, or of one that changes. */
export function PartShell<Draft extends object, Item extends { id: string }>(props: PartShellProps<Draft, Item>) {
  const { resource, item, words: _words, name, ...shell } = props;
  const say = useText<KitTable>(props.words);
  return (
    <FormShell<Draft>
      {...shell}
      isChange={name !== undefined}
      title={name === undefined ? say('add.new') : say('edit.title', { name })}
      description={resource.label(item)}
      resource={resource.name}
      submitLabel={say(name === undefined ? 'add.new' : 'edit.submit')}
    />
  );
}
