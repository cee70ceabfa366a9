import { Injectable } from '@nestjs/common';
import { booleanFilter, field, resource } from '@quillcare/contracts';
import { Column, Entity } from 'typeorm';
import { Implements, implementedBy } from '../operations/handlers';
import { TenantEntity } from '../persistence/tenant-entity';
import type { UnitOfWork } from '../persistence/unit-of-work';
import { recordParts } from './record-parts';
import { recordLists } from './record-reads';
import { RecordRepository } from './record-repository';

const naming = {
  service: 'quoting',
  name: 'Doctor',
  plural: 'Doctors',
  needs: 'DOCTORS',
} as const;

const rooms = resource({
  ...naming,
  dependants: ['Quote'],
  list: { sorts: ['name', 'createdAt'], filters: { isActive: booleanFilter.optional() } },
  fields: { name: field.text(), notes: field.optionalText(), isActive: field.flag(true) },
  listed: ['name'],
});

@Entity({ schema: 'quoting', name: 'room' })
class RoomEntity extends TenantEntity {
  @Column('text') name!: string;
  @Column('text', { nullable: true }) notes!: string | null;
  @Column('boolean') isActive!: boolean;
  @Column('text') sortName!: string;
}

@Injectable()
class RoomRepository extends RecordRepository<RoomEntity> {
  constructor(uow: UnitOfWork) {
    super(uow, RoomEntity, rooms);
  }
}

class Dependants {
  of = () => Promise.resolve({ items: [] });
}

const options = {
  entity: RoomEntity,
  repository: RoomRepository,
  list: { defaultSort: 'name', sorts: { name: ['sortName'] } },
  dependants: { reader: Dependants, of: (reader: Dependants) => reader.of() },
} as const;

const implemented = (handlers: ReturnType<typeof recordParts>['handlers']) =>
  handlers.map((type) => implementedBy(type)?.operation.name);

describe('recordParts', () => {
  it('implements every operation of the resource with a separately named class', () => {
    const { handlers } = recordParts(rooms, options);
    expect(implemented(handlers)).toEqual(Object.values(rooms.operations).map(({ name }) => name));
    expect(new Set(handlers.map(({ name }) => name)).size).toBe(7);
    expect(handlers[1]?.name).toBe('Handler of quoting.getDoctor');
  });

  it('leaves an operation to a hand-written class', () => {
    @Implements(rooms.operations.update)
    class UpdateRoomHandler {}
    const { handlers } = recordParts(rooms, { ...options, handlers: [UpdateRoomHandler] });
    expect(handlers).toHaveLength(7);
    expect(handlers.filter((type) => implementedBy(type)?.operation === rooms.operations.update)).toEqual([
      UpdateRoomHandler,
    ]);
  });

  it('refuses to start without a dependants reader or a column of the contract', () => {
    const { dependants: _reader, ...without } = options;
    expect(() => recordParts(rooms, without)).toThrow(
      'quoting.getDoctorDependants needs a reader of the dependants.',
    );
    const wider = resource({
      ...naming,
      dependants: ['Quote'],
      list: { sorts: ['name'] },
      fields: { name: field.text(), floor: field.optionalCount(9) },
    });
    expect(() => recordParts(wider, options)).toThrow('RoomEntity has no column floor.');
  });
});

describe('recordLists', () => {
  it('takes columns, sorts and filters from the contract and the entity', () => {
    const { present, removed } = recordLists(rooms, RoomEntity, options.list);
    expect(present).toMatchObject({
      from: 'quoting."room"',
      columns: 'id, version, created_at, updated_at, deleted_at, name',
      sorts: { name: ['sort_name'], createdAt: ['created_at'] },
      filters: { isActive: 'is_active' },
      search: undefined,
    });
    expect([present.where, removed.where]).toEqual(['deleted_at is null', 'deleted_at is not null']);
  });
});
