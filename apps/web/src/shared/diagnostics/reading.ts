import type { ToneName } from '@quillcare/ui';

/** One fact about the product, the connection or the browser, for support. */
export interface Reading {
  label: string;
  value: string;
  /** Whether it is good or bad. Omitted if neither. */
  tone?: Extract<ToneName, 'success' | 'warning' | 'error' | 'info' | 'neutral'>;
}

export interface ReadingGroup {
  title: string;
  readings: readonly Reading[];
}

/** Formats the readings as text, for an email to support. */
export function reportOf(title: string, groups: readonly ReadingGroup[], now: Date): string {
  const lines = groups.flatMap((group) => [
    '',
    group.title,
    ...group.readings.map(({ label, value }) => `  ${label}: ${value}`),
  ]);
  return [`${title}, ${now.toISOString()}`, ...lines].join('\n');
}
