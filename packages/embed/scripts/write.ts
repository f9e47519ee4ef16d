// writes elements, entry points, React components, the manifest and the guide's table from the one list of forms. `--check` writes
// nothing, and fails where something else stands.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Form, type FormAttribute, forms } from '../forms/forms.ts';
import { defineFile, elementFile, namesFile } from './write/element-files.ts';
import { attributesOf, classOf, LOCALES, tagOf, typeOf } from './write/form-facts.ts';
import { manifest } from './write/manifest.ts';
import { snippetFile } from './write/snippet-file.ts';
import { reactFile } from './write/react-files.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const isCheck = process.argv.includes('--check');

type Names = Readonly<Record<string, string>>;
const namesIn = Object.fromEntries(
  LOCALES.map((locale) => [
    locale,
    JSON.parse(readFileSync(join(root, `forms/names/${locale}.json`), 'utf8')) as Names,
  ]),
);
const namesOf = ({ name }: Form): Names =>
  Object.fromEntries(
    Object.entries(namesIn).map(([locale, names]) => {
      const said = names[name];
      if (!said) throw new Error(`forms/names/${locale}.json has no ${name}`);
      return [locale, said];
    }),
  );

const folders = ['frame', ...forms.map(({ name }) => name)];
const lines = (write: (folder: string) => string) => folders.map(write).join('');

function packageFile(): string {
  const description = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    exports: Record<string, unknown>;
  };
  const exportOf = (path: string) => ({ types: `./dist/${path}.d.ts`, default: `./dist/${path}.js` });
  const kept = ['./host', './host/define', './guest', './protocol'];
  description.exports = {
    ...Object.fromEntries(kept.map((name) => [name, description.exports[name]])),
    // The one script that the console serves as `/embed/v1/host.js`, with the types of what it registers.
    './cdn': { types: './dist/host/define.d.ts', default: './dist/v1/host.js' },
    './react': exportOf('react/index'),
    ...Object.fromEntries(folders.map((name) => [`./host/${name}`, exportOf(`host/${name}/${name}`)])),
    ...Object.fromEntries(folders.map((name) => [`./host/${name}/define`, exportOf(`host/${name}/define`)])),
    './custom-elements.json': './custom-elements.json',
    './package.json': './package.json',
  };
  return `${JSON.stringify(description, null, 2)}\n`;
}

/** What an attribute holds that is no identifier of the console's. */
function noteOn({ name, says, values, example }: FormAttribute): string {
  if (values) {
    const list = typeOf({ name, says, values }).replaceAll("'", '`').replaceAll(' | ', ', ');
    return ` (optional: ${list})`;
  }
  return example ? ` (${says.replace(/^.*?: /, '').replace(/\.$/, '')}: \`${example}\`)` : '';
}

function table(): string {
  const rows = forms.map((form) => {
    const own = attributesOf(form).map((attribute) => `\`${attribute.name}\`${noteOn(attribute)}`);
    return `| \`${tagOf(form.name)}\` | ${form.says.replace(/\.$/, '')} | ${own.join(', ')} |`;
  });
  return ['| Element | Purpose | Own attributes |', '|---|---|---|', ...rows].join('\n');
}

/** A file with the table between its two marks. */
function withTable(path: string): string {
  const text = readFileSync(join(root, path), 'utf8');
  const marks = /(<!-- forms -->\n).*?(\n<!-- \/forms -->)/s;
  if (!marks.test(text)) throw new Error(`${path} has no marks for the table`);
  return text.replace(marks, (_, begin: string, end: string) => `${begin}\n${table()}\n${end}`);
}

const written = new Map<string, string>([
  ...forms.flatMap((form): [string, string][] => [
    [`src/host/${form.name}/${form.name}.ts`, elementFile(form)],
    [`src/host/${form.name}/define.ts`, defineFile(form)],
    [`src/host/${form.name}/names.ts`, namesFile(namesOf(form))],
    [`src/react/${form.name}.ts`, reactFile(form)],
  ]),
  ['src/host/define.ts', lines((folder) => `import './${folder}/define.ts';\n`)],
  ['src/host/elements.ts', lines((folder) => `export { ${classOf(folder)} } from './${folder}/${folder}.ts';\n`)],
  [
    'src/react/index.ts',
    `export type { ConsoleFormProps, FrameProps } from './component.ts';\n${lines((folder) => `export { ${classOf(folder)}, type ${classOf(folder)}Props } from './${folder}.ts';\n`)}`,
  ],
  ['custom-elements.json', `${JSON.stringify(manifest(forms), null, 2)}\n`],
  ['package.json', packageFile()],
  ['../console/src/resources/partner/forms.ts', snippetFile(forms)],
  ['README.md', withTable('README.md')],
  ['../../docs/embedding.md', withTable('../../docs/embedding.md')],
]);

/** As the formatter has it: what we write is formatted with everything else. */
function formatted(path: string, text: string): string {
  const { stdout, status, stderr } = spawnSync('oxfmt', ['--stdin-filepath', join(root, path)], {
    input: text,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`oxfmt: ${stderr}`);
  return stdout;
}

const wrong: string[] = [];
for (const [path, text] of written) {
  const place = join(root, path);
  const wanted = formatted(path, text);
  if (existsSync(place) && readFileSync(place, 'utf8') === wanted) continue;
  if (isCheck) {
    wrong.push(path);
    continue;
  }
  mkdirSync(dirname(place), { recursive: true });
  writeFileSync(place, wanted);
}
if (wrong.length > 0) {
  console.error(`These are not what “write” writes:\n${wrong.join('\n')}`);
  process.exitCode = 1;
}
