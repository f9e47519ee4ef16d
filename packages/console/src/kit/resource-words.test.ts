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
const ofAnyAct = [...sentences].filter((key) => key.startsWith('act.')).map((key) => key.slice('act.'.length));
/** A resource that has a word of its own for its deletion has none of the forms that are said of others. */
const ofKit = (folder: string) =>
  [...sentences].filter(
    (key) =>
      !key.startsWith('act.') && !(key.startsWith('delete.') && 'delete.action' in read(`${folder}/words/en.json`)),
  );
const values = { name: 'lan', failed: 1 };

const say = (language: string, resource: string, key: string, count?: number, part?: string) =>
  textIn<Record<string, string>>(
    language,
    `resources/${resource}`,
    'kit',
    part,
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
    ['en', 'vpn', 'delete.many.title', 2, 'Delete 2 VPN connections?'],
    ['en', 'network', 'delete.done', 1, 'A network was deleted'],
    ['de', 'network', 'delete.done', 1, 'Ein Netzwerk wurde gelöscht'],
    ['de', 'security-group', 'delete.done', 1, 'Eine Sicherheitsgruppe wurde gelöscht'],
    ['de', 'router', 'delete.failed', 3, '1 von 3 Routern nicht gelöscht'],
    ['es', 'network', 'delete.single.done', undefined, 'Se ha eliminado la red lan'],
    ['pt', 'network', 'delete.done', 3, '3 redes foram excluídas'],
    ['ru', 'network', 'delete.single.done', undefined, 'Сеть lan удалена'],
    ['ru', 'router', 'delete.many.title', 5, 'Удалить 5 маршрутизаторов?'],
    ['ru', 'security-group', 'delete.many.title', 1, 'Удалить 1 группу безопасности?'],
    ['tr', 'router', 'delete.single.done', undefined, 'lan yönlendiricisi silindi'],
    ['ar', 'router', 'delete.many.title', 2, 'هل تريد حذف موجّهين؟'],
    ['ar', 'network', 'delete.done', 0, 'لم تُحذف أي شبكة'],
    ['ja', 'router', 'delete.many.confirm', 4, '4 件のルーターを削除'],
    ['zh', 'router', 'delete.failed', 4, '4 个路由器中有 1 个未能删除'],
  ] as const)
    it(`${language}, ${resource}: ${sentence}`, () => assert.equal(say(language, resource, key, count), sentence));

  for (const [language, resource, part, key, count, sentence] of [
    ['en', 'router', 'route', 'add.new', undefined, 'Add route'],
    ['en', 'router', 'route', 'delete.many.title', 2, 'Delete 2 routes?'],
    ['en', 'router', 'route', 'edit.action', undefined, 'Edit'],
    ['en', 'router', 'interface', 'edit.action', undefined, 'Change address'],
    ['en', 'router', 'interface', 'disconnect.failed', 3, 'Interfaces not detached: 1 of 3'],
    ['en', 'floating-ip', undefined, 'unassign.phrase', 2, 'disconnect 2'],
    ['en', 'floating-ip', undefined, 'delete.done', 2, 'Floating IPs released: 2'],
    ['en', 'vpn', undefined, 'enable.running', 2, 'Turning on VPN connections: 2'],
    ['de', 'security-group', 'rule', 'list.none', undefined, 'Keine Regeln'],
    ['es', 'router', 'route', 'add.single.done', undefined, 'Se ha añadido la ruta estática lan'],
    ['pt', 'router', 'interface', 'disconnect.single.done', undefined, 'A interface lan foi desanexada'],
    ['ru', 'floating-ip', undefined, 'delete.failed', 3, 'Не освобождено плавающих IP: 1 из 3'],
    ['tr', 'floating-ip', undefined, 'unassign.single.title', undefined, 'lan değişken IP’si ayrılsın mı?'],
    ['ar', 'backup-plan', 'volume', 'remove.done', 2, 'تم إزالة وحدات التخزين: 2'],
    ['ja', 'router', 'route', 'delete.single.done', undefined, '静的ルート lan を削除しました'],
    ['zh', 'floating-ip', undefined, 'unassign.many.title', 2, '要解绑 2 个浮动 IP 地址吗？'],
  ] as const)
    it(`${language}, ${resource}, ${part ?? 'itself'}: ${sentence}`, () =>
      assert.equal(say(language, resource, key, count, part), sentence));

  it('says all of it for every act and every part in every language', () => {
    const acts = [
      ['router', 'interface', 'add'],
      ['router', 'interface', 'disconnect'],
      ['router', 'route', 'delete'],
      ['security-group', 'rule', 'delete'],
      ['backup-plan', 'volume', 'remove'],
      ['backup-plan', undefined, 'disable'],
      ['vpn', undefined, 'enable'],
      ['floating-ip', undefined, 'unassign'],
      ['floating-ip', undefined, 'delete'],
    ] as const;
    assert.ok(ofAnyAct.length > 5);
    const broken = languages.flatMap((language) =>
      acts.flatMap(([resource, part, act]) =>
        ofAnyAct
          .map((sentence) => say(language, resource, `${act}.${sentence}`, 2, part))
          .filter((text) => /noun\.|verb\.|\{\{|act\./.test(text)),
      ),
    );
    assert.deepEqual(broken, []);
  });

  it('says all of it for every resource in every language', () => {
    assert.ok(resources.length > 5);
    assert.ok(sentences.size > 10);
    const broken = languages.flatMap((language) =>
      resources.flatMap((folder) =>
        ofKit(folder).flatMap((key) =>
          [0, 1, 2, 3, 11, 100, 1_000_000]
            .map((count) => say(language, folder.replace('resources/', ''), key, count))
            .filter((text) => /noun\.|\{\{/.test(text) || text === key),
        ),
      ),
    );
    assert.deepEqual(broken, []);
  });

  it('is the own one of a resource that has one', () =>
    assert.equal(say('en', 'vpn', 'delete.single.done'), 'VPN connection lan is being deleted'));

  it('takes nothing of a name for a text', () =>
    assert.equal(
      textIn<Record<string, string>>('en', 'resources/router', 'kit')('delete.single.done', { name: '$t(noun.many)' }),
      'Router $t(noun.many) was deleted',
    ));
});
