import { Injectable } from '@nestjs/common';
import type { NotificationKind } from '@quillcare/contracts';
import { UnitOfWork } from '@quillcare/service-kit';
import { DEFAULT_PREFERENCE, type Preference } from '../domain/preference';
import { preferenceOf, PREFERENCE_COLUMNS, valuesOf, type PreferenceRow } from './preference.row';

const TABLE = 'notifications.notification_preference';

const ENSURE = `insert into ${TABLE} (organisation_id, user_id) values ($1, $2) on conflict do nothing`;
const LOCK = `select ${PREFERENCE_COLUMNS} from ${TABLE} where organisation_id = $1 and user_id = $2 for update`;
const SAVE = `update ${TABLE} set show_banner = $3, show_in_app = $4, email = $5, email_frequency = $6, urgent_at_once = $7,
    banner_off = $8, in_app_off = $9, email_off = $10, quiet_from = $11, quiet_to = $12, quiet_days = $13, updated_at = now()
  where organisation_id = $1 and user_id = $2`;
const SWITCHED_OFF = `select user_id, not show_in_app or $2 = any (in_app_off) as "isHidden" from ${TABLE}
  where organisation_id = $1 and (not show_in_app or not show_banner or $2 = any (in_app_off) or $2 = any (banner_off))
  order by user_id`;

/** User ids that do not see a kind of notification in the app, and those that see it without a pop-up. */
export interface SwitchedOffUsers {
  hiddenFrom: string[];
  silentFor: string[];
}

/** Stores the notification settings of a practice's staff. Anyone who never changed them has no row. */
@Injectable()
export class PreferenceRepository {
  constructor(private readonly uow: UnitOfWork) {}

  /** Returns all stored settings of the practice in one query, by user id. */
  async findOfPractice(): Promise<ReadonlyMap<string, Preference>> {
    const rows = await this.uow.query<PreferenceRow>(
      `select ${PREFERENCE_COLUMNS} from ${TABLE} where organisation_id = $1`,
      [this.uow.organisationId],
    );
    return new Map(rows.map((row) => [row.userId, preferenceOf(row)]));
  }

  async findOfUser(userId: string): Promise<Preference> {
    const [row] = await this.uow.query<PreferenceRow>(
      `select ${PREFERENCE_COLUMNS} from ${TABLE} where organisation_id = $1 and user_id = $2`,
      [this.uow.organisationId, userId],
    );
    return row ? preferenceOf(row) : DEFAULT_PREFERENCE;
  }

  /** Returns whether anyone in the practice wants every notification by individual email. */
  async hasImmediateMailUsers(): Promise<boolean> {
    const rows = await this.uow.query(
      `select 1 from ${TABLE} where organisation_id = $1 and email_frequency = 'IMMEDIATE' limit 1`,
      [this.uow.organisationId],
    );
    return rows.length > 0;
  }

  async findSwitchedOff(kind: NotificationKind): Promise<SwitchedOffUsers> {
    const rows = await this.uow.query<{ user_id: string; isHidden: boolean }>(SWITCHED_OFF, [
      this.uow.organisationId,
      kind,
    ]);
    const userIdsWhere = (isHidden: boolean) =>
      rows.filter((row) => row.isHidden === isHidden).map(({ user_id }) => user_id);
    return { hiddenFrom: userIdsWhere(true), silentFor: userIdsWhere(false) };
  }

  /** Changes a person's settings. Concurrent changes are serialised by a row lock. */
  async change(userId: string, change: (preference: Preference) => Preference): Promise<Preference> {
    const key = [this.uow.organisationId, userId];
    await this.uow.execute(ENSURE, key);
    const [row] = await this.uow.query<PreferenceRow>(LOCK, key);
    const changed = change(row ? preferenceOf(row) : DEFAULT_PREFERENCE);
    await this.uow.execute(SAVE, [...key, ...valuesOf(changed)]);
    return changed;
  }
}
