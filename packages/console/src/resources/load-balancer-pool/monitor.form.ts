import {
  asksForPage,
  checkMonitor,
  type FieldProblems,
  type HealthMonitor,
  type HealthMonitorBody,
  type ListenerMode,
  type LoadBalancerPool,
  type LoadBalancerPoolUpdate,
  modeOf,
  monitorDefaults,
  type MonitorMethod,
  monitorMethods,
  type MonitorType,
  monitorTypes,
  monitorTypesOf,
  poolLimits,
  protocolsOf,
  size,
} from '@skydeck/contract';
import { boolean, enums, object, string } from 'superstruct';
import { formModel } from '../../kit/form/model.ts';
import { checkWhole } from './numbers.rules.ts';

/** How members are asked whether they are well; numbers as they are typed. */
export interface MonitorDraft {
  on: boolean;
  type: MonitorType;
  path: string;
  method: MonitorMethod;
  codes: string;
  delay: string;
  timeout: string;
  retries: string;
  retriesDown: string;
}

export const MonitorShape = object({
  on: boolean(),
  type: enums(monitorTypes),
  path: size(string(), 0, 255),
  method: enums(monitorMethods),
  codes: size(string(), 0, 64),
  delay: string(),
  timeout: string(),
  retries: string(),
  retriesDown: string(),
});

const customary: Readonly<Record<ListenerMode, MonitorType>> = {
  https_https: 'HTTPS',
  https_http: 'HTTP',
  http_http: 'HTTP',
  tcp: 'TCP',
  udp: 'UDP-CONNECT',
};

const pairOf = (mode: ListenerMode) => {
  const [protocol, backend_protocol] = protocolsOf[mode];
  return { protocol, backend_protocol };
};

/** The kinds of check that fit what the members speak. */
export const monitorTypesIn = (mode: ListenerMode): readonly MonitorType[] => monitorTypesOf(pairOf(mode));

export const blankMonitor = (mode: ListenerMode): MonitorDraft => ({
  on: true,
  type: customary[mode],
  path: monitorDefaults.url_path,
  method: monitorDefaults.http_method,
  codes: monitorDefaults.expected_codes,
  delay: String(monitorDefaults.delay),
  timeout: String(monitorDefaults.timeout),
  retries: String(monitorDefaults.max_retries),
  retriesDown: String(monitorDefaults.max_retries_down),
});

export function monitorOf(monitor: HealthMonitor | null, mode: ListenerMode): MonitorDraft {
  const blank = blankMonitor(mode);
  if (!monitor) return { ...blank, on: false };
  return {
    on: true,
    type: monitorTypes.find((type) => type === monitor.type) ?? blank.type,
    path: monitor.url_path ?? blank.path,
    method: monitorMethods.find((method) => method === monitor.http_method) ?? blank.method,
    codes: monitor.expected_codes ?? blank.codes,
    delay: String(monitor.delay),
    timeout: String(monitor.timeout),
    retries: String(monitor.max_retries),
    retriesDown: String(monitor.max_retries_down),
  };
}

/** null: the members are not asked. */
export function toMonitor(draft: MonitorDraft): HealthMonitorBody | null {
  if (!draft.on) return null;
  return {
    type: draft.type,
    delay: Number(draft.delay),
    timeout: Number(draft.timeout),
    max_retries: Number(draft.retries),
    max_retries_down: Number(draft.retriesDown),
    ...(asksForPage(draft.type) && {
      url_path: draft.path.trim(),
      http_method: draft.method,
      expected_codes: draft.codes.trim(),
    }),
  };
}

const fields: Readonly<Record<string, string>> = {
  url_path: 'path',
  http_method: 'method',
  expected_codes: 'codes',
  max_retries: 'retries',
  max_retries_down: 'retriesDown',
};

/** `healthmonitor.url_path` is `monitor.path`. */
export function monitorFieldOf(path: string): string {
  const [, field = 'on'] = path.split('.');
  return `monitor.${fields[field] ?? field}`;
}

export const checkMonitorNumbers = ({ on, delay, timeout, retries, retriesDown }: MonitorDraft): FieldProblems =>
  on
    ? {
        ...checkWhole('monitor.delay', delay, poolLimits.seconds),
        ...checkWhole('monitor.timeout', timeout, poolLimits.seconds),
        ...checkWhole('monitor.retries', retries, poolLimits.retries),
        ...checkWhole('monitor.retriesDown', retriesDown, poolLimits.retries),
      }
    : {};

interface HealthDraft {
  monitor: MonitorDraft;
}

/** The health monitor of a pool: what is sent replaces what was there. */
export const healthForm = (pool: Pick<LoadBalancerPool, 'protocol' | 'backend_protocol'>) =>
  formModel<HealthDraft, LoadBalancerPoolUpdate, LoadBalancerPool>({
    shape: object({ monitor: MonitorShape }),
    check: ({ monitor }) => {
      const body = toMonitor(monitor);
      const wrong = body ? checkMonitor(body, pool) : {};
      return {
        ...Object.fromEntries(Object.entries(wrong).map(([path, said]) => [monitorFieldOf(path), said])),
        ...checkMonitorNumbers(monitor),
      };
    },
    blank: () => ({ monitor: blankMonitor(modeOf(pool) ?? 'tcp') }),
    from: ({ healthmonitor }) => ({ monitor: monitorOf(healthmonitor, modeOf(pool) ?? 'tcp') }),
    toBody: ({ monitor }) => ({ healthmonitor: toMonitor(monitor) }),
    fieldOf: monitorFieldOf,
  });
