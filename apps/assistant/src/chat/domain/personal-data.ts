import { FIRST_NAMES } from './first-names';

/** A question with personal details removed. */
export interface StrippedQuestion {
  rest: string;
  /** Whether it contained details of a patient. */
  hasDetails: boolean;
}

const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*';
const STREET =
  '(?:st|street|rd|road|ave|avenue|dr|drive|ct|court|pl|place|cres|crescent|lane|pde|parade|tce|terrace|hwy|highway)';
/**
 * Conditions and diagnoses. Procedures are not included: practices perform them every day, so they say nothing about a particular
 * patient.
 */
const CONDITION =
  'hiv|aids|hepatitis(?: [abc])?|cancer|tumou?r|carcinoma|melanoma|lymphoma|leuk(?:a)?emia|diabet\\w+|asthma\\w*|epilep\\w+|' +
  'depress(?:ion|ed)|anxiety|bipolar|schizophreni\\w+|psychosis|suicid\\w+|dementia|alzheimers?|parkinsons?|autis\\w+|adhd|' +
  'lipodystroph\\w+|lipoedema|lymphoedema|obes\\w+|anorexi\\w+|bulimi\\w+|dysmorphi\\w+|pregnan\\w+|miscarriage|abortion|' +
  'endometriosis|fibroids?|crohns?|colitis|arthriti\\w+|osteoporosis|stroke|angina|hypertension|' +
  'syphilis|herpes|chlamydia|tuberculosis|covid\\w*|addict\\w*|alcoholi\\w+|transgender|brca\\d?|dvt|h(?:a)?emophili\\w+';

/**
 * Details of a patient wherever they occur: email and street addresses, dates, numbers of seven or more digits, quote numbers,
 * conditions.
 */
const DETAILS: readonly RegExp[] = [
  /\S+@\S+/gu,
  /(?:\+?\d[\s().-]?){7,}/gu,
  /\b\d{1,2}\s?[/.-]\s?\d{1,2}\s?[/.-]\s?\d{2,4}\b/gu,
  new RegExp(String.raw`\b(?:\d{1,2}(?:st|nd|rd|th)?\s+)?(?:of\s+)?${MONTH}\.?,?\s+(?:19|20)\d\d\b`, 'giu'),
  /\bborn(?:\s+(?:on|in))?\s+(?:the\s+)?[\p{L}\d/.-]+(?:\s+\d[\p{L}\d/.-]*)*/giu,
  new RegExp(String.raw`\b\d+[a-z]?(?:/\d+)?\s+(?:\p{L}+\s+){1,3}${STREET}\b(?:,?\s+\p{L}+)?`, 'giu'),
  /\bQ-?\d{3,}/giu,
  new RegExp(String.raw`\b(?:${CONDITION})\b`, 'giu'),
];
/** A title followed by a name. */
const TITLED_NAME = /\b[Mm](?:r|rs|s|iss|x)\.?\s+\p{L}[\p{L}’'-]*(?:\s+\p{Lu}[\p{L}’'-]+)?/gu;
const NAMED_PATIENT =
  /\b(?:patient|client|lead|pt)(?:\s+(?:is|was|called|named|name))*:?\s+\p{Lu}[\p{L}’'-]+(?:\s+\p{Lu}[\p{L}’'-]+)?/gu;
const WORD = /\p{L}[\p{L}’'-]*/gu;

/**
 * Removes what looks like personal details from a question. `isHelp` says whether a word occurs in the help, in which case it is
 * not treated as a surname. This is best effort, so as a second safeguard only words of the help are sent to the model.
 */
export function stripPersonalData(question: string, isHelp: (word: string) => boolean): StrippedQuestion {
  let rest = question;
  for (const pattern of [...DETAILS, TITLED_NAME, NAMED_PATIENT]) rest = rest.replaceAll(pattern, ' ');
  const hasDetails = rest !== question;
  const named = stripNames(rest, isHelp);
  return { rest: named.rest, hasDetails: hasDetails || named.hasDetails };
}

/**
 * Two names in a row identify a person. A first name on its own may be a colleague's; it is removed but does not count as a
 * detail.
 */
function stripNames(text: string, isHelp: (word: string) => boolean): StrippedQuestion {
  const words = [...text.matchAll(WORD)].map(({ 0: written, index }) => ({
    index,
    end: index + written.length,
    isCapital: /^\p{Lu}\p{Ll}/u.test(written),
    isFirstName: FIRST_NAMES.has(normaliseWord(written)),
    isHelp: isHelp(normaliseWord(written)),
  }));
  let [rest, from, hasDetails] = ['', 0, false];
  for (let at = 0; at < words.length; at += 1) {
    const [word, next] = [words[at]!, words[at + 1]];
    const isNext = next !== undefined && !next.isHelp && /^\s+$/.test(text.slice(word.end, next.index));
    const isPair = isNext && (word.isFirstName || (word.isCapital && next.isCapital && !word.isHelp));
    if (!isPair && !word.isFirstName) continue;
    rest += text.slice(from, word.index);
    from = isPair ? next.end : word.end;
    hasDetails ||= isPair;
    if (isPair) at += 1;
  }
  return { rest: rest + text.slice(from), hasDetails };
}

function normaliseWord(word: string): string {
  return word.toLowerCase().replace(/[’']s?$/, '');
}
