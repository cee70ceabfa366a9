// Decides whether a response is correct.

const NEVER = new Set([401, 403]);

/** What is wrong with the response to a user of a role, or null if it is correct. */
export function matrixProblem(isAllowed, { status, json }) {
  if (isAllowed) return NEVER.has(status) ? `permitted but refused: ${status} ${json?.code}` : null;
  return status === 403 && json?.code === 'FORBIDDEN'
    ? null
    : `not permitted but got ${status} ${json?.code ?? ''}`;
}

/** The part of a response that must be identical for a foreign id and for an unknown id. */
export function comparable({ status, json }) {
  const { correlationId: _, ...rest } = json ?? {};
  return JSON.stringify({ status, ...rest });
}

/** Whether an error in a response refers to this field, its parent or one of its children. */
function names(answer, field) {
  const named = (answer.json?.errors ?? []).map(({ path }) => path);
  return named.some((path) => path === field || path.startsWith(`${field}.`) || field.startsWith(`${path}.`));
}

/**
 * Judges the response to a text: `[kind of finding, what]`, or the name of a harmless outcome. If the contract rejects the text,
 * the response must name the field, or the related field that the contract blames. A service may refuse it for another reason.
 *
 * @param {{ isAccepted: boolean, answer: any, field: string, blamed?: string[] }} given
 */
export function judgeText({ isAccepted, answer, field, blamed = [] }) {
  const { status } = answer;
  if (status < 400)
    return isAccepted ? 'accepted' : ['success', `${field} was accepted against the contract`];
  if (status === 413 || (status === 400 && [field, ...blamed].some((one) => names(answer, one))))
    return 'refused, its field named';
  return isAccepted || status !== 400
    ? 'refused for another reason'
    : ['text', `${field} was refused without being named`];
}
