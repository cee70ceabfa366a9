import { contextFor, runInContext } from '../context';
import { Clock } from '../clock';
import type { UnitOfWork } from '../persistence/unit-of-work';
import { VIEW_WINDOW_MS, RecordViews, type ViewedRecord } from './record-views';

let now = 0;
let fault: Error | null = null;
const audited: string[] = [];
const uow = {
  run: async (work: () => Promise<void>) => {
    if (fault) throw fault;
    await work();
  },
  audit: ({ entityId }: { entityId: string }) => audited.push(entityId),
} as unknown as UnitOfWork;
const clock = { now: () => new Date(now) } as Clock;
const record = (entityId: string): ViewedRecord => ({ entityType: 'NOTE', entityId });
let views: RecordViews;

const seenBy = (userId: string, ...ids: string[]) =>
  runInContext(contextFor({ kind: 'user', userId, organisationId: 'o' } as never), () =>
    views.recordViews(...ids.map(record)),
  );

beforeEach(() => {
  [now, fault] = [0, null];
  audited.length = 0;
  views = new RecordViews(uow, clock);
});

it('audits a view once per user, record and hour', async () => {
  await seenBy('ana', 'a', 'b');
  await seenBy('ana', 'a');
  await seenBy('ben', 'a');
  expect(audited).toEqual(['a', 'b', 'a']);
  now = VIEW_WINDOW_MS - 1;
  await seenBy('ana', 'a');
  expect(audited).toHaveLength(3);
  now = VIEW_WINDOW_MS;
  await seenBy('ana', 'a');
  expect(audited).toHaveLength(4);
});

it('rejects a view that cannot be stored, and audits the next one', async () => {
  fault = new Error('down');
  await expect(seenBy('ana', 'a')).rejects.toThrow('down');
  fault = null;
  await seenBy('ana', 'a');
  expect(audited).toEqual(['a']);
});
