import { BACKGROUND_RETENTION_HOURS, sweepBackground } from '@quillcare/contracts';
import {
  eachSafely,
  KeptFiles,
  ProcessLogger,
  Processes,
  UnitOfWork,
  type JobHandler,
} from '@quillcare/service-kit';
import { ExportFiles } from '../export-files';

interface Outdated {
  id: string;
  organisationId: string;
  table: 'list_export' | 'practice_export';
}

const OUTDATED = `created_at < $1::timestamptz - make_interval(hours => $2)`;

/** An archive is kept from the time it was finished, not requested. */
const FINISHED_BEFORE = OUTDATED.replace('created_at', 'finished_at');

/** Deletes old exports and bulk changes: files with patients' names and contact details must not outlive their purpose. */
@Processes(sweepBackground)
export class SweepBackgroundJob implements JobHandler<typeof sweepBackground> {
  constructor(
    private readonly uow: UnitOfWork,
    private readonly files: ExportFiles,
    private readonly keptFiles: KeptFiles,
    private readonly logger: ProcessLogger,
  ) {}

  async handle(): Promise<void> {
    const given = [this.uow.now(), BACKGROUND_RETENTION_HOURS];
    const exports = await this.uow.runPlatform('find expired exports', () =>
      this.uow.query<Outdated>(
        `(select id, organisation_id as "organisationId", 'list_export' as table from import.list_export where ${OUTDATED} limit 1000)
          union all
          (select id, organisation_id, 'practice_export' from import.practice_export where ${FINISHED_BEFORE} limit 1000)`,
        given,
      ),
    );
    await eachSafely(exports, (one) => this.remove(one), {
      job: sweepBackground,
      logger: this.logger,
      nameOf: ({ id }) => `export ${id}`,
    });
    await this.uow.runPlatform('delete bulk changes of the day before', () =>
      this.uow.execute(`delete from import.bulk_run where ${OUTDATED}`, given),
    );
    await this.keptFiles.sweep(sweepBackground);
  }

  private async remove({ id, organisationId, table }: Outdated): Promise<void> {
    await this.uow.runFor(organisationId, async () => {
      await this.files.markForRemoval(id);
      await this.uow.execute(`delete from import.${table} where organisation_id = $1 and id = $2`, [
        organisationId,
        id,
      ]);
    });
  }
}
