import { Injectable } from '@nestjs/common';
import {
  AppError,
  allowedCallbackSubjects,
  countUrgentCallbacks,
  type UserPrincipal,
} from '@quillcare/contracts';
import { currentContext, ProcessLogger, RpcClient } from '@quillcare/service-kit';
import type { UrgentCounts } from './domain/urgent-banner';

/** Reads the long-overdue callbacks of a person. Calls another service, so never use it inside a transaction. */
@Injectable()
export class UrgentCallbacksReader {
  constructor(
    private readonly rpc: RpcClient,
    private readonly logger: ProcessLogger,
  ) {}

  /**
   * Returns the counts for a person who may make calls. Null for anyone else, or if callbacks does not respond, because the page
   * matters more than the banner.
   */
  async readCounts(person: UserPrincipal): Promise<UrgentCounts | null> {
    const { organisationId } = currentContext();
    const { userId } = person;
    const subjects = allowedCallbackSubjects(person, 'UPDATE');
    if (!organisationId || subjects.length === 0) return null;
    try {
      return await this.rpc.call(countUrgentCallbacks, { body: { organisationId, userId, subjects } });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      this.logger.warn(
        { code: error.code },
        'the callbacks banner is missing because callbacks did not respond',
      );
      return null;
    }
  }
}
