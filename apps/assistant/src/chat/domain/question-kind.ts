import { isEmpty, plainText } from '../../article/domain/words';

/**
 * What the user wants from Q, apart from how to do something. MEDICAL asks for clinical advice; CLINICAL mentions a clinical
 * matter but may still be about the product.
 */
export type QuestionKind =
  'HELP' | 'PAGE' | 'GREETING' | 'THANKS' | 'MEDICAL' | 'CLINICAL' | 'ORDER' | 'FOREIGN';

const GREETING =
  /^(?:hi+|hello+|hey+|hiya|howdy|gday|g day|yo|kia ora|good (?:morning|afternoon|evening|day)|morning|afternoon)(?: (?:there|q|all|again|how are you|hows it going|how are things))*$/;
const THANKS =
  /^(?:(?:ok|okay|great|perfect|awesome|lovely|cool|good|nice|brilliant) ?)*(?:thanks|thank you|thankyou|thx|ta|cheers|much appreciated|legend|bye|goodbye|see you|that worked|that helped|got it)(?: (?:so much|very much|a lot|heaps|a million|q|mate|legend|for that|for your help|for the help|that worked|that helped|bye))*$/;
/** Words of questions about the current page; the remaining words of such a question are stop words. */
const PAGE_WORDS = new Set(
  'page screen window tab button explain describe purpose mean means section part bit'.split(' '),
);
const POINTING = new Set('this here page screen window tab help'.split(' '));
/** Prompt injection: the user addresses a language model rather than a help desk. */
const ORDER =
  /\b(?:ignore|disregard|forget|override|bypass)\b.{0,40}\b(?:instructions?|prompts?|rules?|everything|above|guidelines)\b|\b(?:system|initial|hidden) prompts?\b|\b(?:you are now|pretend (?:to be|you)|act as (?:a|an|if)|role ?play|jailbreak|developer mode|dan mode)\b|\b(?:print|reveal|repeat|dump|output)\b.{0,30}\b(?:instructions|prompt|all (?:the )?(?:patients|data|passwords|records))\b|\b(?:drop table|select \* from|<script)\b/;

const CLINICAL =
  /\b(?:dos(?:e|es|age|ages|ing)|\d+ ?m[gl]|milligrams?|paracetamol|panadol|ibuprofen|nurofen|aspirin|codeine|oxycodone|endone|tramadol|morphine|opioids?|antibiotics?|amoxicillin|warfarin|eliquis|blood thinners?|anticoagulants?|insulin|ozempic|painkillers?|pain ?killers?|pain ?relief|analgesi\w+|medications?|medicines?|meds|drugs?|(?<!\b(?:what|such|real|bit of|is|its) a )pain(?:ful)?(?! in the (?:neck|bum|butt))|sore|hurts?|fevers?|temperature|bleed(?:s|ing)?|haemorrhage|infect(?:ed|ion|ions)|wounds?|stitch(?:es)?|sutures?|dressings?|drains?|bandages?|weep(?:s|ing)?|ooz(?:e|es|ing)|swell(?:s|ing)|swollen|bruis\w+|vomit\w*|nausea|nauseous|dizz\w+|rash|itch\w*|numb(?:ness)?|symptoms?|side effects?|diagnos\w+|treat(?:s|ed)?|heal(?:s|ed|ing)?|scar(?:s|ring)?|recovery|blood pressure|heart rate|pulse|allergic reaction|chest pain|breathless|cant breathe|short of breath|blood clots?|dvt|fast(?:ing)? before|nil by mouth|unconscious|collapsed|faint\w*|discharge from|pus|seroma|haematoma)\b/;
