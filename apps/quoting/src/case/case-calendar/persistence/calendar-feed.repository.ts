import { Injectable } from '@nestjs/common';
import { AppError, type CalendarFeed } from '@quillcare/contracts';
import { TenantRepository, UnitOfWork } from '@quillcare/service-kit';
import { IsNull, Not } from 'typeorm';
import { CalendarFeedEntity } from './calendar-feed.entity';

const DOCTOR = `select concat_ws(' ', nullif(title, ''), first_name, last_name) as name from quoting.doctor
  where organisation_id = $1 and id = $2 and deleted_at is null for share`;

@Injectable()
export class CalendarFeedRepository extends TenantRepository<CalendarFeedEntity> {
  constructor(uow: UnitOfWork) {
    super(uow, CalendarFeedEntity, {
      audit: 'CALENDAR_FEED',
      auditLabel: ({ doctorName }) => doctorName,
      auditHidden: ['tokenHash', 'lastReadAt'],
    });
  }

  /** The doctor's name. Throws NOT_FOUND if the doctor is not of this practice. */
  async doctorName(doctorId: string): Promise<string> {
    const [doctor] = await this.uow.query<{ name: string }>(DOCTOR, [this.organisationId, doctorId]);
    if (!doctor) throw new AppError('NOT_FOUND');
    return doctor.name;
  }

  findByDoctor(doctorId: string): Promise<CalendarFeedEntity | null> {
    return this.manager.findOne(CalendarFeedEntity, {
      where: { organisationId: this.organisationId, doctorId },
      lock: { mode: 'pessimistic_write' },
    });
  }

  /** Active feeds whose address was created by this user. */
  findCreatedBy(updatedBy: string): Promise<CalendarFeedEntity[]> {
    const { organisationId } = this;
    return this.manager.findBy(CalendarFeedEntity, { organisationId, updatedBy, tokenHash: Not(IsNull()) });
  }

  /** Revokes a feed address whose creator was deactivated. */
  revoke(id: string): Promise<CalendarFeedEntity> {
    const ended = { tokenHash: null, renewedAt: null, lastReadAt: null };
    const notes = 'The address was revoked because the person who created it was deactivated';
    return this.update(id, (row) => void Object.assign(row, ended), { notes });
  }

  /** Replaces the address of a doctor's calendar, or revokes it if `tokenHash` is null. */
  async replaceToken(doctorId: string, tokenHash: string | null): Promise<CalendarFeedEntity | null> {
    const doctorName = await this.doctorName(doctorId);
    // Locks the first address too, which has no row yet.
    await this.uow.lock(`calendar feed ${doctorId}`);
    const stored = await this.findByDoctor(doctorId);
    if (!stored && tokenHash === null) return null;
    const renewedAt = tokenHash === null ? null : this.uow.now();
    const notes = tokenHash === null ? 'The address was revoked' : 'A new address was created';
    const next = { doctorName, tokenHash, renewedAt, lastReadAt: null };
    if (!stored) return this.insert({ doctorId, ...next }, { notes });
    return this.update(stored.id, (row) => void Object.assign(row, next), { notes });
  }
}

export function feedOf(doctorId: string, feed: CalendarFeedEntity | null): CalendarFeed {
  return {
    doctorId,
    isActive: Boolean(feed?.tokenHash),
    createdAt: feed?.renewedAt?.toISOString() ?? null,
    lastReadAt: feed?.lastReadAt?.toISOString() ?? null,
  };
}
