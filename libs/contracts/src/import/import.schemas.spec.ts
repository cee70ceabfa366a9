import { duplicateStrategy, importEntityType } from './import.schemas';

describe('the choices of an import', () => {
  it('are refused in words', () => {
    expect(duplicateStrategy.safeParse('replace').error?.issues[0]?.message).toBe(
      'Please choose skip, overwrite, merge or exception',
    );
    expect(importEntityType.safeParse('patients').error?.issues[0]?.message).toBe(
      'Please choose what to import: clients, leads, sites, hospitals, doctors or surgeries',
    );
  });
});