/** Asks what to do with a patient clinically. */
const ADVICE =
  /\b(?:dos(?:e|es|age)|\d+ ?m[gl]|(?:should|can|could|may|must|is|does|will|when can|how (?:long|much|many|often|soon)) .*\b(?:take|eat|drink|drive|fly|swim|shower|exercise|stop taking|smoke|breastfeed|normal|safe|dangerous|serious|last|settle|go away)|what (?:to|should|can|do) .*\b(?:give|take|do about)|side effects?|treat|cure|whats? wrong with|(?:call|ring) (?:an ambulance|000|111))\b/;
/** Asks for clinical advice without naming a medicine. */
const BODY =
  /\b(?:should|can|could|may|is it (?:ok|okay|safe|normal)|when can|how (?:long|soon)) (?:for )?(?:the |a |my |our )?(?:patient|pt|client|she|he|they|her|him|them)\b.*\b(?:eat|drink|drive|fly|swim|shower|bathe|exercise|lift|smoke|breastfeed|fast|take (?:her|his|their|the|a|off)? ?(?:tablets?|pills?|bandages?|dressings?))\b/;
/** Asks where something clinical is recorded. */
const WRITES =
  /\b(?:record|log|note|write|jot|enter|attach|upload|save|store|file|document|scan|tick|checklist|template|field|add|warning|alert|slot|appointments?|appts?|book|where (?:do|can|should) (?:i|we)|put)\b/;

// Function words of the languages most spoken at home in Australia and New Zealand, in Latin script.
const FOREIGN_WORDS = new Set(
  (
    'le la les un une des du je tu vous nous est et pas que qui quoi comment pourquoi ou où dans pour avec ' +
    'der die das ein eine ich du sie wir ist und nicht wie warum wo kann mit für auf den dem ' +
    'il lo gli uno una io non che chi come perche dove sono per con del della posso ' +
    'el los las yo usted es y no como donde por para con puedo quiero que cual ' +
    'o os um uma eu nao como onde para com posso quero ' +
    'de het een ik niet hoe waar kan met voor naar ' +
    'lam sao the nao toi muon khong cho ang ng mga paano saan ko ako po'
  ).split(' '),
);
const ENGLISH_WORDS = new Set(
  (
    'a an the i you she he we they it is are was do does did can could how what where when why who which my our your her his ' +
    'to of in on at for with and or not have has want need get this that there from by if will would should some any'
  ).split(' '),
);
const ENGLISH_TOO = new Set('a an i on come or me as the do in no die for per o po toi is you'.split(' '));
const OTHER_SCRIPT =
  /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Arabic}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Devanagari}\p{Script=Thai}\p{Script=Hebrew}\p{Script=Tamil}]/gu;

export function kindOf(question: string): QuestionKind {
  const plain = plainText(question);
  const words = plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  const text = words.join(' ');
  if (isForeign(question, words)) return 'FOREIGN';
  if (ORDER.test(plain)) return 'ORDER';
  if (GREETING.test(text)) return 'GREETING';
  if (THANKS.test(text)) return 'THANKS';
  if (BODY.test(text)) return 'MEDICAL';
  if (CLINICAL.test(text) && ADVICE.test(text)) return 'MEDICAL';
  if (CLINICAL.test(text) && !WRITES.test(text)) return 'CLINICAL';
  return isAboutPage(words) ? 'PAGE' : 'HELP';
}

function isAboutPage(words: readonly string[]): boolean {
  return (
    words.every((word) => isEmpty(word) || PAGE_WORDS.has(word)) && words.some((word) => POINTING.has(word))
  );
}

function isForeign(question: string, words: readonly string[]): boolean {
  const others = question.match(OTHER_SCRIPT)?.length ?? 0;
  if (others * 3 > question.replaceAll(/[^\p{L}]/gu, '').length) return others > 1;
  const foreign = words.filter((word) => FOREIGN_WORDS.has(word) && !ENGLISH_TOO.has(word)).length;
  const english = words.filter((word) => ENGLISH_WORDS.has(word) && !FOREIGN_WORDS.has(word)).length;
  return foreign >= 2 && foreign > english;
}
