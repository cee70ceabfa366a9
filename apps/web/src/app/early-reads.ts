import { can, getSession, type Operation, type Session } from '@quillcare/contracts';
import { queryEndpoint } from '../shared/api/endpoints';
import { nextTask } from '../shared/timing/next-task';
import type { createStore } from '../shared/api/store';

const DASHBOARD = ['/dashboard', '/app'];

/**
 * Prefetches the session, and on the dashboard its lists, while the app is being prepared: the page is then
 * rendered once with everything instead of again for each answer.
 */
export async function readEarly(store: ReturnType<typeof createStore>, path: string): Promise<void> {
  const early = await window.quillcareSession?.catch(() => undefined);
  // Other answers are left to the app, which sends its own request.
  if (!early?.ok) return;
  // Without a subscription, so that unused data leaves the cache after a while.
  const read = async (operation: Operation, request: object): Promise<{ data?: unknown }> =>
    store.dispatch(queryEndpoint(operation).initiate(request, { subscribe: false }));
  const session = (await read(getSession, {})).data as Session | undefined;
  if (!session || session.secondStep !== 'DONE' || !DASHBOARD.includes(path)) return;
  if (!can(session.user, 'QUOTES', 'READ')) return;
  const { TODAY_READS } = await import('../features/dashboard/today.page');
  for (const [operation, request] of TODAY_READS) {
    void read(operation, request);
    await nextTask();
  }
}
