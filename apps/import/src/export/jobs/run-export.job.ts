import { runExport, type JobData } from '@quillcare/contracts';
import { Clock, Processes, UnitOfWork, type JobHandler, type JobRun } from '@quillcare/service-kit';
import { ActingPerson } from '../../background/acting-person';
import { BackgroundClaims, type ClaimedWork } from '../../background/background-claims';
import { BackgroundRunner } from '../../background/background-runner';
import { refusalOfExport } from '../domain/export-right';
import { EXPORTED_LISTS } from '../domain/exported-lists';
import { ExportedRows } from '../exported-rows';
import { ListExportRepository, type WrittenSoFar } from '../persistence/list-export.repository';

/** Pages of the list that make a part of the file: 2,000 rows. */
const PAGES = 20;

const FORBIDDEN = 'You no longer have the right to export this list.';
const BROKEN = 'The file could not be written. Please try again.';

@Processes(runExport)
export class RunExportJob implements JobHandler<typeof runExport> {
  constructor(
    private readonly runner: BackgroundRunner,
    private readonly claims: BackgroundClaims,
    private readonly people: ActingPerson,
    private readonly rows: ExportedRows,
    private readonly exports: ListExportRepository,
    private readonly uow: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  handle({ organisationId, exportId }: JobData<typeof runExport>, run: JobRun): Promise<void> {
    return this.runner.run('list_export', { organisationId, id: exportId }, run, {
      work: (work) => this.write(work),
      breakOff: (work) => this.exports.finish(work, 'FAILED', BROKEN),
    });
  }

  private async write(work: ClaimedWork): Promise<void> {
    const { organisationId } = work;
    const start = await this.uow.runFor(organisationId, () => this.exports.get(work.id));
    const list = EXPORTED_LISTS[start.list];
    const personNow = this.people.of(work);
    let soFar: WrittenSoFar = start;
    // It ends with the end of the list, also where a worker died before it could say so.
    while (soFar.partKeys.length === 0 || soFar.cursor !== null) {
      if (await this.claims.isCancelRequested(work)) return this.exports.finish(work, 'CANCELLED');
      const person = await personNow();
      if (!person || refusalOfExport(start.list, person, this.clock.now()) !== null)
        return this.exports.finish(work, 'FAILED', FORBIDDEN);
      const { query, columns, headings, words, ids, timeZone } = start;
      const { cursor } = soFar;
      const written = await this.people.as(person, () =>
        this.rows.write(list, { query, columns, headings, ids, cursor }, PAGES, { timeZone, words }),
      );
      soFar = await this.exports.recordPart(work, soFar, written);
    }
    await this.exports.finish(work, 'COMPLETED');
  }
}
