import { dateFormat } from '@quillcare/rules';

/** Formats "14:05" in the locale: "2:05 pm", or "14:05" in 24-hour locales. */
export function timeText(time: string, locale: string): string {
  return dateFormat(locale, { timeStyle: 'short', timeZone: 'UTC' }).format(
    new Date(`1970-01-01T${time}:00Z`),
  );
}

const TYPED = /^(\d{1,2})(?:[:.\sh]?(\d{2}))?\s*(a|p)?\.?\s?(?:m\.?)?$/i;

/** Parses a typed time of day to "14:05". Accepts "2:05 pm", "2.05pm", "1405" and "14". Null if it is none. */
export function readTime(text: string): string | null {
  // Some locales put a narrow space before "pm".
  const [, hour = '', minute = '00', half] = TYPED.exec(text.trim().replaceAll(/\s/g, ' ')) ?? [];
  if (hour === '' || Number(minute) > 59) return null;
  const hours = half ? hourOfHalf(Number(hour), half.toLowerCase()) : Number(hour);
  if (hours === null || hours > 23) return null;
  return `${String(hours).padStart(2, '0')}:${minute}`;
}

function hourOfHalf(hour: number, half: string): number | null {
  if (hour < 1 || hour > 12) return null;
  return (hour % 12) + (half === 'p' ? 12 : 0);
}
