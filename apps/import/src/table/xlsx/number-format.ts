/** Formats a number as a spreadsheet cell would. */
export type NumberFormat = (value: number) => string;

const DAY_MS = 86_400_000;
/** Day 0 of the 1900 date system. Excel wrongly assumes a 29 February 1900. */
const EPOCH_1900 = Date.UTC(1899, 11, 30);
const EPOCH_1904 = Date.UTC(1904, 0, 1);
const LAST_DAY = 2_958_465;
const FALSE_LEAP_DAY = 60;

/** Formats that workbooks refer to only by number (ECMA-376, part 1, 18.8.30). */
const BUILT_IN: Readonly<Record<number, string>> = {
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  9: '0%',
  10: '0.00%',
  14: 'd/m/yyyy',
  15: 'd-mmm-yy',
  16: 'd-mmm',
  17: 'mmm-yy',
  18: 'h:mm',
  19: 'h:mm:ss',
  20: 'h:mm',
  21: 'h:mm:ss',
  22: 'd/m/yyyy h:mm',
  37: '#,##0',
  38: '#,##0',
  39: '#,##0.00',
  40: '#,##0.00',
  45: 'mm:ss',
  46: '[h]:mm:ss',
  47: 'mm:ss',
};
/** Format numbers that some localised versions of Excel use for dates. */
const isDateNumber = (id: number): boolean => (id >= 27 && id <= 36) || (id >= 50 && id <= 58);

/** Returns the format of a cell. Dates are always written in ISO form, so that their order need not be guessed. */
export function numberFormat(id: number, code: string | undefined, is1904: boolean): NumberFormat {
  const written = code ?? BUILT_IN[id] ?? (isDateNumber(id) ? 'd/m/yyyy' : '');
  const [section = ''] = written.split(';');
  const bare = section.replace(/"[^"]*"|\\.|_.|\*./g, '');
  const tokens = bare.replace(/\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, '').replace(/General/i, '');
  if (/[ymdhs]/i.test(tokens.replace(/E[+-]/gi, ''))) return dateFormat(tokens, is1904);
  if (tokens.includes('%')) return percentFormat(tokens);
  const isPattern = /[0#?]/.test(tokens) && !/E[+-]|\//i.test(tokens);
  return isPattern ? patternFormat(section) : plainNumber;
}

/** Formats with at most 15 significant digits, as spreadsheets do, so that 0.1 + 0.2 gives 0.3. */
export function plainNumber(value: number): string {
  const short = Number(value.toPrecision(15));
  return Number.isInteger(short) && Math.abs(short) < 1e21 ? BigInt(short).toString() : String(short);
}

function percentFormat(tokens: string): NumberFormat {
  const decimals = /\.([0#?]+)/.exec(tokens)?.[1]?.length ?? 0;
  return (value) => `${(value * 100).toFixed(decimals)}%`;
}

function dateFormat(tokens: string, is1904: boolean): NumberFormat {
  const lower = tokens.toLowerCase();
  const hasDate = /[yd]/.test(lower) || (/m/.test(lower) && !/[hs]/.test(lower));
  const hasTime = /[hs]/.test(lower);
  return (value) => {
    if (value < 0 || value > LAST_DAY) return plainNumber(value);
    const days = !is1904 && value < FALSE_LEAP_DAY ? value + 1 : value;
    const at = new Date((is1904 ? EPOCH_1904 : EPOCH_1900) + Math.round((days * DAY_MS) / 1000) * 1000);
    const [date = '', time = ''] = at.toISOString().slice(0, 19).split('T');
    const clock = time.endsWith(':00') ? time.slice(0, 5) : time;
    if (!hasDate) return clock;
    return hasTime && clock !== '00:00' ? `${date} ${clock}` : date;
  };
}

/** Fills a pattern with digits: leading zeros, grouping and literal text as the cell shows them. */
function patternFormat(section: string): NumberFormat {
  const parts = partsOf(section);
  const point = parts.findIndex(({ text, place }) => place && text === '.');
  const before = point < 0 ? parts : parts.slice(0, point);
  const after = point < 0 ? [] : parts.slice(point + 1);
  const least = before.filter(({ text, place }) => place && text === '0').length;
  const decimals = after.filter(({ place }) => place).length;
  const words = after.map(({ text, place }) => (place ? '' : text)).join('');
  const isGrouped = before.some(({ text, place }) => place && text === ',');
  if (!parts.some(({ text, place }) => place && /[0#?]/.test(text))) return plainNumber;
  return (value) => {
    const [whole = '', fraction] = Math.abs(value).toFixed(decimals).split('.');
    const digits = whole.padStart(least, '0');
    const grouped = isGrouped ? digits.replace(/\B(?=(\d{3})+$)/g, ',') : digits;
    const shown = fillPlaceholders(before, grouped) + (fraction === undefined ? '' : `.${fraction}`) + words;
    return (value < 0 ? '-' : '') + shown.trim();
  };
}

interface Part {
  text: string;
  /** True for a placeholder: digit, decimal point or grouping mark. Otherwise literal text. */
  place: boolean;
}

function partsOf(section: string): Part[] {
  const parts: Part[] = [];
  const TOKENS = /"([^"]*)"|\\(.)|\[\$([^\]-]*)[^\]]*\]|\[[^\]]*\]|_.|\*.|([#0?.,])|(.)/gs;
  for (const [, quoted, escaped, currency, place, other] of section.matchAll(TOKENS)) {
    if (place !== undefined) parts.push({ text: place, place: true });
    else parts.push({ text: quoted ?? escaped ?? currency ?? other ?? '', place: false });
  }
  return parts;
}

/** Fills the placeholders from the right; the first one takes the remaining digits. */
function fillPlaceholders(parts: readonly Part[], digits: string): string {
  const isDigit = ({ text, place }: Part): boolean => place && text !== ',' && text !== '.';
  const first = parts.findIndex(isDigit);
  let remaining = digits;
  return parts
    .map((part, at) => ({ part, at }))
    .reverse()
    .map(({ part, at }) => {
      if (!isDigit(part)) return part.place ? '' : part.text;
      const taken = at === first ? remaining : remaining.slice(-1);
      remaining = remaining.slice(0, remaining.length - taken.length);
      return taken;
    })
    .reverse()
    .join('');
}
