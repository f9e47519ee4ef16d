import { type HealthMonitor, type InsertHeader, insertHeaders, whyNotChangePool } from '@skydeck/contract';
import { Button } from '@skydeck/react-bindings/button';
import { Icon } from '@skydeck/react-bindings/icon';
import { useNavigate } from 'react-router-dom';
import { useCan } from '../../kit/permissions/abilities.ts';
import {
  Card,
  IdProperty,
  MonoProperty,
  Properties,
  Property,
  SwitchProperty,
  TimeProperties,
} from '../../kit/details/index.ts';
import { Mono } from '../../kit/page/index.ts';
import { useDuration } from '../../kit/text/duration.ts';
import { useFormat, useText } from '../../kit/text/index.ts';
import { useBlockedText } from '../load-balancer/index.ts';
import { poolPaths } from './paths.ts';
import { isKnownAlgorithm, portsOf } from './pool.rules.ts';
import { pools, poolWords, usePool } from './pool.ts';

export function PoolProperties() {
  const t = useText(poolWords);
  const format = useFormat();
  const { pool } = usePool();
  const headers = insertHeaders.filter((header: InsertHeader) => pool.insert_headers[header]);
  return (
    <>
      <Card title={t('card.properties')}>
        <Properties>
          <IdProperty t={t} item={pool} />
          <Property label={t('field.description')}>{pool.description}</Property>
          <Property label={t('field.mode')}>
            <bdi dir="ltr">{portsOf(pool)}</bdi>
          </Property>
          <Property label={t('field.algorithm')}>
            {isKnownAlgorithm(pool.lb_algorithm) ? t(`algorithm.${pool.lb_algorithm}`) : pool.lb_algorithm}
          </Property>
          <Property label={t('field.limit')}>
            {pool.connection_limit < 0 ? t('value.unlimited') : format.number(pool.connection_limit)}
          </Property>
          <SwitchProperty t={t} label={t('field.sticky')} on={pool.sticky_session} />
          <SwitchProperty t={t} label={t('field.proxy')} on={pool.proxy_protocol_enabled} />
          <Property label={t('field.headers')}>
            {headers.map((header) => (
              <div key={header}>
                <Mono>{header}</Mono>
              </div>
            ))}
            {headers.length === 0 && t('value.none')}
          </Property>
          <SwitchProperty t={t} label={t('field.enabled')} on={pool.enabled} />
          <TimeProperties t={t} item={pool} />
        </Properties>
      </Card>
      <MonitorCard />
      <CertificateCard />
    </>
  );
}

function MonitorCard() {
  const t = useText(poolWords);
  const navigate = useNavigate();
  const { balancer, pool } = usePool();
  const mayUpdate = useCan(pools.subjects.item, 'update');
  const why = useBlockedText()(whyNotChangePool(pool, balancer));
  const edit = mayUpdate && (
    <Button
      size="small"
      disabledReason={why || ''}
      onClick={() => void navigate(poolPaths.editHealth(balancer.id, pool.id))}
    >
      <Icon slot="start" name="pencil" />
      {t('monitor.edit')}
    </Button>
  );
  return (
    <Card title={t('part.health')} action={edit}>
      {pool.healthmonitor ? <Monitor monitor={pool.healthmonitor} /> : t('monitor.none')}
    </Card>
  );
}

function Monitor({ monitor }: { monitor: HealthMonitor }) {
  const t = useText(poolWords);
  const format = useFormat();
  const duration = useDuration();
  return (
    <Properties>
      <Property label={t('monitor.type')}>
        <Mono>{monitor.type}</Mono>
      </Property>
      {monitor.url_path !== null && (
        <Property label={t('monitor.path')}>
          <Mono>
            {monitor.http_method} {monitor.url_path}
          </Mono>
        </Property>
      )}
      {monitor.expected_codes !== null && <Property label={t('monitor.codes')}>{monitor.expected_codes}</Property>}
      <Property label={t('monitor.delay')}>{duration(monitor.delay)}</Property>
      <Property label={t('monitor.timeout')}>{duration(monitor.timeout)}</Property>
      <Property label={t('monitor.retries')}>{format.number(monitor.max_retries)}</Property>
      <Property label={t('monitor.retries_down')}>{format.number(monitor.max_retries_down)}</Property>
    </Properties>
  );
}

function CertificateCard() {
  const t = useText(poolWords);
  const format = useFormat();
  const { certificate } = usePool().pool;
  if (!certificate) return null;
  return (
    <Card title={t('field.certificate')}>
      <Properties>
        <Property label={t('certificate.subject')}>{certificate.subject}</Property>
        <Property label={t('certificate.issuer')}>{certificate.issuer}</Property>
        <Property label={t('certificate.names')}>{format.list(certificate.names)}</Property>
        <Property label={t('certificate.until')}>{format.dateTime(certificate.not_after)}</Property>
        <MonoProperty label={t('certificate.fingerprint')} text={certificate.fingerprint} />
      </Properties>
    </Card>
  );
}
