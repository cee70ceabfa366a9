import { Inject, Injectable } from '@nestjs/common';
import { AppError } from '@quillcare/contracts';
import { CONFIG, UnitOfWork, type ProcessConfig } from '@quillcare/service-kit';
import { signInStatusOf, type SignInStatus, type SignInFacts } from './domain/sign-in-status';

/** SQL condition for whether an account has a second step, over `identity."user" u`. */
export const HAS_SECOND_STEP = `
  (exists (select from identity.totp t
            where t.organisation_id = u.organisation_id and t.user_id = u.id and t.confirmed_at is not null)
   or exists (select from identity.passkey p where p.organisation_id = u.organisation_id and p.user_id = u.id))`;

/** Select list for `SignInFacts`, over `identity.session s`, `identity."user" u` and `identity.organisation o`. */
export const SIGN_IN_COLUMNS = `
  u.role, s.confirmed_at as "confirmedAt", s.second_step_at as "secondStepAt", s.locked_at as "lockedAt",
  greatest(s.created_at, s.unlocked_at) as "begunAt",
  s.expires_at as "expiresAt", u.email_confirmed_at is not null as "emailConfirmed",
  s.impersonator_user_id as "impersonatorUserId", s.impersonator_session_id as "impersonatorSessionId",
  s.impersonator_name as "impersonatorName", s.read_only as "readOnly",
  u.role = any(o.mfa_required_roles) as "isRequired", o.read_only_since is not null as "isPracticeReadOnly",
  o.is_active as "isPracticeActive", o.export_until as "exportUntil",
  ${HAS_SECOND_STEP} as "hasSecondStep"`;

export const SIGN_IN_TABLES = `
  identity.session s
  join identity."user" u on u.organisation_id = s.organisation_id and u.id = s.user_id and u.deleted_at is null
  join identity.organisation o on o.organisation_id = s.organisation_id and o.deleted_at is null`;

const SIGN_IN_STATUS = `select ${SIGN_IN_COLUMNS} from ${SIGN_IN_TABLES} where s.organisation_id = $1 and s.id = $2`;

@Injectable()
export class SignInStatusReader {
  private readonly isProduction: boolean;

  constructor(
    private readonly uow: UnitOfWork,
    @Inject(CONFIG) config: ProcessConfig,
  ) {
    this.isProduction = config.nodeEnv === 'production';
  }

  /** Returns the sign-in status of a session of the open transaction's organisation. */
  async read(sessionId: string): Promise<SignInStatus> {
    const [row] = await this.uow.query<SignInFacts>(SIGN_IN_STATUS, [this.uow.organisationId, sessionId]);
    if (!row) throw new AppError('UNAUTHENTICATED');
    return this.derive(row);
  }

  /** Derives the sign-in status from facts already read. */
  derive(facts: SignInFacts): SignInStatus {
    return signInStatusOf(facts, this.isProduction);
  }
}
