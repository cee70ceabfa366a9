import { PracticeArchiver } from './practice-archive';
import type { RecordSource } from './record-source';

const ORGANISATION = {
  id: 'o',
  name: 'Harbour',
  country: 'AU',
  currency: 'AUD',
  time_zone: 'Australia/Sydney',
};

it('names the practice’s own day to whoever opens the archive', async () => {
  const source = {
    listTables: async () => [
      { service: 'identity', name: 'organisation', columns: Object.keys(ORGANISATION), hasFiles: false },
    ],
    async *readLines() {
      yield JSON.stringify(ORGANISATION);
    },
  } as unknown as RecordSource;
  const written = new Map<string, string>();
  const zip = {
    files: [],
    async add(path: string, bytes: AsyncIterable<Buffer>) {
      for await (const piece of bytes) written.set(path, `${written.get(path) ?? ''}${piece.toString()}`);
      return { path, sizeBytes: 0, sha256: '' };
    },
    close: () => Promise.resolve(),
  };
  // 30 November in Sydney.
  const now = () => new Date('2026-11-29T22:00:00.000Z');
  const progressed = () => Promise.resolve();
  const work = { organisationId: 'o', zip, timeZone: 'Australia/Sydney', now, progressed };
  await new PracticeArchiver(source, work).write();
  const [readme] = written.values();
  expect(readme).toContain('as they were on 2026-11-30');
  expect([...written.values()].at(-1)).toContain('"startedAt": "2026-11-29T22:00:00.000Z"');
});
