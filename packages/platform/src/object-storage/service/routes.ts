import { type BucketUsage, s3Api, type S3UserEvent } from '@skydeck/contract';
import { accountsOf } from '../../identity/accounts/documents.ts';
import { audit, type AuditObject, type AuditType } from '../../audit/audit.ts';
import { findPerson, rolesInProject } from '../../identity/rights/rights.ts';
import type { Routes } from '../../http/routes.ts';
import type { Exchange } from '../../http/exchange.ts';
import { notFound } from '../../http/refusal.ts';
import type { Scope } from '../../http/scope.ts';
import { serve } from '../../http/serve.ts';
import type { Sealing } from '../../store/sealing.ts';
import type { Tx } from '../../store/store.ts';
import { startTask } from '../../tasks/runner.ts';
import { isStorageOn } from '../protocol/authorize.ts';
import { bucketsOf } from '../storage/buckets.ts';
import { measure } from '../storage/listing.ts';
import type { ObjectStorage } from '../storage/object-storage.ts';
import { blockPublicAccess, isPublicAccessBlocked } from './public-access.ts';
import { statusOf, SWITCH_DOMAIN, type SwitchDomainArgs } from './domain-task.ts';
import { type Endpoint, serviceOf } from './endpoint.ts';
import { createKey, keysOf, removeKey, keyView, switchKey } from './keys.ts';
import { presign } from './presign.ts';
import { arnOf, ensureUser, isUserOn, personOf, type S3Person, switchUser } from './s3-users.ts';

export interface ServiceParts {
  readonly storage: ObjectStorage;
  readonly sealing: Sealing;
  readonly endpoint: () => Endpoint;
}

const subject = 's3_enable';

interface CallContext {
  readonly scope: Scope;
  readonly exchange: Exchange;
}

const auditUse = (tx: Tx, type: AuditType, object: AuditObject, { scope, exchange: { address } }: CallContext) =>
  audit(tx, { type, userId: scope.userId, account: scope.userName, address, requestId: scope.requestId, object });

function emitUserEvent(tx: Tx, { userId, projectId }: S3Person, requestId: string): void {
  const object: S3UserEvent = { id: userId };
  tx.emit({ channel: 's3', type: 's3_user', operation: 'updated', object, projectId, userId, subject, requestId });
}

/** The calls around the object storage that are not S3: service, user, keys, domains, links, usage. */
export const s3ServiceRoutes =
  (parts: ServiceParts): Routes =>
  (app) => {
    for (const routes of [serviceRoutes, keyRoutes, domainRoutes]) void routes(parts)(app);
  };

const serviceRoutes =
  ({ storage: { store }, sealing, endpoint }: ServiceParts): Routes =>
  (app) => {
    serve(app, s3Api.service, ({ scope }) =>
      store.read(async (tx) => {
        if (scope.projectId !== null) await personOf(tx, scope);
        return serviceOf(endpoint(), await isStorageOn(tx, scope.domainId));
      }),
    );
    serve(app, s3Api.start, ({ scope, exchange }) =>
      store.write(async (tx) => {
        const person = await personOf(tx, scope);
        const object = { kind: 's3_user', id: person.userId } as const;
        if (await ensureUser(tx, person)) await auditUse(tx, 's3_user_created', object, { scope, exchange });
        return serviceOf(endpoint(), true);
      }),
    );
    serve(app, s3Api.user, ({ scope }) =>
      store.read(async (tx) => {
        const person = await personOf(tx, scope);
        const keys = (await keysOf(tx, person)).map(keyView);
        return { arn: arnOf(person), enabled: await isUserOn(tx, person), keys };
      }),
    );
    serve(app, s3Api.presign, ({ scope, body, exchange }) =>
      presign(store, sealing, endpoint(), scope, body, exchange),
    );
    serve(app, s3Api.usage, async ({ scope, query }) => ({
      data: await store.read((tx) => usageOf(tx, scope, query['bucket'], query['prefix'] ?? '')),
    }));
  };

async function usageOf(tx: Tx, scope: Scope, name: string | undefined, prefix: string): Promise<BucketUsage[]> {
  const { projectId } = await personOf(tx, scope);
  const buckets = (await bucketsOf(tx, projectId)).filter((bucket) => name === undefined || bucket.name === name);
  if (name !== undefined && buckets.length === 0) throw notFound('s3_bucket');
  const usage: BucketUsage[] = [];
  for (const bucket of buckets) usage.push({ bucket: bucket.name, ...(await measure(tx, bucket.name, prefix)) });
  return usage;
}

