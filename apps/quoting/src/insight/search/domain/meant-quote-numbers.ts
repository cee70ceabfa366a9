const WITH_YEAR = /^q?[\s-]*(20\d\d)(?:[\s-]+0*(\d{1,6})|(\d{6}))$/i;
const WITHOUT_YEAR = /^q?[\s-]*0*(\d{1,6})$/i;
/** How many years back a number without a year is looked for. */
const YEARS = 5;

/** The quote numbers a text can stand for: "Q-2026-000123", "2026-123", "q 123" or "000123". Empty if it is not a quote number. */
export function meantQuoteNumbers(typed: string, thisYear: number): string[] {
  const text = typed.trim();
  const [, year, short, full] = WITH_YEAR.exec(text) ?? [];
  if (year) return [numberOf(year, short ?? full ?? '')];
  const serial = WITHOUT_YEAR.exec(text)?.[1];
  if (!serial) return [];
  return Array.from({ length: YEARS }, (_, back) => numberOf(String(thisYear - back), serial));
}

function numberOf(year: string, serial: string): string {
  return `Q-${year}-${serial.padStart(6, '0')}`;
}
