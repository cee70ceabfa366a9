import { DUPLICATE_STRATEGIES, IMPORT_ENTITY_TYPES } from './import-types';

describe('import types', () => {
  it('and duplicate strategies match the specification, with skip first', () => {
    expect(IMPORT_ENTITY_TYPES).toEqual(['clients', 'leads', 'sites', 'hospitals', 'doctors', 'surgeries']);
    expect(DUPLICATE_STRATEGIES).toEqual(['skip', 'overwrite', 'merge', 'exception']);
  });
});
