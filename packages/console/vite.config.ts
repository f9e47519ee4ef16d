import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { shortIcons } from './build/short-icons.ts';
import { titlesByLanguage } from './build/titles-by-language.ts';

/** The plugin takes every `.css.js` for its own; those of the elements are Lit's. */
function ownStyles(): Plugin[] {
  return vanillaExtractPlugin().map((plugin): Plugin => {
    const { transform } = plugin;
    if (typeof transform !== 'function') return plugin;
    return {
      ...plugin,
      transform(code, id, options) {
        return id.includes('/elements/dist/') ? null : transform.call(this, code, id, options);
      },
    };
  });
}

/** The words of what every page shows, those of the elements among them, come as one file for each language. */
const coreWords =
  /\/src\/(?:kit|shell)\/words\/(\w\w)\.json$|\/elements\/dist\/(?:languages|[\w-]+\/(?:[\w-]+-)?words)\/(?!en\b)(\w\w)\.js$/;
/** What the first list needs comes in few files: a request costs more than a kilobyte. */
const libraries =
  /\/node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|i18next|react-i18next|valtio|proxy-compare|superstruct|lit|lit-html|lit-element|@lit|@lit-labs)\//;

/** Not their words of another language than English. */
const commonElements =
  /\/packages\/(?:elements\/dist|react-bindings\/dist)\/(?!.*words\/(?!en\b))(?:core\/(?!multi-value|choice|group-label|well-formed|missing-value)|button|checkbox\/|icon|popover|tooltip|status|spinner)/;
/** Parts of these folders that are fetched when they are asked for. */
const laterParts =
  /(?:ColumnPanel|ColumnList|EmptyListView|ListNotices|VirtualRows|views|Art|Horizon|ChooserList|ChooserOptions|ExitFullScreen|LazyDialog|Dialog|SectionSelect|shell\/NotificationBell|PanelShell|Edit|Create|Delete|NetworkPicker|RowActions|SearchField|ListTools|SavedPanel|FilterText|FilterGroups|FilterChips|UserMenu|UserMenuItems)\.tsx$/;
const consoleParts =
  /\/packages\/console\/src\/(?:(?:app|session|shell|kit\/(?:list|page|text|notify|shortcuts)|resources)\/|kit\/[\w-]+\.tsx?$|areas\/(?:[\w-]+\/)*(?:index\.ts|words\/menu\.json)$)/;
/** The console's own windows, but for what tells of a task before one was opened. */
const windowParts =
  /\/shell\/(?:palette|shortcuts|features|transfers|report)\/(?!(?:task-kind|TransferHost)\.tsx?$)|\/kit\/transfers\.ts$|\/shell\/(?:chooser|user-menu)\.rules\.ts$/;
/** What watches over a session and over notices, from when there is something to watch. */
const laterWatches =
  /\/idle\/(?:run-idle-watch|watch|tell-why|idle\.rules|idle\.css|words)\.ts|\/kit\/notify\/(?:memory|tasks|items|changes|progress|run-action|choose-action|useNotices)|\/(?:ToastHost|TaskFollower)\.tsx$|\/notification-actions\.ts$/;
/** Of a resource the first list has its line; what networks are to others, most pages need. */
const resourceParts =
  /\/resources\/(?!index)[\w-]+\/(?!definition\.ts|words\/menu|(?<=\/network\/)(?:network|network\.css|module|index|paths|pickers|words|routes)\.tsx?$)/;
const wire =
  /\/contract\/src\/(?:(?:feature|report)\/rules|http|filters|errors|client\/(?:client|dedupe|base-path)|(?:live|meta|session|settings|external-config)\/index|task\/(?:model|index)|(?:subnet|network)\/model|partner\/event|s3\/(?:index|model)|network\/access|router\/subjects)\.ts$/;
/** Of every resource, what it is to others, its pages' addresses among it. */
const resourceEntries = /\/resources\/([\w-]+)\/(?:(?:\1|module|index|paths|pickers|words)\.ts|routes\.tsx)$/;
/** Of which one is shown with the other: their entry points go together. */
const companions: Readonly<Record<string, string>> = {
  'load-balancer-pool': 'load-balancer',
  'recovery-point': 'backup-plan',
};
const resourceEntryOf = (id: string) => {
  const [, resource = null] = resourceEntries.exec(id) ?? [];
  return resource && (companions[resource] ?? resource);
};
/** What its list is made of and its other pages need too. */
const listParts = /\/resources\/([\w-]+)\/(?:[A-Z]\w*List\.tsx|\1\.rules\.ts|\1-columns\.tsx)$/;
/** Icons of many lists. */
const commonIcons = /\/lucide-static\/icons\/(?:pencil|plus|trash-2)\.svg/;
/** Rules and shapes of the wire that forms and details need; what every list needs is in the base. */
const wireRules =
  /\/ipaddr\.js\/|\/contract\/src\/(?:address|domain-property|partner|rules|s3|[\w-]+\/(?!index\.|model\.)\w)/;
