import type { FieldError } from '@quillcare/contracts';
import {
  listLineOptions,
  resolveLineOptions,
  type LineRequest,
  type SurgeryConfiguration,
} from '@quillcare/rules';
import type { QuoteLineRequest } from './line-requests';

const MESSAGES = { UNKNOWN: 'Item not found', TWICE: 'Only one option of this list can be chosen' } as const;

/**
 * Gives a surgery's line its own options or, if `optionIds` is null, those of its surgery again. `given` is the line as the
 * surgery now produces it.
 */
export function lineWithOptions(
  line: QuoteLineRequest,
  optionIds: readonly string[] | null,
  request: LineRequest | null,
  configurations: readonly SurgeryConfiguration[],
): { line: QuoteLineRequest; problems: FieldError[] } {
  if (optionIds === null) {
    const hadOwn = (line.enteredOptionIds ?? null) !== null;
    const options = hadOwn ? (request?.options ?? []) : line.options;
    return { line: { ...line, enteredOptionIds: null, options }, problems: [] };
  }
  const configuration = configurations.find(({ surgeryId }) => surgeryId === line.surgeryId);
  const { options, problems } = resolveLineOptions(
    optionIds,
    line,
    request?.options ?? line.options,
    configuration,
  );
  return {
    line: { ...line, enteredOptionIds: [...new Set(optionIds)], options },
    problems: problems.map(({ at, reason }) => ({ path: `optionIds.${at}`, message: MESSAGES[reason] })),
  };
}

/** Updates the fees of options chosen for a single line; options of surgeries are already current. */
export function withCurrentOptions<L extends LineRequest>(
  lines: readonly L[],
  configurations: readonly SurgeryConfiguration[],
): L[] {
  return lines.map((line) => {
    if ((line.enteredOptionIds ?? null) === null) return line;
    const configuration = configurations.find(({ surgeryId }) => surgeryId === line.surgeryId);
    const offered = listLineOptions(line, configuration).flatMap(({ options }) => options);
    return {
      ...line,
      options: line.options.map((option) => offered.find(({ id }) => id === option.id) ?? option),
    };
  });
}
