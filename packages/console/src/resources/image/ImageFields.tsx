import { imageLimits, imageSubjects, osDistros, plainDistros } from '@skydeck/contract';
import { NumberField } from '@skydeck/react-bindings/number-field';
import { Switch } from '@skydeck/react-bindings/switch';
import { TextField } from '@skydeck/react-bindings/text-field';
import { AsyncOptionsField, Combobox, type Form, FormRow, TagField, useFields } from '../../kit/form/index.ts';
import { useCan } from '../../kit/permissions/abilities.ts';
import { useText } from '../../kit/text/index.ts';
import { usePlacements } from '../flavor/index.ts';
import { distroText } from './image.rules.ts';
import type { ImageDraft } from './image.form.ts';
import { imageWords } from './image.ts';

// A unit has one name in all languages.
const DISK_UNIT = 'GiB';
const MEMORY_UNIT = 'MiB';

interface Props {
  readonly form: Form<ImageDraft>;
  readonly isIso: boolean;
  /** GiB that the image unpacks to; 0: it is not known. */
  readonly leastDisk: number;
}

/** What an image is asked for when it is uploaded and when it changes. */
export function ImageFields({ form, isIso, leastDisk }: Props) {
  const t = useText(imageWords);
  const fields = useFields(form);
  const { item: placements, phase, problem, retry } = usePlacements();
  const mayPublish = useCan(imageSubjects.public, 'create');
  const distros = [...osDistros.map(({ id }) => id), ...plainDistros];
  const { distro, isPublic } = form.draft;
  const known: readonly string[] = distros;
  const { invalidValues: _, ...tags } = fields.many('tags');
  return (
    <>
      <TextField label={t('field.name')} required maxLength={255} {...fields.text('name')} />
      <Combobox
        label={t('field.os_distro')}
        options={[...distros, ...(known.includes(distro) ? [] : [distro])].map((id) => ({
          value: id,
          label: distroText(t, id),
        }))}
        {...fields.text('distro')}
      />
      <FormRow>
        <NumberField
          label={t('field.min_disk')}
          unit={DISK_UNIT}
          note={t('list.optional')}
          hint={leastDisk > 0 ? t('field.min_disk_hint', { size: leastDisk }) : ''}
          min={leastDisk}
          max={imageLimits.min_disk.most}
          {...fields.text('minDisk')}
        />
        <NumberField
          label={t('field.min_ram')}
          unit={MEMORY_UNIT}
          note={t('list.optional')}
          min={0}
          max={imageLimits.min_ram.most}
          {...fields.text('minRam')}
        />
      </FormRow>
      {!isIso && <Switch label={t('field.uefi')} {...fields.check('isUefi')} />}
      {(mayPublish || isPublic) && <Switch label={t('field.public')} {...fields.check('isPublic')} />}
      <Switch label={t('field.protect')} {...fields.check('isProtected')} />
      <TagField label={t('field.tags')} note={t('list.optional')} {...tags} />
      <AsyncOptionsField all={{ filled: placements !== null, problem, retry }}>
        <Combobox
          multiple
          label={t('field.placements')}
          note={t('list.optional')}
          loading={phase === 'loading'}
          options={(placements ?? []).map(({ id, name, description }) => ({ value: id, label: name, description }))}
          {...fields.many('placements')}
        />
      </AsyncOptionsField>
    </>
  );
}
