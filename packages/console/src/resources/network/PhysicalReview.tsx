import { Properties, Property } from '../../kit/details/index.ts';
import { useText } from '../../kit/text/index.ts';
import { ReviewPart, Unset } from '../../kit/wizard/index.ts';
import { useProjectNames } from './access-columns.tsx';
import { BasicProperties, SubnetParts, SubnetProperties } from './NetworkReview.tsx';
import type { PhysicalDraft } from './physical.form.ts';
import { networkWords } from './network.ts';

/** Beside every step: what was chosen so far. */
export function PhysicalSummary({ draft }: { draft: PhysicalDraft }) {
  return (
    <Properties>
      <BasicProperties draft={draft} />
      <PlaceProperties draft={draft} />
      <SubnetProperties draft={draft} />
      <AccessProperty draft={draft} />
    </Properties>
  );
}

/** The last step: all of it, and the ways back. */
export function PhysicalReview({ draft }: { draft: PhysicalDraft }) {
  const t = useText(networkWords);
  return (
    <>
      <ReviewPart step="network" title={t('step.network')}>
        <Properties>
          <BasicProperties draft={draft} />
          <PlaceProperties draft={draft} />
        </Properties>
      </ReviewPart>
      <SubnetParts draft={draft} />
      <ReviewPart step="access" title={t('access.title')}>
        <Properties>
          <AccessProperty draft={draft} />
        </Properties>
      </ReviewPart>
    </>
  );
}

function PlaceProperties({ draft: { kind, physical, vlan } }: { draft: PhysicalDraft }) {
  const t = useText(networkWords);
  return (
    <>
      <Property label={t('field.physical')}>{physical || <Unset t={t} />}</Property>
      <Property label={t('field.kind')}>{t(`kind.${kind}`)}</Property>
      {kind === 'vlan' && <Property label={t('field.vlan')}>{vlan.trim() || <Unset t={t} />}</Property>}
    </>
  );
}

function AccessProperty({ draft: { access } }: { draft: PhysicalDraft }) {
  const t = useText(networkWords);
  const nameOf = useProjectNames();
  return (
    <Property label={t('access.title')}>
      {access.length === 0
        ? t('access.list.none')
        : access.map((row, place) => (
            <div key={place}>
              {t('access.line', { project: nameOf(row.project) ?? row.project, access: t(`access.${row.access}`) })}
            </div>
          ))}
    </Property>
  );
}
