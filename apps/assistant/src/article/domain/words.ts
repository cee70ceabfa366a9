// Stop words: they occur in every question, so they say nothing about which article answers it.
const EMPTY_WORDS = new Set(
  (
    'a about after all already also always am an and another any anymore anyone anything are around as asap at away back be ' +
    'because been before being both but by bye came can cannot cant cause come comes could couldnt de did didnt do does ' +
    'doesnt doing done dont down each else ever every everything for from get gets getting give given go goes going gonna ' +
    'gone got gotta guys had has hasnt have havent having he hello help her here hers hes hey hi him his hows how i id if ' +
    'ill im in into is isnt it its itself ive just keep keeps know let lets like likes look made makes making may me ' +
    'might mine more most much must my myself need needs needing never no nor not now of off often oh ok okay on once one ' +
    'ones only or other our ours out over per people person pls plz please possible put puts really right said same saw say saying says ' +
    'see seem seems set shall she shes should shouldnt show so some somebody someone something somewhere somehow soon still ' +
    'stuff such sure take takes taking tell than thank thanks that thats the their them then there theres these they theyre ' +
    'thing things think this those til till to today together told too try trying up us use used using ' +
    'very via wanna want wanted wants was wasnt way we well went were weve what whats whatever when whenever where wheres ' +
    'which while who whole whom whos whose why will with within without wont works would wouldnt y yet you youre your ' +
    'yours thx ta cheers'
  ).split(' '),
);

// Words with little meaning for the search: days, months, sizes, common verbs, and names of operations.
const LIGHT_WORDS = new Set(
  (
    'monday tuesday wednesday thursday friday saturday sunday mon tue tues wed thu thur thurs fri sat sun tomorrow yesterday ' +
    'tonight arvo january february march april june july august september october november december next last new old little ' +
    'big small good bad great nice proper actual actually current currently different early late later long short whole half ' +
    'first second few lot bit quick quickly easy easily best better ago min mins minutes hour hours week weeks month months ' +
    'year years add change set open do find check happen happened happening allow start stop end use turn call list page ' +
    'boob boobs job nose tummy tuck breast breasts reduction augmentation lift lipo liposuction facelift botox fillers eyelid ' +
    'eyelids rhino rhinoplasty abdominoplasty hip knee hernia carpal tunnel shoulder cataract gallbladder tonsils replacement ' +
    'somehow basically maybe perhaps probably afternoon morning night read write choose reason way stay hold make work through'
  )
    .split(' ')
    .map(stemOf),
);

/** Abbreviations people type in a hurry. */
const TYPED: Readonly<Record<string, string>> = {
  u: 'you',
  ur: 'your',
  r: 'are',
  ppl: 'people',
  thru: 'through',
  tmrw: 'tomorrow',
  b4: 'before',
  cos: 'because',
  coz: 'because',
  wk: 'week',
  wks: 'weeks',
  mth: 'month',
  mths: 'months',
  yr: 'year',
  yrs: 'years',
  qtr: 'quarter',
  rego: 'registration',
  msg: 'message',
  info: 'information',
  pic: 'photo',
  pics: 'photo',
};

/** A word of a question, normalised for comparison. */
export interface Word {
  /** As typed, in lower case without accents and apostrophes. */
  plain: string;
  stem: string;
  isEmpty: boolean;
}

export function wordsOf(text: string): Word[] {
  return plainText(text)
    .split(/[^\p{L}\p{N}&]+/u)
    .filter((typed) => typed !== '' && typed !== '&')
    .map((typed) => TYPED[typed] ?? typed)
    .map((plain) => ({ plain, stem: stemOf(plain), isEmpty: isEmpty(plain) }));
}

/** Lower-cases a text and removes accents and apostrophes, because “didnt” is typed as often as “didn't”. */
export function plainText(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F'’`]/g, '')
    .toLowerCase();
}

/** Endings of names of operations: septoplasty, mastectomy, arthroscopy. */
const OPERATION = /(?:plasty|ectomy|otomy|oscopy|pexy|desis)$/;

/** Whether a word occurs in so many questions that it says little. */
export function isLight({ plain, stem }: Word): boolean {
  return LIGHT_WORDS.has(stem) || OPERATION.test(plain) || /^\d/.test(plain);
}

/** Whether a word is a stop word. Stop words identify no one, so they may be sent to the model. */
export function isEmpty(plain: string): boolean {
  return EMPTY_WORDS.has(plain) || (plain.length < 2 && !/\d/.test(plain));
}

/** Strips the most common endings, so that signed, signing and signs are the same word. */
export function stemOf(plain: string): string {
  if (plain.length < 4) return plain;
  let stem = plain
    .replace(/(?:sses|ies)$/, (ending) => (ending === 'ies' ? 'y' : 'ss'))
    .replace(/([^su])s$/, '$1');
  const cut = stem.replace(/(?:ing|ed)$/, '');
  if (cut !== stem && /[aeiouy]/.test(cut) && cut.length > 2) stem = cut.replace(/([^aeiouls])\1$/, '$1');
  return stem.replace(/(?:e|y|ie)$/, '');
}

/** Whether `a` becomes `b` by inserting, deleting, replacing or swapping one letter. */
export function isOneEditApart(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1);
  if (short.slice(at + 1) === long.slice(at + 1)) return true;
  return (
    short[at] === long[at + 1] && short[at + 1] === long[at] && short.slice(at + 2) === long.slice(at + 2)
  );
}
