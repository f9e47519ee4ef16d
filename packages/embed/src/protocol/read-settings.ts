import { isName, isOneOf, readFields } from './fields.ts';
import { LOCALES, MODES, type Settings } from './messages.ts';

/** Field by field: what this build does not know is left out, so a newer page still sets the rest. */
export function readSettings(value: unknown): Settings | null {
  const fields = readFields(value);
  if (!fields) return null;
  const { locale, scheme, mode, reducedMotion, withCode } = fields;
  return {
    ...(isOneOf(locale, LOCALES) && { locale }),
    ...(isName(scheme) && { scheme }),
    ...(isOneOf(mode, MODES) && { mode }),
    ...(typeof reducedMotion === 'boolean' && { reducedMotion }),
    ...(withCode === true && { withCode }),
  };
}
