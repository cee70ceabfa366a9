import {
  toFieldErrors,
  importMapping,
  invalidInput,
  type FieldError,
  type ImportMapping,
} from '@quillcare/contracts';
import { columnTargets, findMappingProblems, type ImportEntityType } from '@quillcare/rules';

/**
 * Parses a column mapping from a form field.
 * @throws VALIDATION_FAILED naming each faulty column
 */
export function parseMapping(text: string, entityType: ImportEntityType): ImportMapping {
  const parsed = importMapping.safeParse(jsonOf(text));
  if (!parsed.success)
    throw invalidInput(
      ...toFieldErrors(parsed.error).map(({ path, message }) => ({
        path: path === '' ? 'mapping' : `mapping.${path}`,
        message,
      })),
    );
  const errors = problemsOf(parsed.data, entityType);
  if (errors.length > 0) throw invalidInput(...errors);
  return parsed.data;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw invalidInput({ path: 'mapping', message: 'This field is invalid' });
  }
}

function problemsOf({ columns, constants }: ImportMapping, entityType: ImportEntityType): FieldError[] {
  const fields = columns.map(({ field }) => field);
  const { unknown, repeated, constants: wrong, missing } = findMappingProblems(entityType, fields, constants);
  const at = (column: number): string => `mapping.columns.${column}.field`;
  const known = columnTargets(entityType).map(({ key }) => key);
  return [
    ...unknown.map((i) => ({
      path: at(i),
      message: `There is no field “${fields[i]}”. Choose one of: ${known.join(', ')}`,
    })),
    ...repeated.map((i) => ({ path: at(i), message: `Only one column can be “${fields[i]}”` })),
    ...wrong.map((key) => ({
      path: `mapping.constants.${key}`,
      message: 'This field cannot have the same value in every row',
    })),
    ...missing.map((key) => ({
      path: 'mapping.columns',
      message: `No column is “${key}”, which is required`,
    })),
  ];
}
