import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import { type SecurityGroup, SecurityGroup as Shape, type SecurityGroupRuleBody } from '@skydeck/contract';
import { embedded } from '../../engines/embedded/test-cloud.ts';
import type { CloudWith, EngineHarness } from '../../engines/test-cloud.ts';
import { problemsOfCall, refusalOf } from '../../engines/test-refusals.ts';
import { keepsTags } from '../../engines/test-tagged.ts';

type SuiteCloud = CloudWith<'securityGroups'>;

/** One suite for each engine behind the port. */
export function describeSecurityGroupEngine(harness: EngineHarness<SuiteCloud>): void {
  describe(`security groups of the ${harness.engine} engine`, () => {
    let cloud: SuiteCloud;
    beforeEach(async (t) => {
      cloud = await harness.open(t);
    });

    const own = (label: string, ...rules: Omit<SecurityGroupRuleBody, 'security_group_id'>[]) =>
      cloud.securityGroups.create(cloud.one, { name: label, security_group_rules: rules });
    const port = (first: number, last = first) => ({
      direction: 'ingress' as const,
      protocol: 'tcp',
      port_range_min: first,
      port_range_max: last,
    });
    const defaultOf = async (scope = cloud.one): Promise<SecurityGroup> => {
      const { data } = await cloud.securityGroups.list(scope, { is_default: 'true' });
      assert.ok(data[0]);
      return data[0];
    };
    const summary = ({ security_group_rules: rules }: SecurityGroup) =>
      rules.map(
        (rule) => `${rule.direction} ${rule.ethertype} ${rule.protocol ?? 'any'} ${rule.remote_group_name ?? ''}`,
      );
    /** Opens a port that has the group. */
    async function wear({ id }: SecurityGroup) {
      const subnets = [{ cidr: '10.1.0.0/24', ip_version: 4 as const }];
      const core = await cloud.makeNetwork(cloud.one, { name: 'core', ipam_enabled: true, subnets });
      await cloud.addServer(core.id, [id]);
    }

    test('a name may repeat: an id tells its groups apart', async () => {
      const [one, other] = [await own('web'), await own('web')];
      assert.notEqual(one.id, other.id);
      const { data } = await cloud.securityGroups.list(cloud.one, { name: 'web' });
      assert.deepEqual(data.map(({ id }) => id).toSorted(), [one.id, other.id].toSorted());
    });

    describe('the default group', () => {
      // spec: security-group.default
      test('is there for each project from the beginning, once', async () => {
        const group = await defaultOf();
        assert.deepEqual([group.name, group.is_default, group.project_id], ['default', true, cloud.one.projectId]);
        assert.deepEqual(summary(group).toSorted(), [
          'egress IPv4 any ',
          'egress IPv6 any ',
          'ingress IPv4 any default',
          'ingress IPv6 any default',
        ]);
        assert.equal((await defaultOf()).id, group.id);
        assert.notEqual((await defaultOf(cloud.two)).id, group.id);
        assert.equal((await cloud.securityGroups.list(cloud.system, {})).data.length, 2);
        assert.deepEqual((await cloud.securityGroups.list(cloud.domainMode, {})).data, []);
      });

      // spec: security-group.default
      test('keeps its name and stays; its description and its rules are free', async () => {
        const { id, revision_number, security_group_rules: rules } = await defaultOf();
        const renamed = await refusalOf(cloud.securityGroups.update(cloud.one, id, { name: 'mine' }, null));
        assert.deepEqual([renamed.status, renamed.code, renamed.values['by']], [409, 'protected', 'default_group']);
        assert.equal((await refusalOf(cloud.securityGroups.remove(cloud.one, id))).code, 'protected');
        const described = await cloud.securityGroups.update(
          cloud.one,
          id,
          { name: 'default', description: ' for all ' },
          revision_number,
        );
        assert.deepEqual([described.name, described.description], ['default', 'for all']);
        for (const rule of rules) await cloud.securityGroups.removeRule(cloud.one, rule.id);
        assert.deepEqual((await cloud.securityGroups.read(cloud.one, id)).security_group_rules, []);
        assert.deepEqual(await problemsOfCall(cloud.securityGroups.create(cloud.one, { name: 'DEFAULT' })), {
          name: 'name_reserved',
        });
      });
    });

    describe('create', () => {
      // spec: security-group.create
      test('lets everything out, and in what its rules say', async () => {
        const group = await own('  web ', { ...port(443), description: ' shop ' });
        assert.deepEqual([group.name, group.is_default, group.ports_count], ['web', false, 0]);
        assert.deepEqual(summary(group).toSorted(), ['egress IPv4 any ', 'egress IPv6 any ', 'ingress IPv4 tcp ']);
        assert.equal(group.security_group_rules.find(({ direction }) => direction === 'ingress')?.description, 'shop');
        assert.deepEqual(Object.keys(group).toSorted(), Object.keys(Shape.schema).toSorted());
        assert.deepEqual(await cloud.securityGroups.read(cloud.one, group.id), group);
        assert.deepEqual(
          cloud.drainEvents().map(({ type, operation, id }) => [type, operation, id]),
          [['security_group', 'created', group.id]],
        );
      });

      // spec: security-group.name.reserved
      test('names each wrong field and keeps nothing', async () => {
        await own('web');
        assert.deepEqual(
          await problemsOfCall(
            own(
              'Default',
              port(23, 22),
              port(80),
              port(80),
              { direction: 'egress' },
              { ...port(1), remote_group_id: 'x' },
            ),
          ),
          {
            name: 'name_reserved',
            'security_group_rules.0.port_range_max': 'range_reversed',
            'security_group_rules.2.protocol': 'rule_exists',
            'security_group_rules.3.protocol': 'rule_exists',
            'security_group_rules.4.remote_group_id': 'group_unknown',
          },
        );
        assert.deepEqual(await problemsOfCall(own('  ')), { name: 'required' });
        assert.equal((await cloud.securityGroups.list(cloud.one, {})).data.length, 2);
        assert.equal((await cloud.securityGroups.create(cloud.two, { name: 'web' })).name, 'web');
      });

      // spec: security-group.quota
      test('as many as the project may have, and as many rules', async () => {
        await defaultOf();
        for (let at = 1; at < 10; at += 1) await own(`g-${at}`);
        const { code, values } = await refusalOf(own('more'));
        assert.deepEqual([code, values], ['quota_exceeded', { limit: 10, what: 'security_groups' }]);
        const many = Array.from({ length: 60 }, (_, at) => port(1000 + at));
        const { code: tooMany, values: of } = await refusalOf(
          cloud.securityGroups
            .create(cloud.two, { name: 'g', security_group_rules: [...many] })
            .then(() => cloud.securityGroups.create(cloud.two, { name: 'h', security_group_rules: many })),
        );
        assert.deepEqual([tooMany, of], ['quota_exceeded', { limit: 100, what: 'security_group_rules' }]);
      });

      test('only in a project', async () => {
        assert.equal((await refusalOf(cloud.securityGroups.create(cloud.system, { name: 'x' }))).code, 'wrong_scope');
      });
    });

    describe('rules', () => {
      test('are added and taken away, and each is told', async () => {
        const [web, db] = [await own('web'), await own('db')];
        cloud.drainEvents();
        const rule = await cloud.securityGroups.addRule(cloud.one, {
          security_group_id: db.id,
          ...port(5432),
          remote_group_id: web.id.toUpperCase(),
        });
        assert.deepEqual([rule.security_group_id, rule.remote_group_name, rule.ethertype], [db.id, 'web', 'IPv4']);
        const [event] = cloud.drainEvents();
        assert.deepEqual([event?.operation, event?.id], ['updated', db.id]);
        assert.deepEqual(
          event?.object['security_group_rules'],
          (await cloud.securityGroups.read(cloud.one, db.id)).security_group_rules,
        );
        await cloud.securityGroups.removeRule(cloud.one, rule.id);
        assert.equal((await cloud.securityGroups.read(cloud.one, db.id)).security_group_rules.length, 2);
        assert.equal((await refusalOf(cloud.securityGroups.removeRule(cloud.one, rule.id))).status, 404);
      });

      test('several are taken away in a task, which names those that stay; nobody’s but one’s own', async () => {
        const web = await own('web', port(22), { ...port(80), remote_ip_prefix: '10.0.0.0/8' });
        const foreign = await cloud.securityGroups.create(cloud.two, { name: 'theirs' });
        const idOf = (first: number) =>
          web.security_group_rules.find(({ port_range_min }) => port_range_min === first)?.id ?? '';
        const [theirs = ''] = foreign.security_group_rules.map(({ id }) => id);
        const asked = [idOf(22), idOf(80).toUpperCase(), theirs, idOf(22)];
        const { task_id } = await cloud.securityGroups.removeRules(cloud.one, asked);
        const { result } = await cloud.ended(task_id);
        assert.deepEqual(result?.done, [idOf(22), idOf(80)]);
        assert.deepEqual(
          result?.errors?.map(({ id, name: who, err_code }) => [id, who, err_code]),
          [[theirs, theirs, 'not_found']],
        );
        const left = await cloud.securityGroups.read(cloud.one, web.id);
        assert.deepEqual(summary(left).toSorted(), ['egress IPv4 any ', 'egress IPv6 any ']);
        assert.equal((await cloud.securityGroups.read(cloud.two, foreign.id)).security_group_rules.length, 2);
        assert.equal((await refusalOf(cloud.securityGroups.removeRules(cloud.reader, asked))).code, 'forbidden');
      });

      // spec: security-group.rule.protocol, spec: security-group.rule.same
      test('are kept in one spelling, and none is there twice', async () => {
        const { id } = await own('web', { ...port(22), remote_ip_prefix: '10.0.0.7' });
        const add = (rule: object) =>
          cloud.securityGroups.addRule(cloud.one, { security_group_id: id, direction: 'ingress', ...rule });
        assert.deepEqual(await problemsOfCall(add({ ...port(22), protocol: '6', remote_ip_prefix: '10.0.0.7/32' })), {
          protocol: 'rule_exists',
        });
        const ping = await add({ protocol: 'icmp', ethertype: 'IPv6', remote_ip_prefix: '2001:DB8::/32' });
        assert.deepEqual([ping.protocol, ping.remote_ip_prefix], ['ipv6-icmp', '2001:db8::/32']);
        assert.deepEqual(await problemsOfCall(add({ protocol: 'http', remote_ip_prefix: '10.0.0.1/8' })), {
          protocol: 'protocol_unknown',
          remote_ip_prefix: 'cidr_not_network',
        });
      });

      // spec: security-group.rule.remote
      test('name no group of another project', async () => {
        const foreign = await cloud.securityGroups.create(cloud.two, { name: 'theirs' });
        const { id } = await own('web');
        const rule = { security_group_id: id, ...port(1), remote_group_id: foreign.id };
        assert.deepEqual(await problemsOfCall(cloud.securityGroups.addRule(cloud.one, rule)), {
          remote_group_id: 'group_unknown',
        });
        assert.equal(
          (await refusalOf(cloud.securityGroups.addRule(cloud.two, { security_group_id: id, ...port(1) }))).status,
          404,
        );
        const [first] = foreign.security_group_rules;
        assert.equal((await refusalOf(cloud.securityGroups.removeRule(cloud.one, first?.id ?? ''))).status, 404);
      });
    });

    describe('update', () => {
      test('renames, and tells the groups that name it', async () => {
        const web = await own('web');
        const db = await own('db', { ...port(5432), remote_group_id: web.id });
        cloud.drainEvents();
        const changed = await cloud.securityGroups.update(
          cloud.one,
          web.id,
          { name: 'shop', description: 'x' },
          web.revision_number,
        );
        assert.deepEqual([changed.name, changed.description], ['shop', 'x']);
        assert.ok(changed.revision_number > web.revision_number);
        const heard = cloud.drainEvents();
        assert.deepEqual(
          heard.map(({ operation, id }) => [operation, id]),
          [
            ['updated', web.id],
            ['updated', db.id],
          ],
        );
        assert.ok(summary(await cloud.securityGroups.read(cloud.one, db.id)).includes('ingress IPv4 tcp shop'));
        const late = cloud.securityGroups.update(cloud.one, web.id, { name: 'y' }, web.revision_number);
        assert.equal((await refusalOf(late)).status, 412);
        const renamed = await cloud.securityGroups.update(cloud.one, web.id, { name: 'db' }, null);
        assert.equal(renamed.name, 'db', 'a name may repeat: an id tells its groups apart');
      });
    });

    // spec: value.tags, spec: list.filter.tagged
    test('keep a description and tags, which lists find them by', () =>
      keepsTags({
        create: (said) => cloud.securityGroups.create(cloud.one, { name: 'web', ...said }),
        update: (id, said) => cloud.securityGroups.update(cloud.one, id, said, null),
        list: (query) => cloud.securityGroups.list(cloud.one, query),
      }));

    describe('delete', () => {
      test('takes the rules of others that name it along', async () => {
        const web = await own('web');
        const db = await own('db', { ...port(5432), remote_group_id: web.id }, port(22));
        cloud.drainEvents();
        await cloud.securityGroups.remove(cloud.one, web.id);
        assert.deepEqual(
          cloud.drainEvents().map(({ operation, id }) => [operation, id]),
          [
            ['deleted', web.id],
            ['updated', db.id],
          ],
        );
        assert.equal((await cloud.securityGroups.read(cloud.one, db.id)).security_group_rules.length, 3);
        assert.equal((await refusalOf(cloud.securityGroups.read(cloud.one, web.id))).status, 404);
      });

      // spec: security-group.delete.in-use
      test('not while ports have it', async () => {
        const web = await own('web');
        await wear(web);
        await wear(web);
        assert.equal((await cloud.securityGroups.read(cloud.one, web.id)).ports_count, 2);
        const { status, code, values } = await refusalOf(cloud.securityGroups.remove(cloud.one, web.id));
        assert.deepEqual([status, code, values], [409, 'in_use', { name: 'web', count: 2, by: 'ports' }]);
      });

      test('many in a task that names what stayed and why', async () => {
        const [goes, used] = [await own('goes'), await own('used')];
        await wear(used);
        const { id: foreign } = await cloud.securityGroups.create(cloud.two, { name: 'theirs' });
        const { id: setUp } = await defaultOf();
        const ids = [goes, used].map(({ id }) => id);
        const { task_id } = await cloud.securityGroups.removeMany(cloud.one, { ids: [...ids, foreign, setUp] });
        const { state, result } = await cloud.ended(task_id);
        assert.deepEqual([state, result?.done], ['success', [goes.id]]);
        assert.deepEqual(
          result?.errors?.map(({ name: of, err_code }) => [of, err_code]),
          [
            ['used', 'in_use'],
            [foreign, 'not_found'],
            ['default', 'protected'],
          ],
        );
        assert.equal((await refusalOf(cloud.securityGroups.removeMany(cloud.reader, { ids }))).code, 'forbidden');
      });
    });

    test('a project sees its own, whoever asks', async () => {
      const { id } = await own('web');
      assert.equal((await refusalOf(cloud.securityGroups.read(cloud.two, id))).status, 404);
      assert.equal((await refusalOf(cloud.securityGroups.remove(cloud.two, id))).status, 404);
      assert.equal((await cloud.securityGroups.read(cloud.system, id)).name, 'web');
      const found = await cloud.securityGroups.list(cloud.one, {
        search: 'contains:WE',
        sort: 'name:desc',
        limit: '1',
      });
      assert.deepEqual(
        found.data.map((group) => group.name),
        ['web'],
      );
    });
  });
}

describeSecurityGroupEngine(embedded);
