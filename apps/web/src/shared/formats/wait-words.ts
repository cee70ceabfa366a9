/** Describes a waiting time: in seconds below a minute and a half, otherwise in whole minutes, rounded up. */
export function relativeWait(seconds: number | null): string {
  if (seconds === null || seconds <= 0) return 'a moment';
  if (seconds < 90) return `${Math.ceil(seconds)} seconds`;
  return `${Math.ceil(seconds / 60)} minutes`;
}
