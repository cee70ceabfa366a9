import { Injectable } from '@nestjs/common';
import { currentContext, newId, UnitOfWork } from '@quillcare/service-kit';
import type { CallMade } from '../domain/callback';

const INSERT = `insert into callbacks.call (organisation_id, id, callback_id, outcome, called_at, called_by, caller_name, notes, result)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`;

/** Calls that staff made or attempted, one row each. `UNDONE` marks the last call that completed the callback as a mistake. */
@Injectable()
export class CallRepository {
  constructor(private readonly uow: UnitOfWork) {}

  /** Records a call by the acting user. */
  async add(
    callbackId: string,
    outcome: 'ATTEMPTED' | 'MADE' | 'UNDONE',
    { notes, outcome: result }: CallMade | { notes: null; outcome: null },
  ): Promise<void> {
    const { userId, name } = currentContext().actor;
    const call = [callbackId, outcome, this.uow.now(), userId, name, notes, result];
    await this.uow.execute(INSERT, [this.uow.organisationId, newId(), ...call]);
  }
}
