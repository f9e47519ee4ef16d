import * as contract from '../index.ts';

type Fields = Readonly<Record<string, unknown>>;

/** How clients of the same API family say what a model says otherwise. */
export interface Reading {
  /** Fields that may be left out: they follow from others. */
  readonly follows?: readonly string[];
  /** What was sent → what the model knows. Whatever it does not understand stays, and is refused by its name. */
  readonly read: (sent: Fields) => Fields;
}

interface Modelled {
  readonly schema: unknown;
}

const readings = new Map<object, Reading>();
const reads = (models: readonly Modelled[], reading: Reading): void => {
  for (const { schema } of models) readings.set(schema as object, reading);
};

/** `schema` is that of a model's struct. */
export const readingOf = (schema: object): Reading | undefined => readings.get(schema);

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isAbsent = (value: unknown) => value === undefined || value === null;
/** What stands in a list, or in a field. */
const elementOf = ({ schema }: Modelled): Modelled => schema as Modelled;

/** The field under its other name, where that alone was sent. */
function renamed(sent: Fields, from: string, to: string, read: (value: unknown) => unknown = (value) => value): Fields {
  const { [from]: value, ...rest } = sent;
  if (isAbsent(value)) return isAbsent(sent[from]) && from in sent ? rest : sent;
  return isAbsent(sent[to]) ? { ...rest, [to]: read(value) } : sent;
}

// spec: call.tolerant
reads([contract.SubnetDraft, contract.SubnetBody], {
  follows: ['ip_version'],
  read: (sent) =>
    isAbsent(sent['ip_version']) && typeof sent['cidr'] === 'string'
      ? { ...sent, ip_version: sent['cidr'].includes(':') ? 6 : 4 }
      : sent,
});

reads([contract.PrivateNetworkBody, contract.UntaggedNetworkBody, contract.VlanNetworkBody], {
  follows: ['ipam_enabled'],
  read: (sent) =>
    isAbsent(sent['ipam_enabled'])
      ? { ...sent, ipam_enabled: Array.isArray(sent['subnets']) && sent['subnets'].length > 0 }
      : sent,
});

const actions: ReadonlyMap<unknown, string> = new Map([
  ['direct', 'access_as_shared'],
  ['routed', 'access_as_external'],
]);
reads([elementOf(contract.NetworkUpdate.schema.rbac_policies)], {
  read(sent) {
    // All domains are all projects.
    const said = sent['target_domain'] === contract.EVERYONE ? renamed(sent, 'target_domain', 'target_project') : sent;
    return Array.isArray(said['actions'])
      ? { ...said, actions: said['actions'].map((action) => actions.get(action) ?? (action as unknown)) }
      : said;
  },
});

/** A filter stands in a query string, which has texts alone. */
reads([contract.Matching], {
  read: (sent) =>
    isFields(sent['filters'])
      ? {
          ...sent,
          filters: Object.fromEntries(
            Object.entries(sent['filters']).flatMap(([name, value]) =>
              isAbsent(value) ? [] : [[name, typeof value === 'object' ? value : String(value)]],
            ),
          ),
        }
      : sent,
});

reads([contract.RouterBody], { read: (sent) => renamed(sent, 'internal_interfaces', 'interfaces') });
reads([elementOf(contract.RouterBody.schema.interfaces)], { read: (sent) => renamed(sent, 'ip_addr', 'ip_address') });

/** A number of IANA's is a name, too. */
reads([contract.SecurityGroupRuleDraft, contract.SecurityGroupRuleBody], {
  read: (sent) => (typeof sent['protocol'] === 'number' ? { ...sent, protocol: String(sent['protocol']) } : sent),
});

const groups = ['local_ep_group', 'peer_ep_group'] as const;
const policies = ['ikepolicy', 'ipsecpolicy'] as const;

/** Ids of parts may stand beside the connection's own fields. */
function liftIds(sent: Fields, parts: readonly string[]): Fields {
  const connection = sent['ipsec_site_connection'];
  if (!isFields(connection)) return sent;
  const names = parts.map((part) => `${part}_id`);
  const entries = Object.entries(connection);
  const ids = Object.fromEntries(entries.filter(([name, id]) => names.includes(name) && !isAbsent(id)));
  return {
    ...ids,
    ...sent,
    ipsec_site_connection: Object.fromEntries(entries.filter(([name]) => !names.includes(name))),
  };
}

/** What cannot be changed stays where it was sent, and is refused there. */
reads([contract.VpnUpdate], { read: (sent) => liftIds(sent, groups) });

reads([contract.VpnBody], {
  follows: [...policies, ...groups],
  read(sent) {
    let read = liftIds(sent, [...policies, ...groups]);
    for (const policy of policies) {
      read = renamed(read, `${policy}_id`, policy, (id) => ({ id }));
      if (isAbsent(read[policy])) read = { ...read, [policy]: {} };
    }
    for (const group of groups) {
      const id = read[`${group}_id`];
      // Its id stands where its endpoints will.
      if (!isAbsent(id) && isAbsent(read[group])) read = { ...read, [group]: { endpoints: [id] } };
    }
    return read;
  },
});

