import { createListView, type RequestOf } from '@quillcare/contracts';
import type { Call } from './call-as';

type View = NonNullable<RequestOf<typeof createListView>['body']>;

const shared = { columns: null, isShared: true } as const;

/** Tabs the practice shares, to show new users what a saved view is. */
const VIEWS: readonly View[] = [
  {
    ...shared,
    list: 'leads',
    name: 'High priority',
    sort: 'nextFollowUpOn',
    filters: { status: 'NEW,CONTACTED,QUALIFIED', priority: 'HIGH' },
  },
  {
    ...shared,
    list: 'quotes',
    name: 'Over $10,000',
    sort: '-total',
    filters: { status: 'SENT,QUERY_RECEIVED', totalMin: '1000000' },
  },
];

export async function addDemoListViews(call: Call): Promise<void> {
  for (const body of VIEWS) await call(createListView, { body });
}
