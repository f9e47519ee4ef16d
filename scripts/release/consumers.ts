// Projects of people who install our packages, outside of the workspace: the starts of the README, each built by its own tools.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bootstrap/root.mjs';
import { blocksOf } from '../readme-blocks.ts';

export interface Consumer {
  readonly name: string;
  /** Texts by their path. */
  readonly files: Readonly<Record<string, string>>;
  /** Packages of others, with their versions; ours are added. */
  readonly dependencies: Readonly<Record<string, string>>;
  /** A shell line in its folder. */
  readonly build: string | null;
  /** Its own server, a tool that `start` starts on `PORT`; without one, the files of `site` are served. */
  readonly start?: string;
  readonly site: string;
}

const block = (heading: string, language: string, at = 0): string => {
  const found = blocksOf('elements/README.md', heading, language)[at];
  if (found === undefined) throw new Error(`The README has no ${language} ${at + 1} below “${heading}”.`);
  return found;
};

/** The versions that the workspace has tried, by its catalogs. */
const catalog = readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8');
function tried(...names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.map((name) => {
      // The last: Angular's compiler is of another TypeScript than ours, and its catalog stands below.
      const [, version] = [...catalog.matchAll(new RegExp(`^ +'?${name}'?: (\\d\\S*)$`, 'gm'))].at(-1) ?? [];
      if (version === undefined) throw new Error(`No catalog has ${name}.`);
      return [name, version];
    }),
  );
}

/** By its file: where packages are borrowed, there is no command of that name. */
const viteBuild = 'node node_modules/vite/bin/vite.js build --logLevel warn';

const page = (script: string): string =>
  `<!doctype html><html lang="en" data-scheme="skydeck"><title>Sign in</title><body><div id="root"></div><div id="app"></div><script type="module" src="./${script}"></script></body></html>\n`;

export const plain = (): Consumer => ({
  name: 'plain HTML',
  files: {
    'index.html': block('A login page in HTML', 'html').replaceAll(
      /https:\/\/cdn\.[^"]*?\/@skydeck\/elements@[^/]+\//g,
      'node_modules/@skydeck/elements/',
    ),
  },
  dependencies: {},
  build: null,
  site: '.',
});

export const react = (): Consumer => ({
  name: 'Vite and React',
  files: {
    'index.html': page('main.tsx'),
    'main.tsx': block('React', 'tsx'),
    'tsconfig.json': JSON.stringify({ compilerOptions: { jsx: 'react-jsx' } }),
  },
  dependencies: tried('react', 'react-dom', 'vite'),
  build: viteBuild,
  site: 'dist',
});

const vue = (): Consumer => ({
  name: 'Vite and Vue',
  files: {
    'vite.config.js': block('Vue', 'js'),
    'index.html': page('main.js'),
    'main.js': "import { createApp } from 'vue';\nimport App from './App.vue';\n\ncreateApp(App).mount('#app');\n",
    'App.vue': block('Vue', 'vue'),
  },
  dependencies: tried('vue', 'vite', '@vitejs/plugin-vue'),
  build: viteBuild,
  site: 'dist',
});

const angularOptions = {
  outputPath: 'dist',
  browser: 'src/main.ts',
  index: 'src/index.html',
  tsConfig: 'tsconfig.json',
  styles: ['src/styles.css'],
};

const angular = (): Consumer => ({
  name: 'Angular',
  files: {
    'angular.json': JSON.stringify({
      version: 1,
      cli: { analytics: false },
      projects: {
        login: {
          projectType: 'application',
          root: '',
          architect: { build: { builder: '@angular/build:application', options: angularOptions } },
        },
      },
    }),
    'tsconfig.json': JSON.stringify({
      compilerOptions: { target: 'ES2022', module: 'preserve', strict: true, experimentalDecorators: true, types: [] },
      angularCompilerOptions: { strictTemplates: true },
      files: ['src/main.ts'],
    }),
    'src/index.html':
      '<!doctype html><html lang="en" data-scheme="skydeck"><head><base href="/"><title>Sign in</title></head><body><app-root></app-root></body></html>',
    'src/styles.css': block('Angular', 'css'),
    'src/app.ts': block('Angular', 'ts'),
    'src/main.ts':
      "import { bootstrapApplication } from '@angular/platform-browser';\nimport { App } from './app';\n\nvoid bootstrapApplication(App);\n",
  },
  dependencies: {
    ...tried('@angular/common', '@angular/compiler', '@angular/compiler-cli', '@angular/core'),
    ...tried('@angular/platform-browser', 'rxjs', 'tslib', 'typescript'),
    '@angular/build': '^22.2.0',
    '@angular/cli': '^22.2.0',
  },
  build: 'ng build',
  site: 'dist/browser',
});

const next = (): Consumer => {
  const [styles = '', component = ''] = block('React', 'tsx').split(/(?<=first-paint\.css';\n)/);
  return {
    name: 'Next.js',
    files: {
      'app/layout.tsx': `${styles}\nexport default function Layout({ children }: { children: React.ReactNode }) {\n  return <html lang="en" data-scheme="skydeck"><body>{children}</body></html>;\n}\n`,
      'app/page.tsx':
        "import Login from './login';\n\nexport default function Page() {\n  return <main><h1>Sign in</h1><Login /></main>;\n}\n",
      'app/login.tsx': `'use client';\n${component
        .replace(/^import { createRoot }.*\n/m, '')
        .replace(/^createRoot\(.*$/m, 'export default Login;')}`,
    },
    dependencies: {
      ...tried('react', 'react-dom', '@types/react', '@types/node'),
      next: '^16.4.0',
      typescript: '5.9.3',
    },
    build: 'next build',
    start: 'next',
    site: '.next',
  };
};

export const consumers = (): readonly Consumer[] => [plain(), react(), vue(), angular(), next()];
