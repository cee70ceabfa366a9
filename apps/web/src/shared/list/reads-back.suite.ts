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

/** A column of a list's file that is called otherwise than its field. */
const CALLED: Readonly<Record<string, string>> = {
  followUp: 'nextFollowUpOn',
  value: 'expectedValue',
  expectedValueMinor: 'expectedValue',
  theatres: 'operatingTheatres',
  duration: 'estimatedDuration',
  baseFeeMinor: 'baseFee',
};

/** Expects that a file with the screen's headings and words is known by the import, every field and every word. */
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
