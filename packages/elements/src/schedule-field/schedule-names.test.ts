import { expect } from '@open-wc/testing';

import { needs } from '../../test/needs.js';
import { ScheduleNames } from './schedule-names.js';
import { readPlan } from './schedule.rules.js';
import { ar } from './words/ar.js';
import { de } from './words/de.js';
import { en, type ScheduleFieldWords } from './words/en.js';
import { es } from './words/es.js';
import { ja } from './words/ja.js';
import { pt } from './words/pt.js';
import { ru } from './words/ru.js';
import { tr } from './words/tr.js';
import { zh } from './words/zh.js';

const all: Record<string, ScheduleFieldWords> = { ar, de, en, es, ja, pt, ru, tr, zh };
const said = (text: string, language = 'en') => {
  const { chosen, minute } = readPlan(text)!;
  return new ScheduleNames(language, all[language]!, minute).meaning(chosen);
};

describe('What a schedule means', () => {
  for (const [text, meaning] of [
    ['* * * 2', 'Every day at 02:00.'],
    ['* * * *', 'Every day every hour.'],
    ['* * * 2 30', 'Every day at 02:30.'],
    ['* * * * 5', 'Every day every hour at minute 5.'],
    ['* * * 2,14', 'Every day at 02:00 and 14:00.'],
    ['* * * 8-18', 'Every day at 08:00–18:00.'],
    ['* 1,3 * 2', 'Every Monday and Wednesday at 02:00.'],
    ['* * 1 2', 'On day 1 of every month at 02:00.'],
    ['* * 1,15 2', 'On days 1 and 15 of every month at 02:00.'],
    ['* 1 1-7 2', 'Every Monday that falls on day 1–7 of the month, at 02:00.'],
    ['1,7 * * 2', 'Every day in January and July at 02:00.'],
    ['1-6 0 * 2', 'Every Sunday in January–June at 02:00.'],
    ['12 * 24,31 2', 'On days 24 and 31 of December at 02:00.'],
    ['1,7 1,2 1 2', 'Every Monday or Tuesday that falls on day 1 of January or July, at 02:00.'],
  ] as const) {
    it(`is “${meaning}” for ${text}`, () => expect(said(text)).to.equal(meaning));
  }

  for (const [language, meaning] of [
    ['ar', 'في اليومين 1 و15 من يناير ويوليو الساعة 02:00.'],
    ['de', 'An den Tagen 1 und 15 im Januar und Juli um 02:00 Uhr.'],
    ['es', 'Los días 1 y 15 de enero y julio a las 02:00.'],
    ['ja', '1月、7月 の 1、15 日 02:00 に実行します。'],
    ['pt', 'Nos dias 1 e 15 de janeiro e julho às 02:00.'],
    ['ru', 'По числам 1 и 15 в 02:00, только январь и июль.'],
    ['tr', 'Yalnızca Ocak ve Temmuz içinde ayın 1 ve 15. günü saat 02:00.'],
    ['zh', '一月和七月的 1和15 日 02:00 执行。'],
  ] as const) {
    it(`is said in ${language}`, () => expect(said('1,7 * 1,15 2', language)).to.equal(meaning));
  }

  it('has something to say of each kind in each language', () => {
    for (const language of Object.keys(all)) {
      for (const text of [
        '* * * *',
        '* * * * 5',
        '* 1 * 2',
        '* * 1 2',
        '* 1 1 2',
        '1 * * 2',
        '1 1 * 2',
        '1 * 1 2',
        '1 1 1 2',
      ]) {
        expect(said(text, language), `${language} ${text}`)
          .to.match(/[.。]$/)
          .and.not.match(/undefined|NaN/);
      }
    }
  });
});

describe('The names of a schedule', () => {
  const english = new ScheduleNames('en', en);
  const german = new ScheduleNames('de', de);

  it('are those of the language', () => {
    expect([german.nameOf('month', 3), german.nameOf('day_of_week', 0), german.nameOf('hour', 7)]).to.deep.equal([
      'März',
      'Sonntag',
      '07:00',
    ]);
    expect(new ScheduleNames('ar-SA', ar).nameOf('month', 1)).to.equal('يناير');
  });

  it('begin the week where the language does', async () => {
    expect(german.inOrder('day_of_week')).to.deep.equal([1, 2, 3, 4, 5, 6, 0]);
    await needs('the first day of a week');
    expect(english.inOrder('day_of_week')).to.deep.equal([0, 1, 2, 3, 4, 5, 6]);
  });

  it('are short in a summary, where everything is one word', () => {
    expect(english.summary('month', [1, 2, 3, 11])).to.equal('Jan–Mar, Nov');
    expect(english.summary('day_of_week', [0, 1, 2, 3, 4, 5, 6])).to.equal('All');
    expect(english.summary('hour', [])).to.equal('None');
    expect(german.summary('day_of_week', [5, 6, 0])).to.equal('Fr–So');
  });
});
