import { Injectable } from '@nestjs/common';
import { AppError, LEAD_KEYS_LIMIT, type LeadKey } from '@quillcare/contracts';
import { currentContext, TenantRepository, toWire, UnitOfWork } from '@quillcare/service-kit';
import { IsNull } from 'typeorm';
import { LeadKeyEntity } from './lead-key.entity';

/** Updated at most once a minute per key, which is precise enough for "last used". */
const USED = `update crm.lead_key set last_used_at = $3 where organisation_id = $1 and id = $2
  and (last_used_at is null or last_used_at < $3::timestamptz - interval '1 minute')`;

@Injectable()
export class LeadKeyRepository extends TenantRepository<LeadKeyEntity> {
  constructor(private readonly work: UnitOfWork) {
    super(work, LeadKeyEntity, {
      audit: 'LEAD_KEY',
      auditLabel: ({ name }) => name,
      auditHidden: ['hash', 'lastUsedAt', 'createdByName'],
    });
  }

  /** Adds a key. Rejects it if the practice has too many to keep track of. */
  async add(key: Pick<LeadKeyEntity, 'name' | 'hash' | 'hint'>): Promise<LeadKeyEntity> {
    await this.work.lock('lead keys');
    const [count] = await this.work.query<{ keys: number }>(
      'select count(*)::int as keys from crm.lead_key where organisation_id = $1 and revoked_at is null',
      [this.organisationId],
    );
    if ((count?.keys ?? 0) >= LEAD_KEYS_LIMIT) throw new AppError('LEAD_KEY_LIMIT');
    const createdByName = currentContext().actor.name;
    return this.insert({ ...key, createdByName, lastUsedAt: null, revokedAt: null });
  }

  /** Revokes a key. Idempotent. */
  revoke(id: string, notes: string | null = null): Promise<LeadKeyEntity> {
    return this.update(id, (key) => void (key.revokedAt ??= this.work.now()), { notes });
  }

  /** Returns a user's active keys. */
  madeBy(createdBy: string): Promise<LeadKeyEntity[]> {
    const { organisationId } = this;
    return this.manager.findBy(LeadKeyEntity, {
      organisationId,
      createdBy,
      revokedAt: IsNull(),
      deletedAt: IsNull(),
    });
  }

  /** Records the use of a key in its lead's transaction, and rejects a key revoked in the meantime. */
  async use(id: string): Promise<void> {
    const key = await this.find(id);
    if (!key || key.revokedAt !== null) throw new AppError('UNAUTHENTICATED');
    await this.work.execute(USED, [this.organisationId, id, this.work.now()]);
  }
}

export function shownKey(key: LeadKeyEntity): LeadKey {
  return { ...toWire(key), createdById: key.createdBy };
}
