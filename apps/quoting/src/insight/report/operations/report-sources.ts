import type { ReportDivision, ReportParameters } from '@quillcare/contracts';
import { OrganisationFacts } from '@quillcare/service-kit';
import { Injectable } from '@nestjs/common';
import { daysOf } from '../domain/report';
import { EnquiriesClient } from './enquiries.client';
import type { ReportSources } from './report.maker';

/** Reads what a report needs from other services: the practice's current day, and crm's part. */
@Injectable()
export class ReportSourcesReader {
  constructor(
    private readonly enquiries: EnquiriesClient,
    private readonly organisation: OrganisationFacts,
  ) {}

  /** Undivided if `by` is null. */
  async read(parameters: ReportParameters, by: ReportDivision | null): Promise<ReportSources> {
    const today = await this.organisation.today();
    const days = daysOf(parameters, today);
    return { days, today, enquiries: await this.enquiries.report(days, by) };
  }
}
