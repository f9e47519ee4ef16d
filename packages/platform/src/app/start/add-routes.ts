import type { Feature } from '@skydeck/contract';
import type { FastifyInstance } from 'fastify';
import { accountRoutes } from '../../identity/account-security/routes.ts';
import { auditRoutes } from '../../audit/routes.ts';
import type { SessionSignal } from '../../live/session-signal.ts';
import type { PasswordCost } from '../../identity/accounts/password.ts';
import { createSignInGuard } from '../../identity/sessions/sign-in-guard.ts';
import type { Clock } from '../../clock.ts';
import { countRoutes } from '../../resources/kit/counts/routes.ts';
import { overviewRoutes } from '../../resources/kit/overview/routes.ts';
import { openDomainSettings } from '../domain-properties/open.ts';
import { openPicturePlace } from '../domain-properties/pictures/picture-place.ts';
import type { Engine, People } from '../../engines/engine.ts';
import { allowedIn } from '../../engines/offers.ts';
import { featureRoutes } from '../features/routes.ts';
import { descriptionRoutes } from '../../http/description-routes.ts';
import { metaRoutes } from '../../engines/meta-routes.ts';
import { sessionRoutes } from '../../identity/sessions/session-routes.ts';
import { browserRoutes } from '../../identity/providers/browser-routes.ts';
import { createDirectoryLogin } from '../../identity/providers/directory-login.ts';
import { createIdentities } from '../../identity/providers/identities.ts';
import { identityProviderRoutes } from '../../identity/providers/routes.ts';
import { frameRoutes } from '../../identity/partners/frame-routes.ts';
import { createPartnerCheck } from '../../identity/partners/check-partner.ts';
import { partnerRoutes } from '../../identity/partners/routes.ts';
import { reportRoutes } from '../reports/routes.ts';
import type { ObjectStorageService } from '../../object-storage/open.ts';
import { searchRoutes } from '../../resources/kit/search/routes.ts';
import { type Brands, settingsRoutes } from '../settings/routes.ts';
import { apiDocsRoutes } from '../static/api-docs-routes.ts';
import { consoleRoutes } from '../static/console-routes.ts';
import { demoRoutes } from '../../identity/accounts/demo-routes.ts';
import { accountsOf } from '../../identity/accounts/documents.ts';
import { findUserId, refusalInScope } from '../../object-storage/service/s3-users.ts';
import { productNamesFor } from '../settings/product-names.ts';
import { sessionLimitRoutes } from '../settings/session-limits.ts';
import { taskRoutes } from '../../tasks/routes.ts';
import type { DataFolder } from './data-folder.ts';
import { readRelease } from './release.ts';
import type { PlatformSettings } from './settings.ts';
import { testRoutes } from './test-routes.ts';
import { addOperationsRoutes, type WatchedParts } from '../operations/add-routes.ts';

interface RouteParts extends Pick<DataFolder, 'store' | 'sealing' | 'reserve'>, WatchedParts {
  readonly signal: SessionSignal;
  readonly engine: Engine;
  /** null: they are the platform's own. */
  readonly people: People | null;
  readonly s3: ObjectStorageService;
  readonly brands: Brands;
  readonly features: readonly Feature[];
  readonly settings: PlatformSettings;
  readonly clock: Clock;
  readonly passwordCost?: PasswordCost | undefined;
}

/** Serves everything that the platform and its engine have. */
export async function addRoutes(
  app: FastifyInstance,
  { store, sealing, reserve, signal, engine, people, s3, brands, features, settings, ...parts }: RouteParts,
): Promise<void> {
  // Before the others: it measures them.
  addOperationsRoutes(app, { ...parts, store, reserve, settings });
  const { allowedTargets } = settings;
  const { clock, passwordCost } = parts;
  // People sign in and out on a full disk, too.
  const { urgent } = store;
  const identities = createIdentities({ store, clock, signal, sealing, allowedTargets });
  const signingIn = { ...identities, store: urgent };
  const passwords = people?.passwords ?? createDirectoryLogin(signingIn);
  const guard = createSignInGuard(settings.limits, clock, passwordCost);
  const release = readRelease(settings.files.console);
  const own = [
    sessionRoutes({
      store: urgent,
      sealing,
      signal,
      guard,
      identities: signingIn,
      passwords,
      known: {
        storageUserOf: findUserId,
        storageRefusalOf: refusalInScope,
        allowedTo: (scope) => allowedIn(engine.offers ?? null, scope),
      },
      productNamesFor: (tx, caller) => productNamesFor(tx, brands, caller),
    }),
    demoRoutes(store, settings.demo),
    browserRoutes(signingIn),
    identityProviderRoutes(identities),
    frameRoutes({ store: urgent, sealing, signal }),
    partnerRoutes({ store, clock, signal, checkPage: createPartnerCheck(allowedTargets) }),
    accountRoutes({
      store,
      urgent,
      sealing,
      signal,
      guard,
      cloudCredentials: engine.credentials ?? null,
      issuer: brands.own.theme.productName,
    }),
    metaRoutes(engine),
    descriptionRoutes(release.version),
    apiDocsRoutes,
    settingsRoutes(store, brands, release, settings.externalConfig, engine.name ?? 'embedded'),
    ...(await openDomainSettings(store, await openPicturePlace(settings, reserve))),
    featureRoutes(features),
    searchRoutes(engine.search),
    countRoutes(engine.counts),
    overviewRoutes(engine.counts),
    auditRoutes({
      store,
      clock,
      kinds: engine.audited ?? [],
      nameOf: async (tx, id) => (await accountsOf(tx).users.get(id))?.name ?? null,
      fullNameOf: async (tx, id) => (await accountsOf(tx).users.get(id))?.full_name || null,
    }),
    reportRoutes(store, settings.reports),
    taskRoutes(store),
    sessionLimitRoutes(settings.idleMinutes),
    ...(settings.test ? [testRoutes(clock)] : []),
    consoleRoutes(store, settings.files, brands, settings.externalConfig),
  ];
  for (const routes of [...engine.routes, ...s3.routes, ...own]) await app.register(async (scoped) => routes(scoped));
}
