import { type FieldProblems, problem } from '../errors.ts';
import { type HealthMonitorBody, monitorDefaults } from './model.ts';
import { asksForPage, monitorTypesOf, type Pair } from './modes.ts';

const codes = /^\d{3}(?:-\d{3}|(?:,\d{3})*)$/;
const isCode = (code: string) => Number(code) >= 100 && Number(code) <= 599;

/** `200`, `200,202` or `200-204` (Octavia's three spellings). */
export function areExpectedCodes(text: string): boolean {
  if (!codes.test(text) || !text.split(/[,-]/).every(isCode)) return false;
  const [first = '', last = first] = text.split('-');
  return first <= last;
}

/** A type that fits the protocol; less time to answer than between two checks; a page and codes for HTTP alone. */
export function checkMonitor(monitor: HealthMonitorBody, listener: Pair): FieldProblems {
  const problems: FieldProblems = {};
  const { delay = monitorDefaults.delay, timeout = monitorDefaults.timeout } = monitor;
  if (!monitorTypesOf(listener).includes(monitor.type)) {
    problems['healthmonitor.type'] = problem(
      'monitor_type_unfit',
      `A monitor of the type ${monitor.type} does not fit ${listener.backend_protocol}`,
      { type: monitor.type, protocol: listener.backend_protocol },
    );
  }
  if (timeout >= delay)
    problems['healthmonitor.timeout'] = problem(
      'timeout_not_below_delay',
      'The timeout must be less than the interval',
      {
        delay,
      },
    );
  return { ...problems, ...checkPage(monitor) };
}

function checkPage(monitor: HealthMonitorBody): FieldProblems {
  const problems: FieldProblems = {};
  const asked = {
    url_path: monitor.url_path,
    http_method: monitor.http_method,
    expected_codes: monitor.expected_codes,
  };
  if (!asksForPage(monitor.type)) {
    for (const [name, value] of Object.entries(asked)) {
      if (value != null)
        problems[`healthmonitor.${name}`] = problem('http_only', 'Only HTTP and HTTPS monitors ask for a page');
    }
    return problems;
  }
  if (asked.url_path != null && !isUrlPath(asked.url_path))
    problems['healthmonitor.url_path'] = problem('url_path_invalid', `'${asked.url_path}' is not a path of a page`);
  if (asked.expected_codes != null && !areExpectedCodes(asked.expected_codes))
    problems['healthmonitor.expected_codes'] = problem(
      'codes_invalid',
      `'${asked.expected_codes}' is not '200', '200,202' or '200-204'`,
    );
  return problems;
}

/** `/`, `/health?full=1`: begins with a slash, nothing that would have to be encoded. */
export const isUrlPath = (text: string): boolean => /^\/[\w\-.~!$&'()*+,;=:@%/?]*$/.test(text);
