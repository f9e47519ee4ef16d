import { projectResources } from '../resources.ts';

/** Subjects that are no resource's of a project. */
const others = [
  'tasks',
  'audit_log',
  'domain_users',
  'domain_user',
  'domain_projects',
  'domain_project',
  'compute_quotas',
  's3_enable',
  's3_domain',
  'settings_theme',
  'settings_partners',
  'settings_identity_providers',
] as const;

type SubjectsOf<Resource> = Resource extends unknown ? Resource[keyof Resource] : never;
/** A subject of a resource of a project. */
export type ProjectSubject = SubjectsOf<(typeof projectResources)[keyof typeof projectResources]>;
export type Subject = (typeof others)[number] | ProjectSubject;

/** Those of the resources of projects, each once. */
export const projectSubjects: readonly ProjectSubject[] = [
  ...new Set(Object.values(projectResources).flatMap((subjects): ProjectSubject[] => Object.values(subjects))),
];

/** Every subject the platform knows. */
export const subjects: readonly Subject[] = [...others, ...projectSubjects];
