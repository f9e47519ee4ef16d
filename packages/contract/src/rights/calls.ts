import * as contract from '../index.ts';
import type { Method } from '../http.ts';
import {
  everybody,
  inPerson,
  ofResource,
  on,
  readOnly,
  session,
  sessionInTab,
  sessionOpenly,
  sessionOrToken,
} from './call-rules.ts';
import type { CallRule } from './rule.ts';

type ApiName = Extract<keyof typeof contract, `${string}Api`>;
type Calls = { readonly [Api in ApiName]: { readonly [Call in keyof (typeof contract)[Api]]: CallRule } };

type Resources = typeof contract.projectResources;
type CallsOfResources = { readonly [Name in keyof Resources & string as `${Name}Api`]: ReturnType<typeof ofResource> };

/**
 * What is true of a resource with no calls but those of `crudApi`. Another has its line below, or does not compile.
 */
const ofResources = Object.fromEntries(
  Object.entries(contract.projectResources).flatMap(([name, subjects]) =>
    'item' in subjects ? [[`${name}Api`, ofResource(subjects)]] : [],
  ),
) as CallsOfResources;

const { networkSubjects: network, volumeSubjects: volume } = contract;
const [partners, providers] = [contract.partnerSubjects.item, contract.identityProviderSubjects.item];
const s3 = contract.s3Subjects.item;

/** A network of the hosts is the cloud's, and so are its subnets. */
const ofCloud = (method: Method) => ({ cloud: { subject: network.physical, method } });
/** What opens a network to other projects; to everybody it is the cloud's. */
const opening = (method: Method) =>
  ({
    fields: { rbac_policies: { subject: network.access, method } },
    values: { rbac_policies: { [contract.EVERYONE]: { subject: network.physical, method: 'PATCH' } } },
  }) as const;
/** What every project is to see needs a right of its own. */
const publishing = (method: Method) =>
  ({ values: { visibility: { public: { subject: contract.imageSubjects.public, method } } } }) as const;
const vlanInterfaces = { delete_vlan_interfaces: { subject: network.physical, method: 'DELETE' } } as const;

const onVolume = (action: contract.VolumeAction) => on(volume.item, contract.volumeActionRules[action].method);

const theme = on('settings_theme');

