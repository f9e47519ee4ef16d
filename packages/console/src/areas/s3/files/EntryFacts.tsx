import { MonoProperty, Properties, Property } from '../../../kit/details/index.ts';
import { useFormat, useText } from '../../../kit/text/index.ts';
import type { Entry } from '../wire/listing.ts';
import { visibleName } from '../wire/names.ts';
import type { ObjectFacts } from '../wire/objects.ts';
import * as css from './entry.css.ts';
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
    <>
      <Properties>
        <MonoProperty label={t('field.key')} text={visibleName(entry.key)} />
        <MonoProperty label={t('field.address')} text={`s3://${bucket}/${visibleName(entry.key)}`} />
        <Property label={t('field.size')}>{format.bytes(facts.size)}</Property>
        <Property label={t('field.modified')}>{facts.lastModified && format.dateTime(facts.lastModified)}</Property>
        <Property label={t('field.content_type')}>
          <bdi dir="ltr">{facts.contentType}</bdi>
        </Property>
        <MonoProperty label={t('field.etag')} text={facts.etag} />
        {facts.versionId !== null && <MonoProperty label={t('field.version')} text={facts.versionId} />}
      </Properties>
      <h3 className={css.heading}>{t('metadata.title')}</h3>
      {facts.metadata.length === 0 ? (
        <p className={css.remark}>{t('metadata.none')}</p>
      ) : (
        <Properties>
          {facts.metadata.map(([name, value]) => (
            <Property key={name} label={name}>
              <bdi>{visibleName(value)}</bdi>
            </Property>
          ))}
        </Properties>
      )}
    </>
  );
}
