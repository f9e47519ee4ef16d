/** One label of a Kubernetes cluster. */
export interface KubernetesLabel {
  readonly key: string;
  readonly value: string;
}

// Kubernetes, "Labels and Selectors": name and value up to 63 characters, the prefix a DNS subdomain up to 253.
const word = /^[A-Za-z\d](?:[\w.-]{0,61}[A-Za-z\d])?$/;
const subdomainPart = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/;
const reserved = /^(?:[^/]*\.)?(?:kubernetes|k8s)\.io(?:\/|$)/;

const isSubdomain = (text: string) => text.length <= 253 && text.split('.').every((part) => subdomainPart.test(part));

function isLabelKey(key: string): boolean {
  if (reserved.test(key)) return false;
  const slash = key.indexOf('/');
  return slash < 0 ? word.test(key) : isSubdomain(key.slice(0, slash)) && word.test(key.slice(slash + 1));
}

/** Reads `role=web,tier=`; null when a part is none, a key is reserved for Kubernetes itself, or stands twice. */
export function parseLabels(text: string): readonly KubernetesLabel[] | null {
  const labels = text.split(',').map((part): KubernetesLabel | null => {
    const at = part.indexOf('=');
    const [key, value] = [part.slice(0, Math.max(at, 0)), part.slice(at + 1)];
    return at > 0 && isLabelKey(key) && (value === '' || word.test(value)) ? { key, value } : null;
  });
  const whole = labels.filter((label) => label !== null);
  const keys = new Set(whole.map(({ key }) => key));
  return whole.length === labels.length && keys.size === labels.length ? whole : null;
}

/** `key=value` with commas between; keys not below `kubernetes.io` or `k8s.io` (spec: value.labels). */
export const isLabelList = (text: string): boolean => parseLabels(text) !== null;
