import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '@quillcare/service-kit';
import type { BannerDismissal } from '../domain/urgent-banner';

const SAVE = `insert into notifications.callback_banner_dismissal (organisation_id, user_id, dismissed_at, callbacks)
  values ($1, $2, $3, $4) on conflict (organisation_id, user_id)
  do update set dismissed_at = excluded.dismissed_at, callbacks = excluded.callbacks`;

/** Stores when each person last dismissed the callback banner. */
@Injectable()
export class BannerDismissalRepository {
  constructor(private readonly uow: UnitOfWork) {}

  async findOfUser(userId: string): Promise<BannerDismissal | null> {
    const [found] = await this.uow.query<BannerDismissal>(
      `select dismissed_at as "at", callbacks from notifications.callback_banner_dismissal
        where organisation_id = $1 and user_id = $2`,
      [this.uow.organisationId, userId],
    );
    return found ?? null;
  }

  async save(userId: string, callbacks: number): Promise<void> {
    await this.uow.execute(SAVE, [this.uow.organisationId, userId, this.uow.now(), callbacks]);
  }
}
