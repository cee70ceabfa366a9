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

const END = '\r\n';
/** Maximum line length in octets, without the line end (RFC 5545, 3.1). */
const LINE_OCTETS = 75;

/** Returns the text of an iCalendar file in UTF-8, with lines folded and terminated as RFC 5545 requires and times in UTC. */
export function icalText({ name, refreshMinutes, events }: IcalCalendar): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Quillcare//Surgery calendar//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:PT${refreshMinutes}M`,
    `X-PUBLISHED-TTL:PT${refreshMinutes}M`,
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ];
  return lines.map((line) => folded(line) + END).join('');
}

function eventLines(event: IcalEvent): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(event.uid)}`,
    `DTSTAMP:${utcTime(event.changedAt)}`,
    `LAST-MODIFIED:${utcTime(event.changedAt)}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTART:${utcTime(event.startsAt)}`,
    `DTEND:${utcTime(event.endsAt)}`,
    `SUMMARY:${escaped(event.summary)}`,
    ...(event.location ? [`LOCATION:${escaped(event.location)}`] : []),
    `STATUS:${event.status}`,
    // A cancelled event does not block time.
    `TRANSP:${event.status === 'CANCELLED' ? 'TRANSPARENT' : 'OPAQUE'}`,
    'CLASS:PRIVATE',
    'END:VEVENT',
  ];
}

/** "20261004T203000Z" */
function utcTime(at: Date): string {
  return `${at.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}

/**
 * Escapes backslashes, commas, semicolons and line ends in a text value and drops other control characters, which are not
 * allowed.
 */
function escaped(text: string): string {
  return text
    .replace(/[\\;,]/g, (character) => `\\${character}`)
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '');
}

/** Folds a line into pieces of at most 75 octets, continuation lines starting with a space, without splitting a character. */
function folded(line: string): string {
  const pieces: string[] = [];
  let piece = '';
  let octets = 0;
  for (const character of line) {
    const size = octetsOf(character);
    if (octets + size > LINE_OCTETS) {
      pieces.push(piece);
      piece = ' ';
      octets = 1;
    }
    piece += character;
    octets += size;
  }
  return [...pieces, piece].join(END);
}

function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}
