import { doctors, field, resource, sites, surgeries } from '@quillcare/contracts';
import { columnsOf, tableOf } from './record-columns';
import { recordEntity } from './record-entity';

describe('recordEntity', () => {
  it('has a column for each field of the contract and each key it needs', () => {
    const types = [...columnsOf(recordEntity(sites)).values()].map(({ name, type }) => `${name} ${type}`);
    expect(types).toEqual(
      expect.arrayContaining(['site_type text', 'is_default boolean', 'doctors jsonb', 'duplicate_of uuid']),
    );
    expect(types).toEqual(
      expect.arrayContaining([
        'unique_key text',
        'sort_name text',
        'search_key text',
        'deleted_at timestamptz',
      ]),
    );
    expect(columnsOf(recordEntity(doctors)).get('licenseExpiry')?.type).toBe('date');
  });

  it('has no unneeded key, and the table of its name', () => {
    const floors = resource({
      service: 'quoting',
      name: 'OptionList',
      plural: 'OptionLists',
      needs: 'DOCTORS',
      list: { sorts: ['name'] },
      fields: { name: field.text(), height: field.amount() },
    });
    const columns = columnsOf(recordEntity(floors));
    expect(columns.get('height')?.type).toBe('int');
    expect(columns.has('uniqueKey') || columns.has('sortName') || columns.has('searchKey')).toBe(false);
    expect(tableOf(recordEntity(floors))).toBe('quoting."option_list"');
  });

  it('is created once per contract, and must be hand-written if the contract does not define what is stored', () => {
    expect(recordEntity(sites)).toBe(recordEntity(sites));
    expect(() => recordEntity(surgeries)).toThrow(
      'Surgery needs an entity of its own, which says what descriptionApprovedAt is.',
    );
  });
});
