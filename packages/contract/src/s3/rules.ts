import { type FieldProblem, problem } from '../errors.ts';

const LONGEST_KEY_BYTES = 1024;

/** S3's rule for new buckets (AWS, "General purpose bucket naming rules"); null: the name will do. */
export function checkBucketName(name: string): FieldProblem | null {
  if (name === '') return problem('required', 'This field is required');
  if (name.length < 3 || name.length > 63)
    return problem('size', 'A bucket name has 3 to 63 characters', { least: 3, most: 63 });
  if (!/^[a-z0-9][a-z0-9.-]*[a-z0-9]$/.test(name) || /\.\.|\.-|-\./.test(name))
    return problem('bucket_name', 'A bucket name has lower-case letters, digits, hyphens and single dots inside');
  if (/^\d+\.\d+\.\d+\.\d+$/.test(name) || /^xn--|-s3alias$/.test(name))
    return problem('bucket_name_reserved', 'This bucket name is reserved');
  return null;
}

/** Any text is a key, as long as it has 1 to 1024 bytes in UTF-8; null: it will do. */
export function checkObjectKey(key: string): FieldProblem | null {
  if (key === '') return problem('required', 'This field is required');
  if (new TextEncoder().encode(key).length > LONGEST_KEY_BYTES)
    return problem('key_too_long', 'A key has at most 1024 bytes', { most: LONGEST_KEY_BYTES });
  // Half of a surrogate pair has no UTF-8: it would come back as another key.
  return key.isWellFormed() ? null : problem('key_not_text', 'A key is text in UTF-8');
}

/**
 * Of keys that a link leads to: browsers take `.` and `..` between slashes out of an address before they send it (URL
 * Standard, "path state"), so that its signature would be of another key. S3 clients do not, and may use such keys.
 */
export function checkLinkKey(key: string): FieldProblem | null {
  const isShortened = key.split('/').some((segment) => segment === '.' || segment === '..');
  return isShortened
    ? problem('key_has_dots', 'A browser cannot open a key with “.” or “..” between slashes: use an S3 client')
    : checkObjectKey(key);
}
