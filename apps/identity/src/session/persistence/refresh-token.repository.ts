import { Injectable } from '@nestjs/common';
import { UnitOfWork, TenantRepository } from '@quillcare/service-kit';
import { hashOfToken } from '../domain/refresh-token';
import { RefreshTokenEntity } from './refresh-token.entity';

@Injectable()
export class RefreshTokenRepository extends TenantRepository<RefreshTokenEntity> {
  constructor(uow: UnitOfWork) {
    super(uow, RefreshTokenEntity);
  }

  /** Returns the stored token for this secret. Requires a platform scope. */
  findByToken(token: string): Promise<RefreshTokenEntity | null> {
    return this.manager.findOneBy(RefreshTokenEntity, { tokenHash: hashOfToken(token) });
  }
}
