import { undoStep, type ImportTrace } from './undo-step';

const created: ImportTrace = {
  recordId: 'one',
  act: 'CREATED',
  before: null,
  added: null,
  versionAfter: 1,
  isTouched: false,
};
const changed: ImportTrace = { ...created, act: 'CHANGED', before: { name: 'Bondi' }, versionAfter: 4 };
const at = (version: number, isRemoved = false) => ({ version, isRemoved });

describe('undoing a row of an import', () => {
  it.each([
    ['removes what it added', created, at(1), null, { outcome: 'REMOVED' }],
    ['leaves what it added and is in use', created, at(1), '1 site', 'It is in use: 1 site'],
    ['restores what it changed, in use or not', changed, at(4), '1 site', { outcome: 'RESTORED' }],
    ['leaves what was edited since', created, at(2), null, 'It has been edited since the import'],
    [
      'leaves what it changed and was edited since',
      changed,
      at(5),
      null,
      'It has been edited since the import',
    ],
    [
      'leaves what was edited between two batches',
      { ...changed, isTouched: true },
      at(4),
      null,
      'It has been edited since the import',
    ],
    ['leaves what was removed since', created, at(2, true), null, 'It has been removed since the import'],
    ['leaves what is gone', created, null, null, 'It has been removed since the import'],
  ])('%s', (_, trace, present, uses, expected) => {
    const step = undoStep(trace, present, uses);
    expect(step).toEqual(typeof expected === 'string' ? { outcome: 'LEFT', reason: expected } : expected);
  });
});