const keyRoutes =
  ({ storage: { store }, sealing }: ServiceParts): Routes =>
  (app) => {
    serve(app, s3Api.createKey, ({ scope, body, exchange }) =>
      store.write(async (tx) => {
        const person = await personOf(tx, scope);
        const key = await createKey(tx, sealing, person, body.description ?? '');
        const object = { kind: 's3_key', id: key.acc_key, name: key.description } as const;
        await auditUse(tx, 's3_key_created', object, { scope, exchange });
        emitUserEvent(tx, person, scope.requestId);
        return key;
      }),
    );
    serve(app, s3Api.switchKey, ({ scope, params, body, exchange }) =>
      store.write(async (tx) => {
        const person = await personOf(tx, scope);
        const key = await switchKey(tx, person, params.accessKey, body.enabled);
        const object = { kind: 's3_key', id: key.acc_key, name: key.description } as const;
        await auditUse(tx, 's3_key_switched', object, { scope, exchange });
        emitUserEvent(tx, person, scope.requestId);
        return [key];
      }),
    );
    serve(app, s3Api.removeKey, ({ scope, params, exchange }) =>
      store.write(async (tx) => {
        const person = await personOf(tx, scope);
        await removeKey(tx, person, params.accessKey);
        await auditUse(tx, 's3_key_deleted', { kind: 's3_key', id: params.accessKey }, { scope, exchange });
        emitUserEvent(tx, person, scope.requestId);
        return null;
      }),
    );
    serve(app, s3Api.switchUser, ({ scope, params, body, exchange }) =>
      store.write(async (tx) => {
        const person = await memberOf(tx, scope, params.userId);
        await switchUser(tx, person, body.enabled);
        await auditUse(tx, 's3_user_switched', { kind: 's3_user', id: params.userId }, { scope, exchange });
        emitUserEvent(tx, person, scope.requestId);
        return null;
      }),
    );
  };

/** A person of the caller's project. Throws a Refusal (404). */
async function memberOf(tx: Tx, scope: Scope, userId: string): Promise<S3Person> {
  const { projectId, domainId } = await personOf(tx, scope);
  const project = await accountsOf(tx).projects.get(projectId);
  const person = await findPerson(tx, userId);
  if (!person || !project || rolesInProject(person, project).length === 0) throw notFound('domain_user');
  return { userId, projectId, domainId };
}

const domainRoutes =
  ({ storage: { store } }: ServiceParts): Routes =>
  (app) => {
    // Without a project too: an administrator of the domain has no subject of the object storage there.
    serve(app, s3Api.domain, ({ scope, params: { domainId } }) =>
      store.read(async (tx) => {
        if (!scope.isSystem && scope.domainId !== domainId) throw notFound('domain');
        return statusOf(tx, domainId);
      }),
    );
    serve(app, s3Api.publicAccess, ({ scope, params: { domainId } }) =>
      store.read(async (tx) => {
        if (!scope.isSystem && scope.domainId !== domainId) throw notFound('domain');
        await statusOf(tx, domainId);
        return { blocked: await isPublicAccessBlocked(tx, domainId) };
      }),
    );
    serve(app, s3Api.blockPublicAccess, ({ scope, params: { domainId }, body, exchange }) =>
      store.write(async (tx) => {
        await statusOf(tx, domainId);
        await auditUse(tx, 's3_public_access_changed', { kind: 'domain', id: domainId }, { scope, exchange });
        await blockPublicAccess(tx, domainId, body.blocked);
        return body;
      }),
    );
    serve(app, s3Api.switchDomain, ({ scope, params, body, exchange }) =>
      store.write(async (tx) => {
        await statusOf(tx, params.domainId);
        await auditUse(tx, 's3_domain_switched', { kind: 'domain', id: params.domainId }, { scope, exchange });
        const args: SwitchDomainArgs = { domain_id: params.domainId, enabled: body.enabled };
        return { task_id: await startTask(tx, scope, SWITCH_DOMAIN, args) };
      }),
    );
  };
