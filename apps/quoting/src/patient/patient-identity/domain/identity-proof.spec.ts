import { methodsOf, proofProblems, type GivenProof } from './identity-proof';

const DATE = { dateOfBirth: '1984-02-29' };
const CODE = { code: '123 456', codeToken: 't' };

it.each([
  ['DATE_OF_BIRTH', DATE, []],
  ['DATE_OF_BIRTH', {}, ['dateOfBirth']],
  ['DATE_OF_BIRTH', CODE, ['dateOfBirth']],
  ['CODE', CODE, []],
  ['CODE', DATE, ['code']],
  ['CODE', { code: '' }, ['code']],
  ['CODE', { code: '12345' }, ['code']],
  ['BOTH', { ...DATE, ...CODE }, []],
  ['BOTH', DATE, ['code']],
  ['BOTH', CODE, ['dateOfBirth']],
  ['BOTH', {}, ['dateOfBirth', 'code']],
] as const)(
  'for identification by %s with the proof %j reports missing %j',
  (way, given: GivenProof, missing) => {
    expect(proofProblems(methodsOf(way), given).map(({ path }) => path)).toEqual(missing);
  },
);
