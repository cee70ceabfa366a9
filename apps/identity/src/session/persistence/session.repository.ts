import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '@quillcare/service-kit';
import { AccountRepository } from '../../acting';
import { SessionEntity } from './session.entity';

/** Sessions are not audited row by row: LOGIN and LOGOUT say it in the words of the specification. */
@Injectable()
export class SessionRepository extends AccountRepository<SessionEntity> {
  constructor(uow: UnitOfWork) {
    super(uow, SessionEntity);
  }
}