/** A file costs a request, and small ones press badly: what is used together is one. In this order: the first that fits. */
const together: readonly (readonly [name: string, what: RegExp])[] = [
  [
    'tasks',
    /\/console\/src\/kit\/(?:notify\/(?:memory|tasks|changes|progress|items)|(?:delete-many|failure-groups)\.ts)(?!.*words\/\w\w\.json$)/,
  ],
  [
    'fields',
    /\/(?:elements|react-bindings)\/dist\/(?:text-field|text-area|number-field|password-field|select|combobox|tag-field|checkbox-group|radio-group|switch|segmented|field-group|form-summary|core\/(?:choice|multi-value|group-label|missing-value))/,
  ],
  [
    'parts',
    /\/(?:elements|react-bindings)\/dist\/(?:alert|disclosure|code|copy-button|tabs|dialog|confirm-dialog|progress|meter|pill|skeleton|empty-state)\//,
  ],
  [
    'forms',
    /\/console\/src\/kit\/(?:form|wizard|code|confirm|details|failure)\/(?!words\/\w\w\.json)|\/kit\/(?:useAsyncAction|useItem|useParam|list\/(?:useRows|rows\.rules))\.ts$/,
  ],
  [
    'own-dialogs',
    /\/console\/src\/shell\/(?:features|report|transfers|shortcuts)\/|\/shell\/\w+Dialog\.tsx$|\/shell\/password\.form\.ts$/,
  ],
  ['sign-in', /\/console\/src\/screens\//],
];
/** The pages of an area, and those of a resource behind its list. */
const pagesOf = /\/console\/src\/(?:areas\/(s3|settings|account|compute\/topology)|resources\/([\w-]+))\/.+\.tsx?$/;
const pagesGroup = (id: string) => {
  if (/\/(?:definition|index|words|resources\/[\w-]+\/routes)\.tsx?$|words\/\w+\.json$/.test(id)) return null;
  const [, area, resource] = pagesOf.exec(id) ?? [];
  if (area !== undefined) return `${area.replace('compute/', '')}-pages`;
  return resource === undefined ? null : `${resource}-pages`;
};
const isCommon = (id: string) =>
  commonIcons.test(id) ||
  (consoleParts.test(id) &&
    !laterParts.test(id) &&
    !resourceParts.test(id) &&
    !/\/words\/\w\w\.json$|password\.form|delete-many|failure-groups|useAnswer|\/kit\/list\/(?:(?:saved|export|tools)\/|useRows|rows\.rules|BulkBar|bulk\.css)/.test(
      id,
    ) &&
    !laterWatches.test(id) &&
    (!windowParts.test(id) || id.endsWith('/report/words.ts')));

/** What the page's own script brings. */
const first = /\/(?:base|console|libraries|rolldown-runtime)-/;
/**
 * What is fetched beside a part of the page that is asked for. The first list carries these names: that of the part itself is
 * known where it is imported, and is needed only where the import waits for a sheet.
 */
function toFetchBefore(file: string, needed: readonly string[], host: 'html' | 'js'): string[] {
  if (host === 'html') return [...needed];
  const waits = needed.some((one) => one.endsWith('.css'));
  return needed.filter((one) => !first.test(`/${one}`) && (waits || one !== file));
}

/**
 * The router names its development build for every bundler; the other lies beside it. What of it nobody uses can be left out
 * once its components are known to be made without side effects, and have no names that are for developers.
 */
const productionRouter: Plugin = {
  name: 'production-router',
  enforce: 'pre',
  apply: 'build',
  transform: {
    filter: { id: /\/react-router\/dist\/production\/.+\.mjs$/ },
    handler: (code) =>
      code
        .replaceAll(/^\w+\.displayName = .*;$/gm, '')
        .replaceAll(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1'),
  },
  async resolveId(source, importer) {
    if (!/^react-router(?:\/dom)?$/.test(source)) return null;
    const found = await this.resolve(source, importer, { skipSelf: true });
    return found && found.id.replace('/dist/development/', '/dist/production/');
  },
};

/** Beside each file stands what the server sends of it. It writes the page itself; below a kilobyte nothing is won. */
const compressed = compression({
  include: /\.(?:css|js|svg|txt)$/,
  threshold: 1000,
  algorithms: ['brotliCompress', 'gzip'],
});

export default defineConfig({
  // Relative: the console is also served below /api/agent_direct/{id}/lca/, where the server writes a <base>.
  base: './',
  plugins: [react(), ownStyles(), productionRouter, shortIcons, titlesByLanguage(import.meta.dirname), compressed],
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 400,
    modulePreload: {
      polyfill: false,
      resolveDependencies: (file, needed, { hostType }) => toFetchBefore(file, needed, hostType),
    },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // A group takes what its files import, too; so before the words comes what words are made with.
            { name: 'libraries', test: libraries, priority: 70 },
            { name: 'base', test: (id: string) => commonElements.test(id) || wire.test(id), priority: 60 },
            {
              name: (id: string) => {
                const [, ours, theirs] = coreWords.exec(id) ?? [];
                const language = ours ?? theirs;
                return language ? `words-${language}` : null;
              },
              priority: 50,
            },
            // Small, alike, and needed together: the palette's.
            { name: 'resource-names', test: /\/words\/name\.json$/, priority: 26 },
            { name: 'rules', test: (id: string) => wireRules.test(id) && !wire.test(id), priority: 25 },
            // Fetched together, right behind the first rows.
            {
              name: 'second',
              test: /\/(?:UserMenu|RowActions|SearchField|ListTools)\.tsx$|\/kit\/list\/saved\/(?:saved\.rules|useSaved)\.ts$/,
              priority: 9,
            },
            { name: (id: string) => (isCommon(id) ? 'console' : null), priority: 10 },
            // A list takes entry points of others with it, and what is used together, unless they have a place of their own before.
            { name: resourceEntryOf, priority: 8 },
            ...together.map(([name, test], at) => ({ name, test, priority: 7.9 - at / 10 })),
            { name: (id: string) => listParts.exec(id)?.[1]?.concat('-list') ?? null, priority: 7 },
            { name: pagesGroup, priority: 4 },
          ],
        },
      },
    },
  },
});
