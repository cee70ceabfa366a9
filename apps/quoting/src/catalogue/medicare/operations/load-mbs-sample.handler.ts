import { createHash } from 'node:crypto';
import { loadMbsSample } from '@quillcare/contracts';
import { implementWith } from '@quillcare/service-kit';
import { readSchedule } from '../domain/read-schedule';
import { MbsTableRepository } from '../persistence/mbs-table.repository';

export const LoadMbsSampleHandler = implementWith(
  loadMbsSample,
  { platform: 'the schedule belongs to no practice' },
  [MbsTableRepository],
  (tables) => ({
    prepare: ({ body }) => readSchedule([Buffer.from(body.xml)]),

    async handle({ body }, schedule) {
      if (await tables.hasAny()) return { isLoaded: false };
      const sha256 = createHash('sha256').update(body.xml).digest('hex');
      const source = { fileName: 'mbs-sample.xml', sha256, isSample: true, replaces: false };
      await tables.store(schedule, source);
      return { isLoaded: true };
    },
  }),
);
