import { getSession, type Operation, type Session } from '@quillcare/contracts';
import { queryEndpoint } from '../shared/api/endpoints';
import { nextTask } from '../shared/timing/next-task';
import { FEATURES } from './features';
import type { createStore } from '../shared/api/store';

const SESSION = `/api${getSession.http!.path}`;

/**
 * Prefetches the session and the first page's data while the app is being prepared, so that the page renders once with all of it
 * instead of again for each answer.
 */
export async function readEarly(store: ReturnType<typeof createStore>, path: string): Promise<void> {
  const early = await window.quillcareEarly?.[SESSION]?.catch(() => undefined);
  // On any other answer the app sends its own request.
  if (!early?.ok) return;
  // Reads without a subscription, so that unused data expires from the cache.
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
