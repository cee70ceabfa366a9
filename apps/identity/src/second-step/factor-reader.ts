import { Inject, Injectable } from '@nestjs/common';
import { AppError, type Role } from '@quillcare/contracts';
import { CONFIG, UnitOfWork, type ProcessConfig } from '@quillcare/service-kit';
import { needsSecondStep } from '../session/domain/sign-in-status';
import type { Factors } from './domain/factors';

const FACTORS = `
  select u.role, u.role = any(o.mfa_required_roles) as "isRequired",
         (select t.confirmed_at from identity.totp t
           where t.organisation_id = $1 and t.user_id = $2 and t.confirmed_at is not null) as "totpSince",
         (select count(*) from identity.passkey p where p.organisation_id = $1 and p.user_id = $2) as passkeys,
         (select count(*) from identity.recovery_code c
           where c.organisation_id = $1 and c.user_id = $2 and c.used_at is null) as "recoveryCodesLeft"
    from identity."user" u
    join identity.organisation o on o.organisation_id = u.organisation_id
   where u.organisation_id = $1 and u.id = $2 and u.deleted_at is null`;

/** Reads what an account has set up, in the open transaction. */
@Injectable()
export class FactorReader {
  private readonly isProduction: boolean;

  constructor(
    private readonly uow: UnitOfWork,
    @Inject(CONFIG) config: ProcessConfig,
  ) {
    this.isProduction = config.nodeEnv === 'production';
  }

  async of(userId: string): Promise<Factors> {
    const [row] = await this.uow.query<Factors & { role: Role }>(FACTORS, [this.uow.organisationId, userId]);
    if (!row) throw new AppError('NOT_FOUND');
    const { role, ...factors } = row;
    return { ...factors, isRequired: needsSecondStep({ role, ...factors }, this.isProduction) };
  }
}
