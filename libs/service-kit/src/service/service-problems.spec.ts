import 'reflect-metadata';
import { command, event, job, emptyObject, query } from '@quillcare/contracts';
import { z } from 'zod';
import { Consumes, Implements, Processes } from '../operations/handlers';
import { defineParts, defineService } from './define-service';
import { serviceProblems } from './service-problems';

const route = { method: 'GET', path: '/notes' } as const;
const common = { summary: '', permission: 'signed-in', result: emptyObject } as const;
const listNotes = query({ ...common, name: 'crm.listNotes', http: route });
const streamNotes = query({ ...common, name: 'crm.streamNotes', http: { ...route, encoding: 'sse' } });
const listQuotes = query({ ...common, name: 'quoting.listQuotes', http: route });
const tidyNotes = job({ service: 'crm', name: 'tidyNotes', data: z.object({}) });
const NoteWritten = event({ service: 'crm', name: 'NoteWritten', data: z.object({}) });
const promised = { operations: [listNotes, streamNotes, listQuotes], jobs: [tidyNotes] };

@Implements(listNotes)
class ListNotesQuery {}
@Implements(listNotes)
class ListNotesAgainQuery {}
@Implements(listQuotes)
class ListQuotesQuery {}
@Processes(tidyNotes)
class TidyNotesJob {}
@Consumes(NoteWritten)
class OnNoteWrittenConsumer {}
class Unmarked {}
class CreateNotes1763700000000 {
  up = () => Promise.resolve();
  down = () => Promise.resolve();
}
class CreateNotesSomeday extends CreateNotes1763700000000 {}

const sound = defineParts({
  migrations: [CreateNotes1763700000000],
  handlers: [ListNotesQuery],
  consumers: [OnNoteWrittenConsumer],
  jobs: [TidyNotesJob],
  providers: [Unmarked],
});

function problems(...parts: Parameters<typeof defineParts>[0][]) {
  return serviceProblems(defineService({ name: 'crm', parts: parts.map(defineParts) }), promised);
}

it('composes the parts of its features, listing a shared helper once', () => {
  const other = defineParts({ handlers: [ListNotesAgainQuery], providers: [Unmarked, TidyNotesJob] });
  const service = defineService({ name: 'crm', parts: [sound, other] });
  expect(service).toEqual({
    name: 'crm',
    baseline: { tables: [] },
    entities: [],
    migrations: [CreateNotes1763700000000],
    // Plus the two handlers every service has.
    handlers: [ListNotesQuery, ListNotesAgainQuery, expect.any(Function), expect.any(Function)],
    consumers: [OnNoteWrittenConsumer],
    jobs: [TidyNotesJob],
    providers: [Unmarked, TidyNotesJob],
    planCounts: {},
    records: { exported: {}, notExported: {} },
  });
});

it('reports a plan limit for which no feature says how to count', () => {
  const addNote = command({
    ...common,
    name: 'crm.addNote',
    http: { ...route, method: 'POST' },
    needs: { limit: 'clients' },
  });
  @Implements(addNote)
  class AddNoteHandler {}
  const service = (parts: Parameters<typeof defineParts>[0]) =>
    serviceProblems(
      defineService({
        name: 'crm',
        parts: [sound, defineParts({ ...parts, handlers: [AddNoteHandler] })],
      }),
      { ...promised, operations: [...promised.operations, addNote] },
    );
  expect(service({})).toEqual([
    "crm adds clients: say in `planCounts` of a feature's parts how they are counted",
  ]);
  expect(service({ planCounts: { clients: () => 'select 1' } })).toEqual([]);
});

it('finds no problem in a sound service', () => {
  expect(problems(sound)).toEqual([]);
});

it('reports what is missing and where to add it', () => {
  const where = "the feature's parts (apps/crm/src/<feature>/<feature>.parts.ts)";
  expect(problems({})).toEqual([
    `crm.listNotes has no handler: write a class marked with @Implements and list it in \`handlers\` of ${where}`,
    `the job crm.tidyNotes has no handler: write a class marked with @Processes and list it in \`jobs\` of ${where}`,
  ]);
});

it.each([
  [
    sound,
    ['crm lists ListNotesQuery twice in `handlers`', 'crm lists OnNoteWrittenConsumer twice in `consumers`'],
  ],
  [
    { handlers: [ListNotesAgainQuery] },
    ['crm.listNotes has two handlers: ListNotesQuery and ListNotesAgainQuery'],
  ],
  [
    { handlers: [ListQuotesQuery] },
    ['ListQuotesQuery implements quoting.listQuotes: list it in the parts of quoting'],
  ],
  [{ handlers: [Unmarked] }, ['Unmarked is listed in `handlers` of crm: mark it with @Implements(…)']],
  [{ consumers: [Unmarked] }, ['Unmarked is listed in `consumers` of crm: mark it with @Consumes(…)']],
  [{ jobs: [Unmarked] }, ['Unmarked is listed in `jobs` of crm: mark it with @Processes(…)']],
  [{ jobs: [class SecondJob extends TidyNotesJob {}] }, ['the job crm.tidyNotes has two handlers']],
  [{ migrations: [CreateNotesSomeday] }, ['the migration CreateNotesSomeday has no place in the order']],
])('rejects wrong listings (%#)', (added, expected) => {
  const found = problems(sound, added);
  for (const sentence of expected) expect(found).toContainEqual(expect.stringContaining(sentence));
});
