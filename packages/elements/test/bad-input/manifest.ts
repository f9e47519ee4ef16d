/** The parts of the manifest that tell what somebody may set on an element. */
export interface Declared {
  tagName: string;
  attributes?: { name: string; type?: { text: string } }[];
  members?: {
    kind: string;
    name: string;
    privacy?: string;
    readonly?: boolean;
    static?: boolean;
    type?: { text: string };
  }[];
}

/** Every element of the package, those that live inside another too. */
export async function declaredElements(): Promise<Declared[]> {
  const manifest = (await (await fetch('/packages/elements/custom-elements.json')).json()) as {
    modules: { declarations: Partial<Declared>[] }[];
  };
  return manifest.modules
    .flatMap(({ declarations }) => declarations)
    .filter((declaration): declaration is Declared => declaration.tagName !== undefined);
}

/** The attributes that take one word of a list, and nothing else. */
export function enums({ attributes = [] }: Declared): string[] {
  return attributes.filter(({ type }) => /^'[^']*'( \| '[^']*')+$/.test(type?.text ?? '')).map(({ name }) => name);
}

/** The properties that hold one text, number or truth. */
export function plainProperties({ members = [] }: Declared): string[] {
  return members
    .filter(({ kind, privacy, readonly, static: isStatic }) => kind === 'field' && !privacy && !readonly && !isStatic)
    .filter(({ type }) => /^(string|number|boolean|'[^']*'|null|undefined| |\|)+$/.test(type?.text ?? ''))
    .map(({ name }) => name);
}
