/** Packages that are CommonJS only: a bundler makes modules of them, a browser by itself does not. */
const packages = ['/ipaddr.js/lib/ipaddr.js'];

/** Serves them as a module whose default is what they export. */
export function commonJs() {
  return {
    name: 'common-js',
    transform({ path, body }) {
      if (!packages.some((name) => path.endsWith(name))) return undefined;
      return { body: `const module = { exports: {} };\n${body}\nexport default module.exports;` };
    },
  };
}
