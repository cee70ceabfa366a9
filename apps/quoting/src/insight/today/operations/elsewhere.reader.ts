import { Injectable } from '@nestjs/common';
import {
  AppError,
  listDueCallbacks,
  listFailedMails,
  listLeadsToReach,
  TODAY_ROWS_PER_KIND,
  type ErrorCode,
  type Today,
} from '@quillcare/contracts';
import { ProcessLogger, RpcClient } from '@quillcare/service-kit';
import type { Elsewhere } from '../domain/today';
import type { TodaySources } from '../domain/sources';

export interface Asked {
  organisationId: string;
  /** The requesting user, whose own calls come first. */
  userId: string;
  /** The practice's local day. */
  today: string;
  /** Oldest failed email to show. */
  since: Date;
  sources: TodaySources;
}

const AWAY: readonly ErrorCode[] = ['SERVICE_UNAVAILABLE', 'DEADLINE_EXCEEDED'];
const limit = TODAY_ROWS_PER_KIND;

/** Queries the other services for their parts of Today in parallel. */
@Injectable()
export class ElsewhereReader {
  constructor(
    private readonly rpc: RpcClient,
    private readonly logger: ProcessLogger,
  ) {}

  /** Their responses. Services that did not answer in time are listed in `missing`. */
  async ask({ organisationId, userId, today, since, sources }: Asked): Promise<Elsewhere> {
    const missing: Today['missing'] = [];
    const told = <T>(service: Today['missing'][number], isAsked: boolean, call: () => Promise<T>) =>
      isAsked ? call().catch((error: unknown) => this.noteAway(error, service, missing)) : null;
    const { callbacks: subjects } = sources;
    const due = { organisationId, until: today, limit };
    const mails = { organisationId, since: since.toISOString(), limit };
    const [callbacks, leads, failed] = await Promise.all([
      told('callbacks', subjects.length > 0, () =>
        this.rpc.call(listDueCallbacks, { body: { ...due, userId, subjects: [...subjects] } }),
      ),
      told('crm', sources.leads, () => this.rpc.call(listLeadsToReach, { body: due })),
      told('notifications', sources.quotes, () => this.rpc.call(listFailedMails, { body: mails })),
    ]);
    return {
      callbacks: callbacks ?? { items: [], count: 0 },
      leads: leads ?? { items: [], count: 0 },
      failedMails: failed?.items ?? [],
      missing,
    };
  }

  private noteAway(error: unknown, service: Today['missing'][number], missing: Today['missing']): null {
    if (!(error instanceof AppError) || !AWAY.includes(error.code)) throw error;
    this.logger.warn(
      { code: error.code, service },
      'part of Today is missing because a service did not respond',
    );
    missing.push(service);
    return null;
  }
}
