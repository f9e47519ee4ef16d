import { GIB, type Image, MIB } from '@skydeck/contract';
import { Pill } from '@skydeck/react-bindings/pill';
import { Outlet } from 'react-router-dom';
import {
  ActionButtons,
  Card,
  IdProperty,
  ItemDetails,
  itemPage,
  MonoProperty,
  Overview,
  Properties,
  Property,
  TimeProperties,
  YesProperty,
} from '../../kit/details/index.ts';
import { useFormat, useText } from '../../kit/text/index.ts';
import { usePlacementNames } from '../flavor/index.ts';
import { distroText } from './image.rules.ts';
import { images, imageWords } from './image.ts';
import { ImageProgress } from './ImageProgress.tsx';
import { ImageVolumes } from './ImageVolumes.tsx';
import { useImageActions } from './useImageActions.ts';

interface Props {
  readonly item: Image;
}

export const ImageDetails = itemPage(images, 'imageId', function Details({ item }: Props) {
  return (
    <ItemDetails
      resource={images}
      item={item}
      status={<ImageProgress image={item} as={Pill} />}
      actions={<ActionButtons item={item} {...useImageActions(item)} />}
    >
      <Overview resource={images} item={item} aside={<ImageVolumes image={item} />}>
        <Facts item={item} />
      </Overview>
      <Outlet />
    </ItemDetails>
  );
});

function Facts({ item: image }: Props) {
  const t = useText(imageWords);
  const format = useFormat();
  const namesOf = usePlacementNames();
  const isIso = image.disk_format === 'iso';
  const bytes = (value: number | null) => (value ? format.bytes(value) : null);
  return (
    <>
      <Card title={t('card.properties')}>
        <Properties>
          <IdProperty t={t} item={image} />
          <Property label={t('field.kind')}>{t(isIso ? 'kind.iso' : 'kind.template')}</Property>
          <Property label={t('field.disk_format')}>{image.disk_format}</Property>
          <Property label={t('field.os_distro')}>{distroText(t, image.os_distro)}</Property>
          {!isIso && (
            <Property label={t('field.firmware')}>{image.hw_firmware_type === 'uefi' ? 'UEFI' : 'BIOS'}</Property>
          )}
          <Property label={t('field.min_disk')}>{bytes(image.min_disk * GIB)}</Property>
          <Property label={t('field.min_ram')}>{bytes(image.min_ram * MIB)}</Property>
          <Property label={t('field.visibility')}>
            {t(image.visibility === 'public' ? 'visibility.public' : 'visibility.shared')}
          </Property>
          <YesProperty t={t} label={t('field.protected')} is={image.protected} />
          <Property label={t('field.tags')}>{format.list([...image.tags])}</Property>
          <Property label={t('field.placements')}>{format.list(namesOf(image.traits))}</Property>
          <TimeProperties t={t} item={image} />
        </Properties>
      </Card>
      <Card title={t('field.file')}>
        <Properties>
          <Property label={t('field.size')}>{bytes(image.size)}</Property>
          <Property label={t('field.virtual_size')}>{bytes(image.virtual_size)}</Property>
          <MonoProperty label={t('field.md5')} text={image.checksum} />
          <MonoProperty label={t('field.checksum_sha256')} text={image.checksum_sha256} />
        </Properties>
      </Card>
    </>
  );
}
