import { id, newQuoteInput, type Problem } from '@quillcare/contracts';
import { formWords } from '../../../../shared/forms/form.en';
import { word } from '../../../../shared/words/words';
import type { EditorState } from './editor.state';
import { bodyOf } from './editor.values';

const required = () => word(formWords, 'required');

/** What the contract refuses in the quote as it stands, by path, before it is sent. */
export function problemsOf(state: Pick<EditorState, 'head' | 'rows' | 'priced'>): Record<string, string> {
  const body = bodyOf(state);
  const problems: [string, string][] = [];
  // An empty choice is "required", not "invalid": the contract's id cannot know that nothing was chosen yet.
  for (const field of ['clientId', 'doctorId'] as const)
    if (!id.safeParse(body[field]).success) problems.push([field, required()]);
  const chosen = new Set(problems.map(([field]) => field));
  for (const { path, message } of newQuoteInput.safeParse(body).error?.issues ?? [])
    if (!chosen.has(String(path[0]))) problems.push([path.join('.'), message]);
  // The first problem of a path is the one to mend first.
  return Object.fromEntries(problems.reverse());
}

/** The server's errors by path; without any, the whole refusal has none. */
export function refusedFields(problem: Pick<Problem, 'errors'>): Record<string, string> {
  return Object.fromEntries((problem.errors ?? []).map(({ path, message }) => [path, message]));
}
