import type { CloudAccess, CloudServiceState } from '@skydeck/contract';

type Service = Pick<CloudServiceState, 'name' | 'part_of' | 'type'>;

interface Step {
  /** As people call the language that it is written in. */
  readonly language: string;
  readonly text: string;
}

/** What stands where only the operator knows it. */
export const ADDRESS = 'URL';

/** For programs of the cloud, so in no language of people: what makes a service known to it, or a part to its service. */
export function addServiceCode(service: Service, access: CloudAccess['openstack']): Step {
  const { name, part_of: whole, type } = service;
  if (whole !== null) return { language: 'INI', text: `# ${whole}.conf\n[DEFAULT]\nservice_plugins = router,${name}` };
  const region = access?.region_name ? `--region ${access.region_name} ` : '';
  const text = [
    `openstack service create --name ${name} ${type}`,
    `openstack endpoint create ${region}${name} ${access?.interface ?? 'public'} ${ADDRESS}`,
  ].join('\n');
  return { language: 'Shell', text };
}
