import { getSession, type Operation, type Session } from '@quillcare/contracts';
import { queryEndpoint } from '../shared/api/endpoints';
import { nextTask } from '../shared/timing/next-task';
import { FEATURES } from './features';
import type { createStore } from '../shared/api/store';

const SESSION = `/api${getSession.http!.path}`;

/**
 * Prefetches the session, and what the first page begins with, while the app is being prepared: the page is then
 * rendered once with everything instead of again for each answer.
 */
export async function readEarly(store: ReturnType<typeof createStore>, path: string): Promise<void> {
  const early = await window.quillcareEarly?.[SESSION]?.catch(() => undefined);
  // Other answers are left to the app, which sends its own request.
  if (!early?.ok) return;
  // Without a subscription, so that unused data leaves the cache after a while.
  const read = async (operation: Operation, request: object): Promise<{ data?: unknown }> =>
    store.dispatch(queryEndpoint(operation).initiate(request, { subscribe: false }));
  const session = (await read(getSession, {})).data as Session | undefined;
  const reads = FEATURES.find(({ earlyReads }) => earlyReads?.paths.includes(path))?.earlyReads;
  if (!reads || session?.secondStep !== 'DONE' || !reads.isAllowed(session.user)) return;
  for (const [operation, request] of await reads.load()) {
    void read(operation, request);
    await nextTask();
  }
}
