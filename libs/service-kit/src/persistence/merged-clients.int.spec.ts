import type { MergeEventData } from '@quillcare/contracts';
import { testProduct } from '@quillcare/testing';
import fc from 'fast-check';
import { contextFor, runInContext } from '../context';
import { newId } from '../ids';
import { gate } from './gate.suite';
import { MergedClients, type ClientRows } from './merged-clients';
import { UnitOfWork } from './unit-of-work';

const ROWS: ClientRows = {
  table: 'callbacks.callback',
  column: 'client_id',
  before: 'client_before_merge',
  where: 'deleted_at is null',
};

const product = testProduct({ only: ['callbacks'], role: 'api' });

/** A sequence of merges among a few clients, some of them undone, latest first. */
interface Story {
  events: { facts: MergeEventData; isUndone: boolean }[];
  /** Returns a client's record at the end. */
  presentOf: (clientId: string) => string;
}

/** Turns any list of numbers into a sequence crm would allow. */
function storyOf(clientIds: readonly string[], steps: readonly [number, number, boolean][]): Story {
  const inForce: MergeEventData[] = [];
  const events: Story['events'] = [];
  const isFormer = (id: string) => inForce.some(({ formerId }) => formerId === id);
  let number = 0;
  for (const [one, other, undoes] of steps) {
    if (undoes) {
      const facts = inForce.pop();
      if (facts) events.push({ facts, isUndone: true });
      continue;
    }
    const [survivorId, formerId] = [clientIds[one] ?? '', clientIds[other] ?? ''];
    if (survivorId === formerId || isFormer(survivorId) || isFormer(formerId)) continue;
    const facts = { mergeId: newId(), number: (number += 1), survivorId, formerId };
    inForce.push(facts);
    events.push({ facts, isUndone: false });
  }
  const presentOf = (id: string): string => {
    const merge = inForce.find(({ formerId }) => formerId === id);
    return merge ? presentOf(merge.survivorId) : id;
  };
  return { events, presentOf };
}

/** Creates a callback for each client, in a practice of its own; returns a function that runs work there. */
async function practiceWith(clientIds: readonly string[]) {
  const organisationId = newId();
  for (const clientId of clientIds)
    await product.sql(
      `insert into callbacks.callback (id, organisation_id, quote_id, quote_number, revision, client_id, client_name, cause,
         status, priority, due_date, attempt_count, search_key)
       values ($1::uuid, $2, $1::uuid, 'Q', 1, $3::uuid, ($3::uuid)::text, 'QUOTE_SENT', 'pending', 'NORMAL', '2026-11-20', 0, '')`,
      [newId(), organisationId, clientId],
    );
  const uow = product.app.get(UnitOfWork, { strict: false });
  return {
    organisationId,
    run: <T>(work: () => Promise<T>): Promise<T> =>
      runInContext(contextFor({ kind: 'service', service: 'callbacks' }, { organisationId }), () =>
        uow.run(work),
      ),
  };
}

const step = fc.tuple(fc.nat(3), fc.nat(3), fc.boolean());

it('moves rows to where the merges in force say, whatever the order or number of deliveries', async () => {
  const merges = product.app.get(MergedClients, { strict: false });
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { maxLength: 12 }),
      fc.array(fc.nat(), { minLength: 14, maxLength: 14 }),
      async (steps, order) => {
        const clientIds = [newId(), newId(), newId(), newId()];
        const { events, presentOf } = storyOf(clientIds, steps);
        const { organisationId, run } = await practiceWith(clientIds);
        const heard = [...events, ...events.slice(0, 2)]
          .map((event, index) => ({ event, at: order[index] ?? 0 }))
          .sort((one, other) => one.at - other.at);
        for (const { event } of heard)
          await run(async () => {
            await merges.recordMerge(event.facts, event.isUndone);
            await merges.move([ROWS], event.facts);
          });
        const rows = await product.sql<{ client_name: string; client_id: string }>(
          'select client_name, client_id from callbacks.callback where organisation_id = $1',
          [organisationId],
        );
        const found = Object.fromEntries(rows.map((row) => [row.client_name, row.client_id]));
        expect(found).toEqual(Object.fromEntries(clientIds.map((id) => [id, presentOf(id)])));
        for (const id of clientIds) expect(await run(() => merges.currentClientId(id))).toBe(presentOf(id));
      },
    ),
    { numRuns: 30 },
  );
});

it('does not leave behind a row added during the merge', async () => {
  const merges = product.app.get(MergedClients, { strict: false });
  const [kept, gone] = [newId(), newId()];
  const { run } = await practiceWith([kept, gone]);
  const facts = { mergeId: newId(), number: 1, survivorId: kept, formerId: gone };
  const recorded = gate();
  const [, present] = await Promise.all([
    run(async () => {
      await merges.recordMerge(facts, false);
      recorded.open();
      await new Promise((resolve) => setTimeout(resolve, 200));
      await merges.move([ROWS], facts);
    }),
    recorded.opened.then(() => run(() => merges.currentClientId(gone))),
  ]);
  expect(present).toBe(kept);
  await expect(run(() => merges.requireUnmerged(gone))).rejects.toMatchObject({ code: 'VERSION_CONFLICT' });
  await expect(run(() => merges.requireUnmerged(kept))).resolves.toBeUndefined();
});
