import { Injectable, type Type } from '@nestjs/common';
import { todayIn } from '@quillcare/rules';
import { Clock } from '../clock';
import { currentContext } from '../context';
import { OrganisationFacts } from '../operations/organisation-facts';
import { PeopleNames } from '../operations/people-names';
import type { TenantEntity } from '../persistence/tenant-entity';
import { TenantReader } from '../persistence/tenant-reader';
import { authorNames, type AuthorNames } from './record-authors';
import { tableOf } from './record-columns';
import type { RecordFacts } from './record-rules';

/** Reads what a change of a record needs from other services, before its transaction. */
@Injectable()
export class RecordPreparation {
  constructor(
    private readonly organisations: OrganisationFacts,
    private readonly people: PeopleNames,
    private readonly reader: TenantReader,
    private readonly clock: Clock,
  ) {}

  async facts(): Promise<RecordFacts> {
    const practice = await this.organisations.current();
    return { ...practice, today: todayIn(this.clock.now(), practice.timeZone) };
  }

  /** Returns the name of the caller, who is about to create a record. */
  namesForNew(): Promise<AuthorNames> {
    return authorNames(this.people, null, currentContext().actor.userId);
  }

  /** Returns the names of a record's authors so far, and of the caller. */
  async namesForChange(entity: Type<TenantEntity>, id: string): Promise<AuthorNames> {
    const table = tableOf(entity);
    const written = await this.reader.one<Pick<TenantEntity, 'createdBy' | 'updatedBy'>>(
      `authors of ${table}`,
      `select created_by, updated_by from ${table} where organisation_id = $1 and id = $2`,
      [id],
    );
    return authorNames(this.people, written, currentContext().actor.userId);
  }
}
