import type { CloudAccess, CloudServiceState } from '@skydeck/contract';
import { Code } from '@skydeck/react-bindings/code';
import { Drawer } from '@skydeck/react-bindings/drawer';
import { useText } from '../../../kit/text/index.ts';
import { ADDRESS, addServiceCode } from './add-service.code.ts';
import * as css from './cloud-offers.css.ts';
import { cloudOffersWords } from './words.ts';

interface Props {
  readonly service: CloudServiceState;
  readonly access: CloudAccess['openstack'];
  readonly onClose: () => void;
}

/** What an operator does so that the cloud has a service; and that the console does not use it for that reason alone. */
export function AddServiceDrawer({ service, access, onClose }: Props) {
  const t = useText(cloudOffersWords);
  const names = { service: service.name, whole: service.part_of ?? '' };
  const code = addServiceCode(service, access);
  const steps = service.part_of === null ? (['install', 'register'] as const) : (['install_part', 'enable'] as const);
  return (
    <Drawer open heading={t('add.title', names)} onSkyClosed={onClose}>
      <div className={css.guide}>
        <ol className={css.steps}>
          <li>{t(`add.${steps[0]}`, names)}</li>
          <li>
            {t(`add.${steps[1]}`, { ...names, address: ADDRESS })}
            <Code className={css.code} label={t('add.code')} language={code.language} withCopy wrap>
              {code.text}
            </Code>
          </li>
          <li>{t('add.check')}</li>
        </ol>
        <p className={css.note}>{t('add.unused', names)}</p>
      </div>
    </Drawer>
  );
}
