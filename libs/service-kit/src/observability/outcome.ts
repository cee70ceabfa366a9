/**
 * How a call ended: `done`, `refused` (what was asked is not possible: a wrong input, a missing right), `away` (something that it
 * needs does not answer) or `failed` (a fault of ours).
 */
export function outcomeOf(status: number): 'done' | 'refused' | 'away' | 'failed' {
  if (status < 400) return 'done';
  if (status < 500) return 'refused';
  return status === 503 || status === 504 ? 'away' : 'failed';
}
