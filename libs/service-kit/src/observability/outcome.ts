/**
 * Classifies how a call ended: `done`, `refused` (invalid input or missing permission), `away` (a dependency does not respond) or
 * `failed` (a fault of ours).
 */
export function outcomeOf(status: number): 'done' | 'refused' | 'away' | 'failed' {
  if (status < 400) return 'done';
  if (status < 500) return 'refused';
  return status === 503 || status === 504 ? 'away' : 'failed';
}
