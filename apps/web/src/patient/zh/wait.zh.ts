/** Describes a waiting time: in seconds below a minute and a half, otherwise in whole minutes, rounded up. */
export function waitZh(seconds: number | null): string {
  if (seconds === null || seconds <= 0) return '片刻';
  return seconds < 90 ? ` ${Math.ceil(seconds)} 秒` : ` ${Math.ceil(seconds / 60)} 分钟`;
}
