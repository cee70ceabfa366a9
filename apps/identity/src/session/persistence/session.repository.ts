import { Injectable } from '@nestjs/common';
import { UnitOfWork, TenantRepository } from '@quillcare/service-kit';
import { SessionEntity } from './session.entity';

const TAKE_CHALLENGE = `
  with taken as (
    select id, challenge, challenge_at from identity.session
     where organisation_id = $1 and id = $2 and challenge is not null for update)
  update identity.session s set challenge = null, challenge_at = null
    from taken where s.id = taken.id
  returning taken.challenge, taken.challenge_at as "challengeAt"`;

/** Not audited row by row; LOGIN and LOGOUT are audited instead, as the specification words them. */
@Injectable()
export class SessionRepository extends TenantRepository<SessionEntity> {
  constructor(uow: UnitOfWork) {
    super(uow, SessionEntity);
  }

  /** Stores the session's passkey challenge, replacing an earlier one. */
  async setChallenge(id: string, challenge: string): Promise<void> {
    const challengeAt = this.uow.now();
    await this.update(id, (row) => void Object.assign(row, { challenge, challengeAt }));
  }

  /** Returns and clears the session's challenge, because each allows only one answer, right or wrong. */
  async takeChallenge(id: string): Promise<{ challenge: string; challengeAt: Date } | null> {
    const params = [this.organisationId, id];
    const [challenge] = await this.uow.query<{ challenge: string; challengeAt: Date }>(
      TAKE_CHALLENGE,
      params,
    );
    return challenge ?? null;
  }
}
