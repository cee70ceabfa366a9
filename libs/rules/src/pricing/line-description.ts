import type { SurgerySide } from './fee-types';

/** The description of a line in a language-neutral form. Names and `text` are as the practice wrote them. */
export type LineWords =
  | {
      readonly key: 'line.surgery';
      readonly surgery: string;
      readonly side: SurgerySide;
      readonly part: LinePart;
    }
  | { readonly key: 'line.assistant'; readonly surgery: string; readonly part: LinePart }
  | { readonly key: 'line.anaesthetist'; readonly surgery: string; readonly part: LinePart }
  | { readonly key: 'line.hospital'; readonly hospital: string; readonly part: LinePart }
  | {
      readonly key: 'line.theatre';
      readonly hospital: string;
      readonly surgery: string;
      readonly part: LinePart;
    }
  | { readonly key: 'line.item'; readonly text: string; readonly part: LinePart }
  | { readonly key: 'line.aftercare'; readonly text: string; readonly part: LinePart }
  | { readonly key: 'line.admin'; readonly part: LinePart };

/** The part of a mixed supply that a line represents. WHOLE if it is not split. */
export type LinePart = 'WHOLE' | 'TREATMENT' | 'COSMETIC';

const SIDE_SUFFIXES: Readonly<Record<SurgerySide, string>> = {
  LEFT: ', left side',
  RIGHT: ', right side',
  BILATERAL: ', both sides',
  UNILATERAL: ', one side',
  NOT_APPLICABLE: '',
};
const PART_SUFFIXES: Readonly<Record<LinePart, string>> = {
  WHOLE: '',
  TREATMENT: ' (medical part)',
  COSMETIC: ' (cosmetic part)',
};

/** Returns a line's description in English, as printed in Australia and New Zealand. */
export function formatLineDescription(words: LineWords): string {
  return `${describeWithoutPart(words)}${PART_SUFFIXES[words.part]}`;
}

function describeWithoutPart(words: LineWords): string {
  switch (words.key) {
    case 'line.surgery':
      return `${words.surgery}${SIDE_SUFFIXES[words.side]}`;
    case 'line.assistant':
      return `Surgical assistant: ${words.surgery}`;
    case 'line.anaesthetist':
      return `Anaesthetist: ${words.surgery}`;
    case 'line.hospital':
      return `Hospital stay: ${words.hospital}`;
    case 'line.theatre':
      return `Theatre: ${words.surgery}, ${words.hospital}`;
    case 'line.item':
      return words.text;
    case 'line.aftercare':
      return `Aftercare: ${words.text}`;
    case 'line.admin':
      return 'Administration';
  }
}
