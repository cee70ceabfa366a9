import { Inject, type Type } from '@nestjs/common';
import type { AnyResource, Operation } from '@quillcare/contracts';
import { Implements } from '../operations/handlers';
import type { NewRecord, TenantEntity } from '../persistence/tenant-entity';
import type { TenantRepository } from '../persistence/tenant-repository';
import { UnitOfWork } from '../persistence/unit-of-work';
import { toWire } from '../wire';
import { withAuthors, type AuthorNames } from './record-authors';
import { withKeys } from './record-keys';
import type { FullOptions, ReferenceChecker } from './record-options';
import { RecordPreparation } from './record-preparation';
import { changedRecord, newRecord, type RecordFacts, type RecordRules } from './record-rules';

type Fields = Record<string, unknown>;

interface Prepared {
  /** Present if the record's rules need them. */
  facts: RecordFacts | null;
  names: AuthorNames;
}

/** Without a checker, whatever is injected in its place has no `check`. */
type References = Partial<ReferenceChecker>;

/** The rules of a record with the keys derived from its contract. Untyped, because any resource is written here. */
function rulesOf(resource: AnyResource, { rules = {} }: FullOptions) {
  return withKeys(resource, rules as RecordRules<Fields, Fields, RecordFacts | null>);
}

export function createHandler(operation: Operation, resource: AnyResource, options: FullOptions): Type {
  const rules = rulesOf(resource, options);

  @Implements(operation, { platformOwned: options.platformOwned })
  class CreateRecord {
    constructor(
      @Inject(options.repository) private readonly records: TenantRepository<TenantEntity>,
      private readonly preparation: RecordPreparation,
      private readonly uow: UnitOfWork,
      @Inject(options.references ?? RecordPreparation) private readonly references: References,
    ) {}

    async prepare({ body }: { body: Fields }): Promise<Prepared> {
      await this.references.check?.(body, null);
      const names = await this.preparation.namesForNew();
      return { names, facts: options.rules?.prepare ? await this.preparation.facts() : null };
    }

    async handle({ body }: { body: Fields }, { facts, names }: Prepared) {
      const fields = { ...options.initial, ...newRecord(rules, body, facts) };
      rules.check?.(fields, this.uow.now());
      const record = await this.records.insert(fields as NewRecord<TenantEntity>);
      this.uow.emit(resource.events.created, record.id, resource.eventData(record.id));
      return toWire(withAuthors(record, names));
    }
  }
  return CreateRecord;
}

export function updateHandler(operation: Operation, resource: AnyResource, options: FullOptions): Type {
  const rules = rulesOf(resource, options);

  @Implements(operation, { platformOwned: options.platformOwned })
  class UpdateRecord {
    constructor(
      @Inject(options.repository) private readonly records: TenantRepository<TenantEntity>,
      private readonly preparation: RecordPreparation,
      private readonly uow: UnitOfWork,
      @Inject(options.references ?? RecordPreparation) private readonly references: References,
    ) {}

    async prepare({ params, body }: { params: { id: string }; body: Fields }): Promise<Prepared> {
      await this.references.check?.(body, params.id);
      const names = await this.preparation.namesForChange(options.entity, params.id);
      return { names, facts: options.rules?.prepare ? await this.preparation.facts() : null };
    }

    async handle(
      { params, body }: { params: { id: string }; body: Fields & { version: number } },
      { facts, names }: Prepared,
    ) {
      const { version, ...changes } = body;
      const change = (current: object) => {
        const changed = changedRecord(rules, { ...current }, changes, facts);
        rules.check?.(changed, this.uow.now());
        Object.assign(current, changed);
      };
      const record = await this.records.update(params.id, change, { version });
      if (record.version !== version)
        this.uow.emit(resource.events.updated, record.id, resource.eventData(record.id));
      return toWire(withAuthors(record, names));
    }
  }
  return UpdateRecord;
}

export function restoreHandler(operation: Operation, resource: AnyResource, options: FullOptions): Type {
  @Implements(operation, { platformOwned: options.platformOwned })
  class RestoreRecord {
    constructor(
      @Inject(options.repository) private readonly records: TenantRepository<TenantEntity>,
      private readonly preparation: RecordPreparation,
      private readonly uow: UnitOfWork,
    ) {}

    prepare({ params }: { params: { id: string } }): Promise<AuthorNames> {
      return this.preparation.namesForChange(options.entity, params.id);
    }

    async handle(
      { params, body }: { params: { id: string }; body: { version?: number } },
      names: AuthorNames,
    ) {
      const record = await this.records.restore(params.id, { version: body.version });
      this.uow.emit(resource.events.restored, record.id, resource.eventData(record.id));
      return toWire(withAuthors(record, names));
    }
  }
  return RestoreRecord;
}
