import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { before, describe, it } from 'node:test';
import i18next from 'i18next';
import { languages } from './text/languages.ts';
import { textIn } from './text/text-in.ts';

const source = new URL('..', import.meta.url);
const read = (path: string) => JSON.parse(readFileSync(new URL(path, source), 'utf8')) as Record<string, string>;
const resources = globSync('resources/*/words/en.json', { cwd: source })
  .filter((path) => 'noun.one' in read(path))
  .map((path) => dirname(dirname(path)).replaceAll('\\', '/'));
const english = read('kit/words/en.json');
const ending = /_(?:one|other)$/;
const sentences = new Set(
  Object.keys(english)
    .filter((key) => english[key]?.includes('{{noun.'))
    .map((key) => key.replace(ending, '')),
);
const values = { name: 'lan', failed: 1 };

const say = (language: string, resource: string, key: string, count?: number) =>
  textIn<Record<string, string>>(
    language,
    `resources/${resource}`,
    'kit',
  )(key, {
    ...values,
    ...(count !== undefined && { count }),
  });

describe('a sentence of the kit about a resource', () => {
  before(async () => {
    await i18next.init({
      lng: 'en',
      fallbackLng: false,
      ns: [],
      resources: {},
      keySeparator: false,
      nsSeparator: false,
      interpolation: { escapeValue: false },
    });
    for (const language of languages) {
      i18next.addResourceBundle(language, 'kit', read(`kit/words/${language}.json`));
      for (const folder of resources)
        i18next.addResourceBundle(language, folder, read(`${folder}/words/${language}.json`));
    }
  });

  for (const [language, resource, key, count, sentence] of [
    ['en', 'router', 'created', undefined, 'Router lan was created'],
    ['en', 'vpn', 'delete.title', 2, 'Delete 2 VPN connections?'],
    ['en', 'network', 'delete.done', 1, 'A network was deleted'],
    ['de', 'network', 'delete.done', 1, 'Ein Netzwerk wurde gelöscht'],
    ['de', 'security-group', 'delete.done', 1, 'Eine Sicherheitsgruppe wurde gelöscht'],
    ['de', 'router', 'delete.failed', 3, '1 von 3 Routern nicht gelöscht'],
    ['es', 'network', 'deleted', undefined, 'Se ha eliminado la red lan'],
    ['pt', 'network', 'delete.done', 3, '3 redes foram excluídas'],
    ['ru', 'network', 'deleted', undefined, 'Сеть lan удалена'],
    ['ru', 'router', 'delete.title', 5, 'Удалить 5 маршрутизаторов?'],
    ['ru', 'security-group', 'delete.title', 1, 'Удалить 1 группу безопасности?'],
    ['tr', 'router', 'deleted', undefined, 'lan yönlendiricisi silindi'],
    ['ar', 'router', 'delete.title', 2, 'هل تريد حذف موجّهين؟'],
    ['ar', 'network', 'delete.done', 0, 'لم تُحذف أي شبكة'],
    ['ja', 'router', 'delete.confirm', 4, '4 件のルーターを削除'],
    ['zh', 'router', 'delete.failed', 4, '4 个路由器中有 1 个未能删除'],
  ] as const)
    it(`${language}, ${resource}: ${sentence}`, () => assert.equal(say(language, resource, key, count), sentence));

  it('says all of it for every resource in every language', () => {
    assert.ok(resources.length > 5);
    assert.ok(sentences.size > 10);
    const broken = languages.flatMap((language) =>
      resources.flatMap((folder) =>
        [...sentences].flatMap((key) =>
          [0, 1, 2, 3, 11, 100, 1_000_000]
            .map((count) => say(language, folder.replace('resources/', ''), key, count))
            .filter((text) => /noun\.|\{\{/.test(text) || text === key),
        ),
      ),
    );
    assert.deepEqual(broken, []);
  });

  it('is the own one of a resource that has one', () =>
    assert.equal(say('en', 'vpn', 'deleted'), 'VPN connection lan is being deleted'));

  it('takes nothing of a name for a text', () =>
    assert.equal(
      textIn<Record<string, string>>('en', 'resources/router', 'kit')('deleted', { name: '$t(noun.many)' }),
      'Router $t(noun.many) was deleted',
    ));
});
