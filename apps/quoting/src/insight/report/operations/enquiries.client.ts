import {
  AppError,
  readEnquiryReport,
  type EnquiryDivision,
  type EnquiryReport,
  type ReportDays,
} from '@quillcare/contracts';
import { currentContext, RpcClient } from '@quillcare/service-kit';
import { Injectable } from '@nestjs/common';

@Injectable()
export class EnquiriesClient {
  constructor(private readonly rpc: RpcClient) {}

  /** Null if crm is unavailable: the report says what is missing instead of failing. */
  async report(days: ReportDays, by: EnquiryDivision | null): Promise<EnquiryReport | null> {
    const { organisationId } = currentContext();
    if (!organisationId) throw new Error('A report needs an organisation.');
    const { from, to, comparedFrom, comparedTo } = days;
    const body = { organisationId, from, to, comparedFrom, comparedTo, by };
    return this.rpc.call(readEnquiryReport, { body }).catch(nullIfUnavailable);
  }
}

function nullIfUnavailable(error: unknown): null {
  const isAway =
    error instanceof AppError && (error.code === 'SERVICE_UNAVAILABLE' || error.code === 'DEADLINE_EXCEEDED');
  if (isAway) return null;
  throw error;
}
