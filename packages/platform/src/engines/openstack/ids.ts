const bare = /^[\da-f]{32}$/;
const dashed = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Keystone writes a UUID without dashes. Its other ids (`default`) stay as they are. */
export const fromKeystoneId = (id: string): string =>
  bare.test(id) ? id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5') : id;

/** The id of a project, a domain or a person, as Keystone and Neutron know it. */
export const toKeystoneId = (id: string): string => (dashed.test(id) ? id.replaceAll('-', '') : id);
