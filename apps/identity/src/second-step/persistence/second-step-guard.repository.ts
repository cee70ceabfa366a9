import { Injectable } from '@nestjs/common';
import { TenantRepository, UnitOfWork } from '@quillcare/service-kit';
import type { Guesses } from '../domain/attempt-limit';
import { SecondStepGuardEntity } from './second-step-guard.entity';

/** Counts wrong attempts. Callers must hold the account's lock, so that concurrent attempts are counted individually. */
@Injectable()
export class SecondStepGuardRepository extends TenantRepository<SecondStepGuardEntity> {
  constructor(uow: UnitOfWork) {
    super(uow, SecondStepGuardEntity);
  }

  of(userId: string): Promise<SecondStepGuardEntity | null> {
    return this.manager.findOneBy(SecondStepGuardEntity, { organisationId: this.organisationId, userId });
  }

  async set(userId: string, { failures, blockedUntil }: Guesses): Promise<void> {
    const known = await this.of(userId);
    if (known) await this.update(known.id, (row) => void Object.assign(row, { failures, blockedUntil }));
    else await this.insert({ userId, failures, blockedUntil });
  }

  async reset(userId: string): Promise<void> {
    await this.manager.delete(SecondStepGuardEntity, { organisationId: this.organisationId, userId });
  }
}
