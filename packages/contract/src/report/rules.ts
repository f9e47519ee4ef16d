/** The name of the task that writes a report. */
export const REPORT_TASK = 'reports.send';

/** Signs of a problem's description. */
export const DESCRIPTION_MOST = 10_000;

/**
 * One address, as the browser's own e-mail field takes it (HTML, "valid e-mail address"), with a dot in its domain and of
 * the lengths that mail servers take (RFC 5321).
 */
export function isEmailAddress(text: string): boolean {
  const [local = '', domain = '', ...more] = text.split('@');
  if (more.length > 0 || text.length > 254 || local.length > 64) return false;
  const labels = domain.split('.');
  return (
    /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+$/i.test(local) &&
    labels.length > 1 &&
    labels.every((label) => /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i.test(label))
  );
}
