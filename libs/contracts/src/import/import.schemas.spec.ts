import { duplicateStrategy, importEntityType } from './import.schemas';

describe('import options', () => {
  it('are rejected with a message that lists the valid choices', () => {
    expect(duplicateStrategy.safeParse('replace').error?.issues[0]?.message).toBe(
      'Please choose skip, overwrite, merge or exception',
    );
    expect(importEntityType.safeParse('patients').error?.issues[0]?.message).toBe(
      'Please choose what to import: clients, leads, sites, hospitals, doctors or surgeries',
    );
  });
});
