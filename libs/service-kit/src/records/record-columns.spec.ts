import { Column, Entity } from 'typeorm';
import { z } from 'zod';
import { TenantEntity } from '../persistence/tenant-entity';
import { columnsFor, columnsOf, selectList, tableOf } from './record-columns';

abstract class NamedEntity extends TenantEntity {
  @Column('text') firstName!: string;
}

@Entity({ schema: 'quoting', name: 'visit' })
class VisitEntity extends NamedEntity {
  @Column('date', { nullable: true, name: 'day' }) bookedFor!: string | null;
}

describe('columns of an entity', () => {
  it('include those of its base classes', () => {
    expect([...columnsOf(VisitEntity).keys()].sort()).toEqual(
      [
        ...[
          'id',
          'organisationId',
          'version',
          'createdAt',
          'updatedAt',
          'createdBy',
          'updatedBy',
          'deletedAt',
        ],
        ...['firstName', 'bookedFor'],
      ].sort(),
    );
  });

  it('have the name and type of the table column', () => {
    expect(columnsFor(VisitEntity, ['bookedFor', 'firstName'])).toEqual([
      { property: 'bookedFor', name: 'day', type: 'date' },
      { property: 'firstName', name: 'first_name', type: 'text' },
    ]);
    expect(tableOf(VisitEntity)).toBe('quoting."visit"');
  });

  it('are selected for a contract, and a missing one is reported at once', () => {
    const shown = z.object({ id: z.string(), firstName: z.string() });
    expect(selectList(VisitEntity, shown)).toBe('id, first_name');
    expect(() => selectList(VisitEntity, shown.extend({ room: z.string() }))).toThrow(
      'VisitEntity has no column room.',
    );
    expect(() => tableOf(NamedEntity)).toThrow('NamedEntity is not an entity.');
  });
});
