import { Injectable } from '@nestjs/common';
import { closeSupport } from '@quillcare/contracts';
import { Clock, eachSafely, ProcessLogger, UnitOfWork } from '@quillcare/service-kit';
import type { EndReason } from '../session/domain/session';
import { SessionRevoker } from '../session/session-revoker';
import { endNote } from '../session/domain/support-end';
import { dueEnd, type SupportState } from './domain/support';
import { asImpersonator, SupportRecorder, type SupportSession } from '../session/support-recorder';

const REASON = 'a support access and the super admin belong to different practices';

type OpenSupport = SupportSession & SupportState & { byOrganisationId: string; practice: string };

const OPEN = `
  select s.id, s.organisation_id as "organisationId", s.user_id as "userId", s.expires_at as "expiresAt",
         s.ended_at as "endedAt", s.end_reason as "endReason", s.impersonator_user_id as "impersonatorUserId",
         s.impersonator_session_id as "impersonatorSessionId", s.impersonator_name as "impersonatorName",
         s.support_reason as "supportReason", s.read_only as "readOnly", by.organisation_id as "byOrganisationId",
         by.role = 'SUPER_ADMIN' and by.is_active and by.deleted_at is null as "isSuperAdmin",
         own.id is not null as "isOwnLive", o.name as practice
    from identity.session s
    join identity.organisation o on o.id = s.organisation_id
    join identity."user" by on by.id = s.impersonator_user_id
    left join identity.session own
      on own.id = s.impersonator_session_id and own.ended_at is null and own.expires_at > $1
   where s.impersonator_user_id is not null and s.support_closed_at is null`;
const ONE = `${OPEN} and s.id = $2 for update of s skip locked`;
const CLOSE = 'update identity.session set support_closed_at = $2 where id = $1';

/**
 * Finishes support sessions that are over, each in its own transaction across both practices: ends what has to end and audits it
 * in the super admin's practice as well. `support_closed_at` ensures that it happens only once.
 */
@Injectable()
export class SupportCloser {
  constructor(
    private readonly revoker: SessionRevoker,
    private readonly recorder: SupportRecorder,
    private readonly uow: UnitOfWork,
    private readonly clock: Clock,
    private readonly logger: ProcessLogger,
  ) {}

  /** Checks every support session not closed yet, of which there are only as many as super admins at work. */
  async sweep(): Promise<void> {
    const now = this.clock.now();
    const open = await this.uow.runPlatform(REASON, () => this.uow.query<OpenSupport>(OPEN, [now]));
    const over = open.filter((support) => dueEnd(support, now) !== null);
    // One that cannot be closed is left to the next sweep and does not block the others.
    await eachSafely(over, ({ id }) => this.uow.runPlatform(REASON, () => this.close(id)), {
      job: closeSupport,
      logger: this.logger,
      nameOf: ({ id }) => `support access ${id}`,
    });
  }

  private async close(id: string): Promise<void> {
    const now = this.clock.now();
    // A row locked by another worker is left to it, or to the next sweep.
    const [support] = await this.uow.query<OpenSupport>(ONE, [now, id]);
    const reason = support && dueEnd(support, now);
    if (!reason) return;
    await asImpersonator(support, async () => {
      if (!support.endedAt)
        await this.uow.runFor(support.organisationId, () => this.revoker.revoke(id, reason));
      await this.finish(support, reason);
    });
    await this.uow.execute(CLOSE, [id, now]);
  }

  private async finish(support: OpenSupport, reason: EndReason): Promise<void> {
    const { byOrganisationId, impersonatorSessionId, practice } = support;
    // Signing out during support also signs the super admin out.
    if (reason === 'SIGNED_OUT')
      await this.uow.runFor(byOrganisationId, () => this.revoker.revoke(impersonatorSessionId, 'SIGNED_OUT'));
    if (byOrganisationId === support.organisationId) return;
    const notes = `${practice}: ${endNote(reason)}`;
    await this.recorder.record('IMPERSONATE_STOP', support, notes, byOrganisationId);
  }
}
