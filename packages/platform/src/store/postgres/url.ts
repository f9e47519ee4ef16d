/** Whether a database is named by a PostgreSQL server's URL. */
export const isPostgresUrl = (database: string): boolean => /^postgres(ql)?:\/\//i.test(database);

/** The server and the database for people to read: without what signs in. */
export function serverName(url: string): string {
  try {
    const { host, pathname } = new URL(url);
    return `${host || 'localhost'}${pathname}`;
  } catch {
    return 'PostgreSQL';
  }
}
