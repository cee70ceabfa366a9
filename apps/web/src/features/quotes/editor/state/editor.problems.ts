import { id, newQuoteInput, type Problem } from '@quillcare/contracts';
import { formWords } from '../../../../shared/forms/form.en';
import { word } from '../../../../shared/words/words';
import type { EditorState } from './editor.state';
import { bodyOf } from './editor.values';

const required = () => word(formWords, 'required');

/** Validates the quote against the contract before saving. Returns messages by path. */
export function problemsOf(state: Pick<EditorState, 'head' | 'rows' | 'priced'>): Record<string, string> {
  const body = bodyOf(state);
  const problems: [string, string][] = [];
  // Report an empty choice as "required" rather than "invalid", because the contract's id schema cannot tell that nothing has
  // been chosen.
  for (const field of ['clientId', 'doctorId'] as const)
    if (!id.safeParse(body[field]).success) problems.push([field, required()]);
  const chosen = new Set(problems.map(([field]) => field));
  for (const { path, message } of newQuoteInput.safeParse(body).error?.issues ?? [])
    if (!chosen.has(String(path[0]))) problems.push([path.join('.'), message]);
  // Reversed so that the first problem of each path wins.
  return Object.fromEntries(problems.reverse());
}

/** Returns the server's errors by path. Empty if the rejection as a whole has no field errors. */
export function refusedFields(problem: Pick<Problem, 'errors'>): Record<string, string> {
  return Object.fromEntries((problem.errors ?? []).map(({ path, message }) => [path, message]));
}
