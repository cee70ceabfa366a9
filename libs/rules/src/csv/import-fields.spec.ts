import { getImportFields } from './import-fields';
import { IMPORT_ENTITY_TYPES, type ImportEntityType } from './import-types';

const required = (entityType: ImportEntityType): string[] =>
  getImportFields(entityType)
    .filter((field) => field.required)
    .map((field) => field.column);

describe('getImportFields', () => {
  it('requires the fields required by the specification', () => {
    expect(required('clients')).toEqual(['firstName', 'lastName', 'email', 'phone']);
    expect(required('sites')).toEqual(['name', 'address', 'phone']);
    expect(required('hospitals')).toEqual(['name', 'address', 'phone']);
    expect(required('doctors')).toEqual(['firstName', 'lastName', 'credentials', 'phone', 'email']);
    expect(required('surgeries')).toEqual(['name', 'baseFee']);
  });

  it('has the specified columns of a client plus a notes column', () => {
    expect(getImportFields('clients').map((field) => field.column)).toEqual([
      ...['firstName', 'lastName', 'email', 'phone', 'secondaryPhone', 'dateOfBirth', 'isVip'],
      ...['Street Address', 'City', 'Suburb', 'State', 'Postcode', 'Notes'],
    ]);
  });

  it('names each field once and gives every select its options', () => {
    for (const entityType of IMPORT_ENTITY_TYPES) {
      const fields = getImportFields(entityType);
      expect(new Set(fields.map((field) => field.key)).size).toBe(fields.length);
      for (const field of fields)
        expect(field.type === 'select' ? field.options?.length : 1).toBeGreaterThan(0);
    }
  });
});
