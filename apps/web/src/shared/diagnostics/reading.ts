import type { ToneName } from '@quillcare/ui';

/** One fact about the product, the connection or the browser, in words that support understands. */
export interface Reading {
  label: string;
  value: string;
  /** Whether that is good or bad; left out where it is neither. */
  tone?: Extract<ToneName, 'success' | 'warning' | 'error' | 'info' | 'neutral'>;
}

export interface ReadingGroup {
  title: string;
  readings: readonly Reading[];
}

/** The same as text, for a mail to support. */
export function reportOf(title: string, groups: readonly ReadingGroup[], now: Date): string {
  const lines = groups.flatMap((group) => [
    '',
    group.title,
    ...group.readings.map(({ label, value }) => `  ${label}: ${value}`),
  ]);
  return [`${title}, ${now.toISOString()}`, ...lines].join('\n');
}
