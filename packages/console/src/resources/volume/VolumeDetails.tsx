import type { Volume } from '@skydeck/contract';
import { Badge } from '@skydeck/react-bindings/badge';
import { Pill } from '@skydeck/react-bindings/pill';
import { Outlet } from 'react-router-dom';
import { ActionButtons, ItemDetails, itemPage } from '../../kit/details/index.ts';
import { useText } from '../../kit/text/index.ts';
import { usePlacementNames } from '../flavor/index.ts';
import { volumePaths } from './paths.ts';
import { useVolumeActions } from './useVolumeActions.tsx';
import { volumes, volumeStatus, volumeWords } from './volume.ts';

const { Status } = volumeStatus;

export const VolumeDetails = itemPage(volumes, 'volumeId', function Details({ item: volume }: { item: Volume }) {
  const t = useText(volumeWords);
  const namesOf = usePlacementNames();
  const { id, snapshots_count: count } = volume;
  return (
    <ItemDetails
      resource={volumes}
      item={volume}
      status={
        <>
          <Status status={volume.status} as={Pill} />
          {namesOf(volume.traits).map((name) => (
            <Badge key={name}>{name}</Badge>
          ))}
        </>
      }
      actions={<ActionButtons item={volume} {...useVolumeActions(volume)} />}
      tabs={[
        { key: 'overview', label: t('tab.overview'), to: volumePaths.details(id) },
        { key: 'snapshots', label: t('tab.snapshots'), to: volumePaths.snapshots(id), count },
        { key: 'points', label: t('tab.points'), to: volumePaths.points(id) },
      ]}
    >
      <Outlet context={volume} />
    </ItemDetails>
  );
});
