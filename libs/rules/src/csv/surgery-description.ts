const DESCRIPTIONS_BY_NAME: Readonly<Record<string, string>> = {
  rhinoplasty: 'Surgery to change the shape of the nose.',
  septoplasty: 'Surgery to straighten the wall between the two nasal passages.',
  septorhinoplasty: 'Surgery to change the shape of the nose and to straighten the wall inside it.',
  abdominoplasty: 'Surgery to remove loose skin of the abdomen and tighten the muscles underneath.',
  blepharoplasty: 'Surgery to remove skin, and fat where needed, from the eyelids.',
  otoplasty: 'Surgery to change the position or the shape of the ears.',
  liposuction: 'Removal of fat beneath the skin through a thin tube.',
  mastopexy: 'Surgery to lift the breasts and to remove loose skin.',
  'breast augmentation': 'Surgery to enlarge the breasts, usually with implants.',
  'breast reduction': 'Surgery to make the breasts smaller and lighter.',
  'carpal tunnel release': 'Surgery that takes pressure off the nerve at the wrist.',
  'knee arthroscopy': 'Surgery inside the knee joint through small cuts, with a camera.',
  'total hip replacement': 'Surgery that replaces the hip joint with an artificial joint.',
  'total knee replacement':
    'Surgery that replaces the worn surfaces of the knee joint with artificial parts.',
  cholecystectomy: 'Removal of the gallbladder.',
  'hernia repair': 'Surgery that closes a gap in the abdominal wall.',
};

/** Descriptions by keyword in the name. The first match applies. */
const DESCRIPTIONS_BY_KEYWORD: readonly (readonly [RegExp, string])[] = [
  [
    /\b(lesion|mole|skin cancer|bcc|scc|melanoma)/,
    'Removal of a change in the skin, with closure of the wound.',
  ],
  [/\bscar/, 'Treatment of a scar, to make it less noticeable or less tight.'],
  [/\bgraft/, 'Surgery that moves tissue from one part of the body to another.'],
  [/\bflap/, 'Surgery that covers a wound with tissue from beside it, which keeps its blood supply.'],
  [/\b(breast|mamm)/, 'Surgery of the breast.'],
  [/\b(rhino|nose|nasal|sinus|septum)/, 'Surgery of the nose.'],
  [/\b(eyelid|bleph|brow)/, 'Surgery of the eyelids or brow.'],
  [/\b(face|facial|neck) ?lift/, 'Surgery to lift and tighten skin of the face or neck.'],
  [/\bear\b/, 'Surgery of the ear.'],
  [/\b(hand|finger|thumb|wrist|carpal|trigger)/, 'Surgery of the hand or wrist.'],
  [/\b(knee|hip|shoulder|ankle|joint|arthro)/, 'Surgery of a joint.'],
  [/\b(spin|disc|lumbar|cervical|lamin)/, 'Surgery of the spine.'],
  [/\bhernia/, 'Surgery that closes a gap in the abdominal wall.'],
  [/\b(heart|cardiac|valve|bypass|coronary)/, 'Surgery of the heart.'],
  [/\b(implant|prosthe)/, 'Surgery to place, change or remove an implant.'],
  [/\bbiops/, 'Removal of a small piece of tissue, so that it can be examined.'],
];

const GENERIC_DESCRIPTION =
  'Surgery by the practice’s doctors. Your doctor will explain what is done, and what it involves.';

/**
 * Drafts a description for a surgery imported without one: by its name, then by a keyword, otherwise a generic one (product
 * specification). Patients see the draft only after a person has approved it, so it promises nothing.
 */
export function draftDescription(name: string): string {
  const plain = name.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();
  if (Object.hasOwn(DESCRIPTIONS_BY_NAME, plain)) return DESCRIPTIONS_BY_NAME[plain]!;
  return DESCRIPTIONS_BY_KEYWORD.find(([keyword]) => keyword.test(plain))?.[1] ?? GENERIC_DESCRIPTION;
}
