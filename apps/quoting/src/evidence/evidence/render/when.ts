import { formatDateTime } from '@quillcare/rules';

export interface Clocks {
  /** The practice's. */
  timeZone: string;
}

/** An instant as the practice reads it, to the second, and in UTC: "20 Nov 2026, 1:00:05 pm AEDT (2026-11-20 02:00:05 UTC)". */
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

/** As shown to whoever signed: without seconds. */
export function dayAndTime(at: Date, { timeZone }: Clocks): string {
  return plainSpaces(formatDateTime(at, 'en-AU', timeZone));
}

// Newer versions of Unicode's data put narrow spaces before "pm", which not every font has.
function plainSpaces(text: string): string {
  return text.replace(/[\u00a0\u202f]/g, ' ');
}
