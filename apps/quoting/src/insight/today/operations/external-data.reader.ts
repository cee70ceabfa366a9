import { Injectable } from '@nestjs/common';
import {
  AppError,
  listDueCallbacks,
  listFailedMails,
  listLeadsToReach,
  MAX_TODAY_ROWS_PER_KIND,
  type ErrorCode,
  type Today,
} from '@quillcare/contracts';
import { ProcessLogger, RpcClient } from '@quillcare/service-kit';
import type { ExternalData } from '../domain/today';
import type { TodaySources } from '../domain/sources';

export interface ExternalDataRequest {
  organisationId: string;
  /** The requesting user, whose own calls come first. */
  userId: string;
  /** The practice's local day. */
  today: string;
  /** Oldest failed email to show. */
  since: Date;
  sources: TodaySources;
}

const UNAVAILABLE_CODES: readonly ErrorCode[] = ['SERVICE_UNAVAILABLE', 'DEADLINE_EXCEEDED'];
const limit = MAX_TODAY_ROWS_PER_KIND;

/** Queries the other services for their parts of Today in parallel. */
@Injectable()
export class ExternalDataReader {
  constructor(
    private readonly rpc: RpcClient,
    private readonly logger: ProcessLogger,
  ) {}

  /** Their responses. Services that did not answer in time are listed in `missing`. */
  async read({ organisationId, userId, today, since, sources }: ExternalDataRequest): Promise<ExternalData> {
    const missing: Today['missing'] = [];
    const askService = <T>(service: Today['missing'][number], isAsked: boolean, call: () => Promise<T>) =>
      isAsked ? call().catch((error: unknown) => this.recordMissing(error, service, missing)) : null;
    const { callbacks: subjects } = sources;
    const due = { organisationId, until: today, limit };
    const mails = { organisationId, since: since.toISOString(), limit };
    const [callbacks, leads, failed] = await Promise.all([
      askService('callbacks', subjects.length > 0, () =>
        this.rpc.call(listDueCallbacks, { body: { ...due, userId, subjects: [...subjects] } }),
      ),
      askService('crm', sources.leads, () => this.rpc.call(listLeadsToReach, { body: due })),
      askService('notifications', sources.quotes, () => this.rpc.call(listFailedMails, { body: mails })),
    ]);
    return {
      callbacks: callbacks ?? { items: [], count: 0 },
      leads: leads ?? { items: [], count: 0 },
      failedMails: failed?.items ?? [],
      missing,
    };
  }

  private recordMissing(error: unknown, service: Today['missing'][number], missing: Today['missing']): null {
    if (!(error instanceof AppError) || !UNAVAILABLE_CODES.includes(error.code)) throw error;
    this.logger.warn(
      { code: error.code, service },
      'part of Today is missing because a service did not respond',
    );
    missing.push(service);
    return null;
  }
}