/** A group that is made now has no id yet. */
reads([contract.VpnBody.schema.local_ep_group, contract.VpnBody.schema.peer_ep_group], {
  read: ({ id, ...sent }) => (isAbsent(id) ? sent : { id, ...sent }),
});

const HOURS = 24;
const unitHours: ReadonlyMap<string, number> = new Map([
  ['hour', 1],
  ['day', HOURS],
  ['week', 7 * HOURS],
]);
/**
 * What an interval says of the parts: `12 hours` is at 0 and 12, `1 week` on Sundays at 0 (as `@weekly` is of cron). Days and
 * weeks leave the hour to whoever says it, weeks the day of the week, too. null for one that days and weeks are not made of.
 */
function partsOf(interval: unknown, said: Fields): Fields | null {
  const [, count = '', unit = ''] = /^\s*(\d{1,3})\s*(hour|day|week)s?\s*$/i.exec(String(interval)) ?? [];
  const every = Number(count) * (unitHours.get(unit.toLowerCase()) ?? 0);
  if (every === 7 * HOURS) return { day_of_week: '0', hour: '0', ...said };
  if (every === HOURS) return { hour: '0', ...said };
  if (every < 1 || HOURS % every !== 0 || 'hour' in said) return null;
  return { ...said, hour: every === 1 ? '*' : Array.from({ length: HOURS / every }, (_, at) => at * every).join(',') };
}

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const SHORT_NAME = 3;
/** `Mon` and `monday` are 1. */
function readWeekday(text: string): string {
  const name = text.trim().toLowerCase();
  const at = weekdays.findIndex((day) => name === day || name === day.slice(0, SHORT_NAME));
  return at === -1 ? text : String(at);
}

/** A number, or a list of them, is a text. */
function readPart(name: string, value: unknown): unknown {
  if (name === 'recovery_points_rotation') return value;
  if (!Array.isArray(value)) {
    if (typeof value === 'number') return String(value);
    return name === 'day_of_week' && typeof value === 'string' ? value.split(',').map(readWeekday).join(',') : value;
  }
  const isPlain = value.every((one) => typeof one === 'number' || typeof one === 'string');
  return isPlain ? readPart(name, value.join(',')) : value;
}

/** Every minute is nobody's schedule: `*` is the full hour, as where it is left out. */
function readMinute(minute: unknown): unknown {
  const text = typeof minute === 'number' ? String(minute) : minute;
  if (typeof text !== 'string') return minute;
  return text.trim() === '*' ? '0' : text.trim().replace(/^0(?=\d$)/, '');
}

/** A schedule that says nothing is none. */
reads([contract.BackupPlanBody, contract.BackupPlanUpdate], {
  read(sent) {
    const { schedule } = sent;
    const isBlank = isFields(schedule) && Object.values(schedule).every(isAbsent);
    return isBlank ? { ...sent, schedule: null } : sent;
  },
});

reads([contract.BackupPlanBody.schema.schedule], {
  follows: ['month', 'day_of_week', 'day', 'hour'],
  read({ interval, minute, ...sent }) {
    const said = Object.fromEntries(
      Object.entries(sent).flatMap(([name, value]) => (isAbsent(value) ? [] : [[name, readPart(name, value)]])),
    );
    const parts = isAbsent(interval) ? said : partsOf(interval, said);
    return {
      month: '*',
      day_of_week: '*',
      day: '*',
      hour: '*',
      ...(parts ?? { ...said, interval }),
      ...(!isAbsent(minute) && { minute: readMinute(minute) }),
    };
  },
});

const DISCOVERY = /\/\.well-known\/openid-configuration\/?$/;
const readMapping = (mapping: unknown, type: contract.ProviderType): unknown =>
  isFields(mapping) ? { ...contract.usualNames[type], ...renamed(mapping, 'roles', 'groups') } : mapping;

/** Without a type it is OpenID Connect, and its `metadata_url` the address where it says who it is. */
reads([contract.ProviderBody], {
  follows: ['type'],
  read(sent) {
    const type = isAbsent(sent['type']) ? 'oidc' : sent['type'];
    const known = contract.providerTypes.find((one) => one === type);
    if (!known) return sent;
    const read = { ...sent, type, ...('mapping' in sent && { mapping: readMapping(sent['mapping'], known) }) };
    return known === 'oidc'
      ? renamed(read, 'metadata_url', 'issuer', (url) => String(url).replace(DISCOVERY, ''))
      : read;
  },
});

reads([contract.ReportBody], {
  follows: ['problem_description'],
  read: (sent) => ({ ...sent, problem_description: sent['problem_description'] ?? '' }),
});
