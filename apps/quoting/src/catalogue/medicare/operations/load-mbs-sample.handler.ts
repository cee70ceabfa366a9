import { createHash } from 'node:crypto';
import { loadMbsSample, type InputOf, type ResultOf } from '@quillcare/contracts';
import { Implements, type Handler } from '@quillcare/service-kit';
import { readSchedule, type Schedule } from '../domain/read-schedule';
import { MbsTableRepository } from '../persistence/mbs-table.repository';

type Input = InputOf<typeof loadMbsSample>;

@Implements(loadMbsSample, { platform: 'the schedule belongs to no practice' })
export class LoadMbsSampleHandler implements Handler<typeof loadMbsSample> {
  constructor(private readonly tables: MbsTableRepository) {}

  prepare({ body }: Input): Promise<Schedule> {
    return readSchedule([Buffer.from(body.xml)]);
  }

  async handle({ body }: Input, schedule: Schedule): Promise<ResultOf<typeof loadMbsSample>> {
    if (await this.tables.hasAny()) return { isLoaded: false };
    const sha256 = createHash('sha256').update(body.xml).digest('hex');
    const source = { fileName: 'mbs-sample.xml', sha256, isSample: true, replaces: false };
    await this.tables.store(schedule, source);
    return { isLoaded: true };
  }
}
