import type { SuiteContext, TestContext } from 'node:test';
import type { Network, PrivateNetworkBody, Task } from '@skydeck/contract';
import type { Scope } from '../http/scope.ts';
import type { Ports } from '../resources/index.ts';
import type { ObservedEvent } from './test-events.ts';

/** The ids of the external networks, by what they are open for. */
export interface Externals {
  /** For everybody's gateways; IPv4 and IPv6. */
  readonly open: string;
  /** For the first project's gateways and the second project's ports. */
  readonly restricted: string;
  /** For everybody's gateways and ports, with two addresses in its pool. */
  readonly small: string;
}

/** Who acts in the suites. */
export interface TestScopes {
  /** People of two projects that know nothing of each other. */
  readonly one: Scope;
  readonly two: Scope;
  /** A superuser who looks at all projects. */
  readonly system: Scope;
  /** A domain administrator without a project. */
  readonly domainMode: Scope;
  /** Sees all, changes nothing. */
  readonly reader: Scope;
}

/**
 * What the suite of a port needs of any cloud besides the port: people, networks to go out by, and what other resources make
 * in it. It does not look behind the ports.
 */
export interface TestCloud extends TestScopes {
  readonly external: Externals;
  /** Made by whoever makes networks in this cloud. */
  makeNetwork(scope: Scope, body: PrivateNetworkBody): Promise<Network>;
  /** Puts a server into a network, with these security groups. Answers with its addresses: one of each subnet. */
  addServer(networkId: string, groupIds?: readonly string[]): Promise<readonly string[]>;
  /** Gives a new server in a network of the first project a floating IP of `open`. */
  addFloatingIp(networkId: string): Promise<void>;
  /** The events since the last call. */
  drainEvents(): ObservedEvent[];
  /** The task at its end. */
  ended(taskId: string): Promise<Task>;
  /** Resolves when what is in a transition has come to its end. */
  settle(): Promise<void>;
}

/** For a suite that needs more than one port. */
export type CloudWith<Name extends keyof Ports> = TestCloud & Pick<Ports, Name>;

/** One engine, as its suites open it. */
export interface EngineHarness<Cloud> {
  /** As `docs/engines.md` calls it. */
  readonly engine: string;
  /** A cloud for one test, which is closed after it. Called in a hook, whose context is that of the test. */
  open(t: TestContext | SuiteContext): Promise<Cloud>;
}

/** The context that a hook before each test is called with. */
export function testOf(t: TestContext | SuiteContext): TestContext {
  if (!('after' in t)) throw new Error(`'${t.name}' is no test`);
  return t;
}
