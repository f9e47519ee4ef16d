/** The cloud behind the openstack engine, and who the platform is there. */
export interface OpenstackSettings {
  /** Keystone, with its version: `https://keystone.example.com/v3`. */
  readonly authUrl: string;
  /** An application credential of the service user. */
  readonly credentialId: string;
  readonly credentialSecret: string;
  /** Whose endpoints are used; null: the first of the catalogue. */
  readonly region: string | null;
  readonly interface: EndpointInterface;
}

export const endpointInterfaces = ['public', 'internal', 'admin'] as const;
export type EndpointInterface = (typeof endpointInterfaces)[number];
