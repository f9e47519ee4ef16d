import type { PartnerResult } from '@skydeck/contract';
import { faultIn, ProviderFault } from '../providers/kind.ts';
import type { AllowedTarget } from '../providers/outgoing/addresses.ts';
import { sendOutgoing } from '../providers/outgoing/request.ts';
import { createTargets, type FindAddresses } from '../providers/outgoing/targets.ts';

/** Checks a partner's page as a browser would load it. Never throws for what it finds. */
export type CheckPartnerPage = (origin: string, consoleOrigin: string) => Promise<PartnerResult>;

const waits = { verify_ssl: true, ca_certificate: '', request_timeout_connect: 5, request_timeout_read: 5 };

/**
 * By the rule of identity providers, nothing that a person names leads to this machine, its link, a cloud's metadata or a
 * private network unless the operator has listed it. No redirect is followed.
 */
export function createPartnerCheck(allowed: readonly AllowedTarget[], findAddresses?: FindAddresses): CheckPartnerPage {
  const findTarget = createTargets(allowed, findAddresses);
  return async (origin, consoleOrigin) => {
    try {
      const answer = await sendOutgoing(findTarget, waits, `${origin}/`, { headers: { Accept: 'text/html' } });
      return resultOf(answer, origin, consoleOrigin);
    } catch (error) {
      const fault = faultIn(error);
      if (!fault) throw error;
      return resultOfFault(fault);
    }
  };
}

/** A page may ask for a sign-in, or have nothing at its root: that somebody answers there is what counts. */
function resultOf({ status, headers }: Response, origin: string, consoleOrigin: string): PartnerResult {
  if (status >= 500) return 'error_status';
  const location = headers.get('location');
  if (status >= 300 && status < 400 && location !== null) {
    const isElsewhere = !URL.canParse(location, origin) || new URL(location, origin).origin !== origin;
    return isElsewhere ? 'redirects' : 'reachable';
  }
  const policy = headers.get('content-security-policy');
  return policy !== null && forbidsFrames(policy, consoleOrigin) ? 'frames_forbidden' : 'reachable';
}

/**
 * Whether a policy names what may be framed, and not this console. `frame-src` falls back to `child-src` and `default-src`
 * (CSP 3); a scheme, a wildcard of the host or `*` may let it in.
 */
export function forbidsFrames(policy: string, consoleOrigin: string): boolean {
  return policy.split(',').some((one) => {
    const directives = new Map(
      one.split(';').map((directive) => {
        const [name = '', ...sources] = directive.trim().split(/\s+/);
        return [name.toLowerCase(), sources] as const;
      }),
    );
    const sources = directives.get('frame-src') ?? directives.get('child-src') ?? directives.get('default-src');
    return sources !== undefined && !sources.some((source) => allows(source, new URL(consoleOrigin)));
  });
}

function allows(sourceText: string, { protocol, hostname, host, port }: URL): boolean {
  const source = sourceText.toLowerCase();
  if (source === '*' || source === protocol) return true;
  const [, scheme, name = '', sourcePort] =
    /^(?:([a-z]+:)\/\/)?([^/:]+|\[[^\]]+\])(?::(\d+|\*))?(?:\/.*)?$/.exec(source) ?? [];
  if (scheme !== undefined && scheme !== protocol) return false;
  if (sourcePort !== undefined && sourcePort !== '*' && sourcePort !== port && `${name}:${sourcePort}` !== host)
    return false;
  if (sourcePort === undefined && port !== '') return false;
  return name.startsWith('*.') ? hostname.endsWith(name.slice(1)) : name === hostname;
}

const known = {
  not_resolved: 'not_resolved',
  refused_address: 'refused_address',
  refused_port: 'refused_port',
  insecure_address: 'insecure_address',
  timed_out: 'timed_out',
  bad_certificate: 'bad_certificate',
} as const;

function resultOfFault({ result }: ProviderFault): PartnerResult {
  return result in known ? known[result as keyof typeof known] : 'not_reachable';
}
