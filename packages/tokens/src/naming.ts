type Camel<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<Camel<Tail>>}`
  : Name;

type Dashed<Name extends string> = Name extends `${infer Group}.${infer Leaf}` ? `${Group}-${Leaf}` : Name;

/** `--sky-text-on-inverse` of `text.on-inverse`. */
export type PropertyName<Name extends string> = `--sky-${Dashed<Name>}`;

type Reference<Name extends string> = `var(${PropertyName<Name>})`;
type GroupOf<Name extends string> = Name extends `${infer Group}.${string}` ? Group : never;
type LeafOf<Name extends string, Group extends string> = Name extends `${Group}.${infer Leaf}` ? Leaf : never;

/** `vars.text.onInverse` of `text.on-inverse`, `vars.canvas` of `canvas`. */
export type Vars<Name extends string> = {
  readonly [Plain in Exclude<Name, `${string}.${string}`>]: Reference<Plain>;
} & {
  readonly [Group in GroupOf<Name>]: {
    readonly [Leaf in LeafOf<Name, Group> as Camel<Leaf>]: Reference<`${Group}.${Leaf}`>;
  };
};

export function propertyName<Name extends string>(name: Name): PropertyName<Name> {
  return `--sky-${name.replace('.', '-')}` as PropertyName<Name>;
}

function camel(name: string): string {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

interface Tree {
  [name: string]: string | Tree;
}

/** A nested record from dotted names, as vanilla-extract's contracts want it. */
export function nest(values: Readonly<Record<string, string>>): Tree {
  const tree: Tree = {};
  for (const [name, value] of Object.entries(values)) {
    const [group = name, leaf] = name.split('.');
    const inner = tree[group];
    if (leaf === undefined) tree[group] = value;
    else tree[group] = { ...(typeof inner === 'object' && inner), [camel(leaf)]: value };
  }
  return tree;
}
