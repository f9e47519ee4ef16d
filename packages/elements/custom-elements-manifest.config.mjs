export default {
  globs: ['src/**/*.ts'],
  exclude: [
    'src/**/*.test.ts',
    'src/**/*.css.ts',
    'src/**/*words/*.ts',
    'src/languages/*.ts',
    'src/cdn/*.ts',
    'src/define-all.ts',
  ],
  litelement: true,
  outdir: '.',
  plugins: [
    {
      name: 'promises-only',
      // What is private, or called by the browser, is no promise: a change of it would look like a broken API.
      // The analyzer also lists each `dispatchEvent` it meets; an event is what `@fires` says, with its sentence.
      packageLinkPhase({ customElementsManifest }) {
        // Files come in the order of the disk; what is committed has one of its own.
        customElementsManifest.modules.sort((one, other) => (one.path < other.path ? -1 : 1));
        for (const { declarations = [] } of customElementsManifest.modules) {
          for (const declaration of declarations) {
            declaration.members = declaration.members?.filter(isPromised);
            declaration.events = declaration.events?.filter(({ name, description }) => name && description);
          }
        }
      },
    },
  ],
};

function isPromised({ name, privacy, static: isStatic }) {
  return !privacy && !isStatic && !name.startsWith('#') && !name.endsWith('Callback');
}
