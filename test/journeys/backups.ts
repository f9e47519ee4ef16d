import {
  type BackupPlan,
  type BackupPlanBody,
  presetSchedule,
  type RecoveryPoint,
  type RestoreBody,
  type Volume,
} from '@skydeck/contract';
import { type DemoProjectName, demoProjectId } from '@skydeck/platform/testing';
import { expect, type Page } from '@playwright/test';
import type { TestPlatform } from './platform.ts';

/** What a journey of backups finds when it begins, made over the wire by the person the page's browser is signed in as. */
export interface Backups {
  plan(body: Partial<BackupPlanBody> & { name: string }): Promise<BackupPlan>;
  readPlan(id: string): Promise<BackupPlan>;
  planNamed(name: string): Promise<BackupPlan>;
  runPlan(id: string): Promise<BackupPlan>;
  addVolumes(id: string, ids: readonly string[]): Promise<BackupPlan>;
  /** Of the project, by its name. */
  volumeId(name: string): Promise<string>;
  point(body: { volume_id: string; name: string }): Promise<RecoveryPoint>;
  /** Those of a plan, the oldest first. */
  pointsOf(planId: string): Promise<RecoveryPoint[]>;
  restore(id: string, body: RestoreBody): Promise<Volume>;
}

/** In one of the person's projects. Sign in first. */
export async function backupsOf(page: Page, project: DemoProjectName): Promise<Backups> {
  const ours = { 'X-Requested-With': 'XMLHttpRequest' };

  async function ask<Answer>(method: string, path: string, data?: unknown, headers: Record<string, string> = ours) {
    const answer = await page.request.fetch(`/api/v2${path}`, { method, headers, ...(data !== undefined && { data }) });
    expect(answer.ok(), `${method} ${path}: ${answer.status()} ${await answer.text()}`).toBe(true);
    return (answer.status() === 204 ? null : await answer.json()) as Answer;
  }

  const { token } = await ask<{ token: string }>('POST', `/accounts/projects/${demoProjectId(project)}/auth/`, {});
  const scoped = { ...ours, 'X-Auth-Token': token };
  const plans = '/compute/backup_plans';
  const points = '/compute/volume_backups';
  return {
    plan: (body) => ask('POST', plans, { schedule: notDueSoon(), ...body }, scoped),
    readPlan: (id) => ask('GET', `${plans}/${id}`, undefined, scoped),
    async planNamed(name) {
      const { data } = await ask<{ data: BackupPlan[] }>('GET', `${plans}?name=${name}`, undefined, scoped);
      const [found] = data;
      if (!found) throw new Error(`The project has no plan ${name}`);
      return found;
    },
    runPlan: (id) => ask('POST', `${plans}/${id}/run`, {}, scoped),
    addVolumes: (id, ids) => ask('POST', `${plans}/${id}/volumes`, { ids }, scoped),
    async volumeId(name) {
      const { data } = await ask<{ data: Volume[] }>('GET', `/compute/volumes?name=${name}`, undefined, scoped);
      const [found] = data;
      if (!found) throw new Error(`The project has no volume ${name}`);
      return found.id;
    },
    point: (body) => ask('POST', points, body, scoped),
    async pointsOf(planId) {
      const query = `backup_plan_id=${planId}&sort=created_at:asc&limit=-1`;
      return (await ask<{ data: RecoveryPoint[] }>('GET', `${points}?${query}`, undefined, scoped)).data;
    },
    restore: (id, body) => ask('POST', `${points}/${id}/restore`, body, scoped),
  };
}

/** Each day, half a day from now: a journey that moves the clock by minutes does not meet its time, whenever it runs. */
const notDueSoon = () => ({ ...presetSchedule, hour: String((new Date().getUTCHours() + 12) % 24) });

/** Moves the clock on until a plan's run has ended, step by step as it falls due. */
export async function untilRunEnded(backups: Backups, platform: TestPlatform, id: string): Promise<BackupPlan> {
  await expect(async () => {
    await platform.advance(10_000);
    expect((await backups.readPlan(id)).status).toBe('completed');
  }).toPass({ intervals: [50] });
  return backups.readPlan(id);
}
