import {
  absentFields,
  importFields,
  isKnownBoolean,
  matchPreset,
  mappingProblems,
  parseImportBoolean,
  parseImportSelect,
  type ImportEntityType,
} from '@quillcare/rules';
import { codeWordsOf, headingsOf } from './file-words';
import type { List } from './list.types';

/** Column names of a list's file that differ from the import field. */
const CALLED: Readonly<Record<string, string>> = {
  followUp: 'nextFollowUpOn',
  value: 'expectedValue',
  expectedValueMinor: 'expectedValue',
  theatres: 'operatingTheatres',
  duration: 'estimatedDuration',
  baseFeeMinor: 'baseFee',
};

/** Expects the import to recognise every heading and every label of a file exported with the words on screen. */
export function expectReadsBack(list: List, entityType: ImportEntityType): void {
  const fields = importFields(entityType);
  const headings = Object.entries(headingsOf(list));
  const preset = matchPreset(
    headings.map(([, heading]) => heading),
    entityType,
    () => true,
  );
  const columns = preset?.columns ?? [];
  expect(preset?.name).toBe('Quillcare, a list with every field');
  expect(mappingProblems(entityType, columns).missing).toEqual([]);
  expect(absentFields(entityType, columns).filter((field) => field !== 'notes')).toEqual([]);
  for (const [name, key] of headings.map(([own], at) => [own, columns[at]] as const)) {
    if (key === null || key === undefined || name === 'name') continue;
    expect([name, key]).toEqual([name, CALLED[name] ?? name]);
  }
  for (const { key, type, options, synonyms } of fields)
    for (const [code, text] of Object.entries(codeWordsOf(list)[key] ?? {})) {
      if (options) expect([key, parseImportSelect(text, options, synonyms).value]).toEqual([key, code]);
      if (type === 'boolean')
        expect([key, isKnownBoolean(text), String(parseImportBoolean(text))]).toEqual([key, true, code]);
    }
}
