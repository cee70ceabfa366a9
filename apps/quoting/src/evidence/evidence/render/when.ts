import { formatDateTime } from '@quillcare/rules';

export interface Clocks {
  timeZone: string;
}

/**
 * Formats an instant to the second in the practice's time zone and in UTC, such as "20 Nov 2026, 1:00:05 pm AEDT (2026-11-20
 * 02:00:05 UTC)".
 */
export function whenOf(at: Date, { timeZone }: Clocks): string {
  const local = new Intl.DateTimeFormat('en-AU', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    second: '2-digit',
    timeZoneName: 'short',
    timeZone,
  }).format(at);
  const utc = at.toISOString().slice(0, 19).replace('T', ' ');
  return `${plainSpaces(local)} (${utc} UTC)`;
}

/** Formats an instant as the signer saw it, without seconds. */
export function dayAndTime(at: Date, { timeZone }: Clocks): string {
  return plainSpaces(formatDateTime(at, 'en-AU', timeZone));
}

// Newer Unicode data puts narrow no-break spaces before "pm", which some fonts lack.
function plainSpaces(text: string): string {
  return text.replace(/[\u00a0\u202f]/g, ' ');
}
