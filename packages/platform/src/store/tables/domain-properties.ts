/** The tables of what domains have the server remember. */
export interface DomainPropertyTables {
  domain_properties: PropertyRow;
  domain_pictures: PictureRow;
}

export interface PropertyRow {
  domain_id: string;
  key: string;
  /** JSON. */
  value: string;
  access: 'pub' | 'auth';
  created_at: string;
  updated_at: string;
}

/** The bytes lie in a file of this name. */
export interface PictureRow {
  name: string;
  domain_id: string;
  kind: string;
  media_type: string;
  size: number;
  created_at: string;
}
