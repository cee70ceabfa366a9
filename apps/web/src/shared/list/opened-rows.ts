/** The row opened from each browser history entry (by key), to highlight it again on return. */
const opened = new Map<string, string>();
const MOST = 50;

export function rememberOpened(historyKey: string, rowId: string): void {
  opened.delete(historyKey);
  opened.set(historyKey, rowId);
  const oldest = opened.keys().next().value;
  if (opened.size > MOST && oldest !== undefined) opened.delete(oldest);
}

export function openedAt(historyKey: string): string | undefined {
  return opened.get(historyKey);
}
