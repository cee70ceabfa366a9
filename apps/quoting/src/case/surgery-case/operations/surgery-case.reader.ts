import { Injectable } from '@nestjs/common';
import { AppError, type SurgeryCase } from '@quillcare/contracts';
import { Clock, TenantReader } from '@quillcare/service-kit';
import { caseView, withoutClinicalNames, type CaseAudience, type CaseRow } from '../domain/case-view';
import { CASE_BY_ID } from './surgery-case.sql';

/** Reads a complete case, inside or outside a transaction. */
@Injectable()
export class SurgeryCaseReader {
  constructor(
    private readonly reader: TenantReader,
    private readonly clock: Clock,
  ) {}

  /** The stored case with the data of the signed quote. */
  async readRow(id: string): Promise<CaseRow> {
    const row = await this.reader.one<CaseRow>('quoting.surgery_case', CASE_BY_ID, [id]);
    if (!row) throw new AppError('NOT_FOUND');
    return row;
  }

  /** The case as returned by the API. Clinical documents have their names only for those who may see them. */
  async read(id: string, audience: CaseAudience): Promise<SurgeryCase> {
    const row = await this.readRow(id);
    const shown = audience.seesClinicalNames ? row : withoutClinicalNames(row);
    return caseView(shown, audience, this.clock.now());
  }
}
