/** A calendar event (RFC 5545). */
export interface IcalEvent {
  /** Stable for the lifetime of the event, so that calendars update their copy. */
  uid: string;
  /** Incremented with every change of the event. */
  sequence: number;
  changedAt: Date;
  startsAt: Date;
  endsAt: Date;
  summary: string;
  location: string | null;
  status: 'TENTATIVE' | 'CONFIRMED' | 'CANCELLED';
}

export interface IcalCalendar {
  name: string;
  /** Suggested polling interval in minutes. */
  refreshMinutes: number;
  events: readonly IcalEvent[];
}

const LINE_BREAK = '\r\n';
/** Maximum line length in octets, without the line end (RFC 5545, 3.1). */
const MAX_LINE_OCTETS = 75;

/** Returns the text of an iCalendar file in UTF-8, with lines folded and terminated as RFC 5545 requires and times in UTC. */
export function formatIcal({ name, refreshMinutes, events }: IcalCalendar): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Quillcare//Surgery calendar//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(name)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:PT${refreshMinutes}M`,
    `X-PUBLISHED-TTL:PT${refreshMinutes}M`,
    ...events.flatMap(formatEvent),
    'END:VCALENDAR',
  ];
  return lines.map((line) => foldLine(line) + LINE_BREAK).join('');
}

function formatEvent(event: IcalEvent): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(event.uid)}`,
    `DTSTAMP:${formatUtcTime(event.changedAt)}`,
    `LAST-MODIFIED:${formatUtcTime(event.changedAt)}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTART:${formatUtcTime(event.startsAt)}`,
    `DTEND:${formatUtcTime(event.endsAt)}`,
    `SUMMARY:${escapeText(event.summary)}`,
    ...(event.location ? [`LOCATION:${escapeText(event.location)}`] : []),
    `STATUS:${event.status}`,
    // A cancelled event does not block time.
    `TRANSP:${event.status === 'CANCELLED' ? 'TRANSPARENT' : 'OPAQUE'}`,
    'CLASS:PRIVATE',
    'END:VEVENT',
  ];
}

/** "20261004T203000Z" */
function formatUtcTime(at: Date): string {
  return `${at.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}

/**
 * Escapes backslashes, commas, semicolons and line ends in a text value and drops other control characters, which are not
 * allowed.
 */
function escapeText(text: string): string {
  return text
    .replace(/[\\;,]/g, (character) => `\\${character}`)
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '');
}

/** Folds a line into pieces of at most 75 octets, continuation lines starting with a space, without splitting a character. */
function foldLine(line: string): string {
  const pieces: string[] = [];
  let piece = '';
  let octets = 0;
  for (const character of line) {
    const size = utf8Length(character);
    if (octets + size > MAX_LINE_OCTETS) {
      pieces.push(piece);
      piece = ' ';
      octets = 1;
    }
    piece += character;
    octets += size;
  }
  return [...pieces, piece].join(LINE_BREAK);
}

function utf8Length(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}
