// What is right and what is wrong in an answer.

const NEVER = new Set([401, 403]);

/** What is wrong with the answer to somebody with this role; null when it is right. */
export function matrixProblem(isAllowed, { status, json }) {
  if (isAllowed) return NEVER.has(status) ? `who may was refused: ${status} ${json?.code}` : null;
  return status === 403 && json?.code === 'FORBIDDEN'
    ? null
    : `who may not got ${status} ${json?.code ?? ''}`;
}

/** What of an answer must not differ between a foreign id and one that never was. */
export function comparable({ status, json }) {
  const { correlationId: _, ...rest } = json ?? {};
  return JSON.stringify({ status, ...rest });
}

/** Whether one of the fields that an answer calls wrong is this one, or a part of it. */
function names(answer, field) {
  const named = (answer.json?.errors ?? []).map(({ path }) => path);
  return named.some((path) => path === field || path.startsWith(`${field}.`) || field.startsWith(`${path}.`));
}

/**
 * How an answer to a text is to be judged: `[kind of finding, what]`, or the name of a harmless outcome. What the
 * contract itself refuses must be called by its name; what a service refuses may have another reason.
 */
export function judgeText({ isAccepted, answer, field }) {
  const { status } = answer;
  if (status < 400)
    return isAccepted ? 'accepted' : ['success', `${field} was accepted against the contract`];
  if (status === 413 || (status === 400 && names(answer, field))) return 'refused, its field named';
  return isAccepted || status !== 400
    ? 'refused for another reason'
    : ['text', `${field} was refused without being named`];
}