/** Who may make which call: all of the contract's. One without a line does not compile, and is not served. */
export const calls: Calls = {
  ...ofResources,
  sessionApi: {
    login: everybody,
    providers: everybody,
    logout: { signedIn: true, inAnyPage: true },
    limits: session,
    open: session,
    whoami: sessionOpenly,
    projects: sessionOpenly,
    enterProject: session,
    enterDomain: session,
    changePassword: sessionInTab,
  },
  accountApi: {
    signInSecondStep: everybody,
    secondFactor: sessionInTab,
    enrol: sessionInTab,
    confirmEnrolment: sessionInTab,
    renewRecoveryCodes: sessionInTab,
    turnOffSecondFactor: sessionInTab,
    sessions: sessionInTab,
    endSession: sessionInTab,
    endOtherSessions: sessionInTab,
    tokens: sessionInTab,
    createToken: sessionInTab,
    revokeToken: sessionInTab,
    applicationCredentials: sessionInTab,
    createApplicationCredential: sessionInTab,
    deleteApplicationCredential: sessionInTab,
  },
  memberSecurityApi: {
    resetSecondFactor: { subject: 'domain_user', ...inPerson },
    tokens: { subject: 'domain_user', ...inPerson },
    createToken: { subject: 'domain_user', ...inPerson },
    revokeToken: { subject: 'domain_user', ...inPerson },
  },
  frameApi: { ticket: session, enter: everybody },
  metaApi: { read: sessionOrToken },
  settingsApi: { locales: everybody, theme: everybody, about: everybody },
  featureApi: { list: everybody },
  healthApi: { live: everybody, ready: everybody },
  demoApi: { list: everybody },
  cloudApi: { access: sessionOrToken, offers: on(network.physical), services: on(network.physical) },
  // Each of their lines asks for itself what the caller may read.
  searchApi: { find: sessionOpenly },
  countsApi: { read: sessionOrToken },
  overviewApi: { read: sessionOrToken },
  auditApi: { list: on('audit_log'), activities: on('audit_log') },
  // Of each object it asks for itself whether the caller may read it.
  activityApi: { list: sessionOrToken },
  reportApi: { settings: session, send: session },
  taskApi: {
    // Everybody sees their own; the list has no other for who may not read them.
    list: sessionOrToken,
    read: sessionOrToken,
    // Whoever may start a task may stop their own: that is no right of its own.
    cancel: { signedIn: true, others: { subject: 'tasks', method: 'POST' } },
  },
  // Whoever handles the projects of a domain may see the domain itself.
  domainApi: { list: on('domain_projects'), read: on('domain_projects') },
  projectApi: readOnly(contract.projectSubjects),
  projectNamesApi: { list: sessionOrToken },
  domainPropertyApi: {
    all: sessionOrToken,
    // Strangers may read what is public; who asks decides what they get.
    list: everybody,
    read: everybody,
    create: theme,
    replace: theme,
    setAccess: theme,
    remove: theme,
  },
  themePictureApi: { add: theme },
  partnerApi: {
    list: on(partners),
    read: on(partners),
    // Who may show our forms may lead people's hands: that is no matter of API tokens, nor of frames.
    create: { subject: partners, ...inPerson },
    update: { subject: partners, ...inPerson },
    remove: { subject: partners, ...inPerson },
    check: { subject: partners, ...inPerson },
  },
  identityProviderApi: {
    list: on(providers),
    read: on(providers),
    // Whoever may change who comes in may come in for good.
    create: { subject: providers, tabOnly: true },
    update: { subject: providers, tabOnly: true },
    remove: { subject: providers, tabOnly: true },
    test: { subject: providers, tabOnly: true },
  },
  quotaApi: { read: on(contract.quotaSubjects.list) },
  networkApi: {
    list: on(network.list),
    read: on(network.item),
    createPrivate: on(network.create),
    createUntagged: { subject: network.physical, ...opening('POST') },
    createVlan: { subject: network.physical, ...opening('POST') },
    physical: on(network.physical),
    update: { subject: network.item, ...opening('PATCH'), ...ofCloud('PATCH') },
    remove: { subject: network.item, fields: vlanInterfaces, ...ofCloud('DELETE') },
    removeMany: { subject: network.item, method: 'DELETE', fields: vlanInterfaces, ...ofCloud('DELETE') },
  },
  subnetApi: {
    ...readOnly(contract.subnetSubjects),
    create: { subject: contract.subnetSubjects.item, ...ofCloud('POST') },
    update: { subject: contract.subnetSubjects.item, ...ofCloud('PATCH') },
    remove: { subject: contract.subnetSubjects.item, ...ofCloud('DELETE') },
  },
  routerApi: {
    ...ofResource(contract.routerSubjects),
    interfaces: on(contract.routerSubjects.item),
    addInterface: on(contract.routerSubjects.item),
    updateInterface: on(contract.routerSubjects.item),
    removeInterface: on(contract.routerSubjects.item),
    removeInterfaces: on(contract.routerSubjects.item, 'PUT'),
  },
  floatingIpApi: {
    ...ofResource(contract.floatingIpSubjects),
    targets: on(contract.floatingIpSubjects.list),
    unassignMany: on(contract.floatingIpSubjects.item, 'PATCH'),
  },
  securityGroupApi: {
    ...ofResource(contract.securityGroupSubjects),
    rules: on(contract.securityGroupSubjects.list),
    readRule: on(contract.securityGroupSubjects.item),
    addRule: on(contract.securityGroupSubjects.item),
    removeRule: on(contract.securityGroupSubjects.item),
    removeRules: on(contract.securityGroupSubjects.item, 'DELETE'),
  },
  vpnApi: {
    ...ofResource(contract.vpnSubjects),
    restart: on(contract.vpnSubjects.item),
    enable: on(contract.vpnSubjects.item, 'PATCH'),
    disable: on(contract.vpnSubjects.item, 'PATCH'),
    ikePolicies: on(contract.vpnSubjects.list),
    ipsecPolicies: on(contract.vpnSubjects.list),
    endpointGroups: on(contract.vpnSubjects.list),
    service: on(contract.vpnSubjects.list),
  },
  loadBalancerApi: {
    ...ofResource(contract.loadBalancerSubjects),
    recreate: on(contract.loadBalancerSubjects.item),
    failover: on(contract.loadBalancerSubjects.item),
    stats: on(contract.loadBalancerSubjects.item),
  },
  loadBalancerPoolApi: {
    ...ofResource(contract.loadBalancerPoolSubjects),
    stats: on(contract.loadBalancerPoolSubjects.item),
  },
  loadBalancerFlavorApi: {
    list: on(contract.loadBalancerFlavorSubjects.list),
    profiles: on(contract.loadBalancerFlavorSubjects.list),
  },
  portApi: readOnly(contract.portSubjects),
  serverApi: readOnly(contract.serverSubjects),
  volumeApi: {
    ...ofResource(volume),
    extend: onVolume('extend'),
    clone: on(volume.clone),
    uploadToImage: { subject: volume.upload, ...publishing('POST') },
    ofServer: on(contract.serverSubjects.item),
    // It changes both.
    attach: { ...onVolume('attach'), also: { subject: contract.serverSubjects.item, method: 'PATCH' } },
    detach: { ...onVolume('detach'), also: { subject: contract.serverSubjects.item, method: 'PATCH' } },
    transfer: onVolume('transfer'),
    resetState: onVolume('reset_state'),
    // Whoever may make a volume may take one.
    acceptTransfer: on(volume.list),
    cancelTransfer: onVolume('cancel_transfer'),
  },
  // So far volumes are measured.
  metricApi: { query: on(volume.list), queryRange: on(volume.list) },
  volumeSnapshotApi: {
    ...ofResource(contract.volumeSnapshotSubjects),
    revert: { ...on(contract.volumeSnapshotSubjects.item), also: { subject: volume.item, method: 'POST' } },
    resetState: on(contract.volumeSnapshotSubjects.item),
    uploadToImage: { subject: volume.upload, ...publishing('POST') },
  },
  backupPlanApi: {
    ...ofResource(contract.backupPlanSubjects),
    enableMany: on(contract.backupPlanSubjects.item, 'PATCH'),
    disableMany: on(contract.backupPlanSubjects.item, 'PATCH'),
    addVolumes: on(contract.backupPlanSubjects.item),
    removeVolumes: on(contract.backupPlanSubjects.item),
    run: on(contract.backupPlanSubjects.item),
    abort: on(contract.backupPlanSubjects.item),
  },
  backupRunApi: readOnly(contract.backupPlanSubjects),
  recoveryPointApi: {
    list: on(contract.recoveryPointSubjects.list),
    create: on(contract.recoveryPointSubjects.list),
    read: on(contract.recoveryPointSubjects.item),
    remove: on(contract.recoveryPointSubjects.item),
    removeMany: on(contract.recoveryPointSubjects.item, 'DELETE'),
    restore: on(contract.recoveryPointSubjects.item),
  },
  sshKeyApi: {
    ...readOnly(contract.sshKeySubjects),
    create: on(contract.sshKeySubjects.list),
    remove: on(contract.sshKeySubjects.item),
    removeMany: on(contract.sshKeySubjects.item, 'DELETE'),
  },
  flavorApi: {
    ...readOnly(contract.flavorSubjects),
    create: on(contract.flavorSubjects.list),
    remove: on(contract.flavorSubjects.item),
    removeMany: on(contract.flavorSubjects.item, 'DELETE'),
  },
  imageApi: {
    ...readOnly(contract.imageSubjects),
    upload: { subject: contract.imageSubjects.list, ...publishing('POST') },
    update: { subject: contract.imageSubjects.item, ...publishing('PATCH') },
    remove: on(contract.imageSubjects.item),
    removeMany: on(contract.imageSubjects.item, 'DELETE'),
    download: on(contract.imageSubjects.item),
    downloadLink: on(contract.imageSubjects.item),
    // The ticket in the address was given to somebody who may.
    downloadFile: everybody,
  },
  placementApi: readOnly(contract.placementSubjects),
  s3Api: {
    service: on(s3),
    start: on(s3),
    user: on(s3),
    usage: on(s3),
    presign: { subject: s3, ...inPerson },
    createKey: { subject: s3, ...inPerson },
    switchKey: { subject: s3, ...inPerson },
    removeKey: { subject: s3, ...inPerson },
    // Somebody else's: for those who administer the people of the domain.
    switchUser: { subject: s3, also: { subject: 'domain_user', method: 'PUT' }, ...inPerson },
    // Without a project too: an administrator of the domain has no subject of the object storage there.
    domain: session,
    switchDomain: { subject: 's3_domain', ...inPerson },
    publicAccess: session,
    blockPublicAccess: { subject: 's3_domain', ...inPerson },
  },
};
