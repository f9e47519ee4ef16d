import { MonoProperty, Properties, Property } from '../../../kit/details/index.ts';
import { useFormat, useText } from '../../../kit/text/index.ts';
import type { Entry } from '../wire/listing.ts';
import { visibleName } from '../wire/names.ts';
import type { ObjectFacts } from '../wire/facts.ts';
import { filesWords } from './words.ts';

interface Props {
  readonly bucket: string;
  readonly entry: Entry;
  readonly facts: ObjectFacts;
}

export function EntryFacts({ bucket, entry, facts }: Props) {
  const t = useText(filesWords);
  const format = useFormat();
  return (
    <Properties>
      <MonoProperty label={t('field.key')} text={visibleName(entry.key)} />
      <MonoProperty label={t('field.address')} text={`s3://${bucket}/${visibleName(entry.key)}`} />
      <Property label={t('field.size')}>{format.bytes(facts.size)}</Property>
      <Property label={t('field.modified')}>{facts.lastModified && format.dateTime(facts.lastModified)}</Property>
      <Property label={t('field.content_type')}>
        <bdi dir="ltr">{facts.metadata.contentType}</bdi>
      </Property>
      <MonoProperty label={t('field.etag')} text={facts.etag} />
      {facts.retention && (
        <Property label={t('lock.until')}>
          {t(`lock.${facts.retention.mode}`)}
          {', '}
          {format.dateTime(facts.retention.until)}
        </Property>
      )}
      {facts.legalHold && <Property label={t('lock.hold')}>{t('lock.on')}</Property>}
      {facts.versionId !== null && <MonoProperty label={t('field.version')} text={facts.versionId} />}
    </Properties>
  );
}
