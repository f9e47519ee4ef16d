/** A package that has to be built before something else can use it. */
export interface Buildable {
  readonly name: string;
  readonly folder: string;
  /** Packages whose build this one reads. */
  readonly needs: readonly string[];
  /** Folders outside its own whose sources end up in its build. */
  readonly reads: readonly string[];
}

/** In the order of the arrows of docs/architecture.md. */
export const buildables: readonly Buildable[] = [
  { name: 'tokens', folder: 'packages/tokens', needs: [], reads: [] },
  { name: 'embed', folder: 'packages/embed', needs: [], reads: [] },
  { name: 'elements', folder: 'packages/elements', needs: ['tokens'], reads: [] },
  { name: 'react-bindings', folder: 'packages/react-bindings', needs: ['elements'], reads: [] },
  {
    name: 'console',
    folder: 'packages/console',
    needs: ['tokens', 'react-bindings', 'embed'],
    reads: ['packages/contract'],
  },
  { name: 'platform', folder: 'packages/platform', needs: [], reads: ['packages/contract'] },
];
