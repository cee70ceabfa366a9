import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '@quillcare/service-kit';
import { In, IsNull } from 'typeorm';
import { AccountRepository } from '../../acting';
import { displayName } from '../domain/user';
import { UserEntity } from './user.entity';

@Injectable()
export class UserRepository extends AccountRepository<UserEntity> {
  constructor(uow: UnitOfWork) {
    super(uow, UserEntity, { audit: 'USER', auditLabel: displayName, auditHidden: ['passwordHash'] });
  }

  /** The account with this e-mail, wherever it is: for a platform scope, before anybody is signed in. */
  findByEmail(email: string): Promise<UserEntity | null> {
    return this.manager.findOne(UserEntity, { where: { email, deletedAt: IsNull() } });
  }

  /** Which of these addresses have an account that can be used, in the given order. */
  async knownAmong(emails: readonly string[]): Promise<string[]> {
    const found = await this.manager.find(UserEntity, { where: { email: In([...emails]), deletedAt: IsNull(), isActive: true } });
    return emails.filter((email) => found.some((user) => user.email === email));
  }

  /** Whether the platform has any account at all. */
  existsAny(): Promise<boolean> {
    return this.manager.exists(UserEntity);
  }
}
