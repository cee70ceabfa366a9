import { can, getSession, type Operation, type Session } from '@quillcare/contracts';
import { queryEndpoint } from './api/endpoints';
import { nextTask } from './next-task';
import type { createStore } from './store';

const DASHBOARD = ['/dashboard', '/app'];

/**
 * Reads who is signed in, and on the dashboard what it shows, while the app is still made ready: the page is then
 * rendered once with all that, instead of once without and again for each answer.
 */
export async function readEarly(store: ReturnType<typeof createStore>, path: string): Promise<void> {
  const early = await window.quillcareSession?.catch(() => undefined);
  // What any other answer means the app can only say when it is there; it asks by itself.
  if (!early?.ok) return;
  // Without a subscription: what nobody looks at is forgotten after a while.
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
