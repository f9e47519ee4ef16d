import { type Client, type ClientSettings, createClient } from '../client.ts';

/** A client of a signed-in person in a project. */
export const clientAt = (basePath: string, settings: Partial<ClientSettings> = {}): Client =>
  createClient({ basePath, sessionId: () => 'session-1', scopedToken: () => 'scope-1', ...settings });

/** What a call was rejected with. */
export async function failureOf(call: Promise<unknown>): Promise<unknown> {
  try {
    await call;
  } catch (error) {
    return error;
  }
  throw new Error('The call should have been rejected');
}
