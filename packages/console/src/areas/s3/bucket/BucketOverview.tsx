import { Switch } from '@skydeck/react-bindings/switch';
import { useEffect, useState } from 'react';
import { useCan } from '../../../kit/permissions/abilities.ts';
import { Card, MonoProperty, Properties, Property } from '../../../kit/details/index.ts';
import { textOfError } from '../../../kit/failure/problem-text.ts';
import { useFormat, useText } from '../../../kit/text/index.ts';
import { kitWords } from '../../../kit/words.ts';
import { type Bucket, loadVersioning, putVersioning } from '../buckets/bucket-store.ts';
import { switchVersioning } from '../wire/buckets.ts';
import { bucketArn } from '../wire/policy.ts';
import * as css from './bucket.css.ts';
import { bucketWords } from './words.ts';

export function BucketOverview({ bucket }: { bucket: Bucket }) {
  const t = useText(bucketWords);
  const format = useFormat();
  const { name, usage, createdAt, versioning } = bucket;
  useEffect(() => {
    if (versioning === null) void loadVersioning(name);
  }, [name, versioning]);
  return (
    <>
      <Card title={t('usage.title')}>
        <Properties>
          <Property label={t('usage.objects')}>{usage && format.number(usage.objects)}</Property>
          <Property label={t('usage.size')}>{usage && format.bytes(usage.bytes)}</Property>
          <Property label={t('usage.hidden')}>{usage && format.bytes(usage.hidden_bytes)}</Property>
        </Properties>
      </Card>
      <Card title={t('properties.title')}>
        <Properties>
          <Property label={t('properties.created')}>{format.dateTime(createdAt)}</Property>
          <MonoProperty label={t('properties.arn')} text={bucketArn(name)} />
        </Properties>
      </Card>
      <Card title={t('versioning.title')}>
        <VersioningSwitch bucket={bucket} />
      </Card>
    </>
  );
}

function VersioningSwitch({ bucket: { name, versioning } }: { bucket: Bucket }) {
  const t = useText(bucketWords);
  const kit = useText(kitWords);
  const mayUpdate = useCan('s3_enable', 'update');
  const [wanted, setWanted] = useState<boolean | null>(null);
  const [error, setError] = useState('');

  async function turn(isOn: boolean) {
    setWanted(isOn);
    setError('');
    try {
      await switchVersioning(name, isOn);
      putVersioning(name, isOn ? 'on' : 'suspended');
    } catch (problem) {
      setError(textOfError(kit, problem));
    } finally {
      setWanted(null);
    }
  }

  return (
    <div className={css.stack}>
      <Switch
        label={t('versioning.switch')}
        hint={t('versioning.hint')}
        checked={wanted ?? versioning === 'on'}
        disabled={!mayUpdate || versioning === null || wanted !== null}
        error={error}
        onChange={({ target }) => void turn((target as HTMLInputElement).checked)}
      />
      {versioning === 'suspended' && <p className={css.remark}>{t('versioning.suspended')}</p>}
    </div>
  );
}
