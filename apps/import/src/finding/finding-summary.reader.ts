import { Injectable } from '@nestjs/common';
import type { FindingSummary, OddValues } from '@quillcare/contracts';
import { UnitOfWork } from '@quillcare/service-kit';
import type { ImportRunEntity } from '../run-record/import-run.entity';
import { FindingRows } from './persistence/finding-rows';
import { PatchRepository } from './persistence/patch.repository';

const FILE = 'select 1 from import.upload where organisation_id = $1 and id = $2 and import_id = $3';

/** Summarises the findings of a file, inside the unit of work. */
@Injectable()
export class FindingSummaryReader {
  constructor(
    private readonly uow: UnitOfWork,
    private readonly rows: FindingRows,
    private readonly patches: PatchRepository,
  ) {}

  async read(run: ImportRunEntity): Promise<FindingSummary> {
    const { id, header, columns, country, referenceDate: today, mapping, oddValues } = run;
    const { kinds, ...counts } = await this.rows.summary(id, oddValues);
    return {
      header,
      columns,
      country,
      today,
      mapping,
      all: oddValues.all,
      ...counts,
      kinds: kinds.map((kind) => ({ ...kind, choice: choiceOf(kind, oddValues) })),
      mended: await this.patches.count(id),
      isOpen: await this.isOpen(run),
    };
  }

  /** Returns whether it is a finished check whose file is still available and has not been imported. */
  async isOpen({ id, dryRun, status, total, uploadId }: ImportRunEntity): Promise<boolean> {
    if (!dryRun || total === 0 || (status !== 'COMPLETED' && status !== 'FAILED')) return false;
    return (await this.uow.query(FILE, [this.uow.organisationId, uploadId, id])).length > 0;
  }
}

function choiceOf(kind: { column: string; message: string }, { all, kinds }: OddValues) {
  const chosen = kinds.find(({ column, message }) => column === kind.column && message === kind.message);
  return chosen?.choice ?? all;
}
