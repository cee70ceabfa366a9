import { z } from 'zod';
import { id, instant, isoDate, rawText } from '../core/primitives';

/** How a patient proves who they are before a quote is shown; the practice decides. */
export const identification = z.enum(['DATE_OF_BIRTH', 'CODE', 'BOTH']);
export type Identification = z.infer<typeof identification>;

/** Where a signature was given: on the patient's own page, on the practice's device, or recorded by staff. */
export const signingMode = z.enum(['LINK', 'TABLET', 'TELEPHONE', 'PAPER']);
export type SigningMode = z.infer<typeof signingMode>;

/**
 * How much a signature proves. HIGH: date of birth and an emailed code. STANDARD: one of them, drawn or typed. LOWER: an
 * uploaded picture. RECORDED: entered by staff. CONFIRMED: entered by staff, and the patient said by the link that it is so.
 */
export const assurance = z.enum(['HIGH', 'STANDARD', 'LOWER', 'RECORDED', 'CONFIRMED']);
export type Assurance = z.infer<typeof assurance>;

export const signatureMethod = z.enum(['draw', 'type', 'upload']);

/** Maximum length of a signature: a PNG or JPEG of 400 KiB as a data URL, or a typed name. */
export const SIGNATURE_LIMIT = 560_000;

/** Who signs. Whoever signs for somebody else says as what, and by what authority. */
export const signatory = z.strictObject({
  role: z.enum(['PATIENT', 'GUARDIAN', 'SUBSTITUTE']),
  /** Empty where the patient signs. */
  name: rawText(200).default(''),
  /** To the patient, such as "mother". */
  relationship: rawText(100).default(''),
  /** Such as "parental responsibility" or "enduring power of attorney". */
  authority: rawText(300).default(''),
  /** An address of their own. Where they sign by the link for a patient who may not sign alone, it was confirmed by a code. */
  email: rawText(254).default(''),
  /** Who gets the emails that follow the acceptance. */
  mailTo: z.enum(['PATIENT', 'SIGNATORY']).default('PATIENT'),
});
export type Signatory = z.infer<typeof signatory>;

/** Another person who signs where the practice asks for it. */
export const secondSignature = z.strictObject({
  name: rawText(200),
  relationship: rawText(100).default(''),
  method: signatureMethod,
  data: rawText(SIGNATURE_LIMIT),
  /** That a typed signature unlike the name is theirs all the same. */
  isTypedNameConfirmed: z.boolean().optional(),
});

/** What the patient answered to a check question; the question as it was asked is kept with it. */
export const checkAnswerInput = z.strictObject({ questionId: id, answer: z.number().int().min(0).max(5) });

/** A question that checks whether a quote was understood. `correct` is the index of the right answer; null if none is. */
export const checkQuestion = z.object({
  id,
  question: z.string(),
  answers: z.array(z.string()),
  correct: z.number().int().nullable(),
});
export type CheckQuestion = z.infer<typeof checkQuestion>;

/** What staff found when a patient said that an acceptance is not right: it stands, or the patient never gave it. */
export const disputeOutcome = z.enum(['STANDS', 'NOT_ACCEPTED']);
export type DisputeOutcome = z.infer<typeof disputeOutcome>;

/** How a dispute was settled: the reason, which the patient reads, and the evidence, a note or a document of the case. */
export const disputeSettlement = z.object({
  at: instant,
  byName: z.string(),
  outcome: disputeOutcome,
  reason: z.string(),
  note: z.string().nullable(),
  documentId: id.nullable(),
});
export type DisputeSettlement = z.infer<typeof disputeSettlement>;

/**
 * What the patient's page shows of an acceptance that staff recorded: how, when, when the patient said that it is not right, and
 * how that was settled; why only after identification.
 */
const recordedView = z.object({
  mode: signingMode,
  at: instant,
  disputedAt: instant.nullable(),
  settled: z.object({ at: instant, outcome: disputeOutcome, reason: z.string().nullable() }).nullable(),
});

/** The same of an acceptance that was signed, and whether its patient can say here that it is not right. */
const signedView = recordedView.omit({ mode: true, at: true }).extend({ canDispute: z.boolean() });

export const recordedFields = {
  /** What staff recorded waits for the patient's word. */
  awaitsConfirmation: z.boolean(),
  /** Null where the patient signed. */
  recorded: recordedView.nullable(),
  /** Null where staff recorded it, or nothing was accepted. */
  signed: signedView.nullable(),
};

/** What the quote shows of its acceptance; everything else is in the evidence. */
export const acceptanceSummary = z.object({
  mode: signingMode,
  method: signatureMethod.nullable(),
  assurance,
  signatory,
  secondSignerName: z.string().nullable(),
  /** The options that the patient chose. */
  optionIds: z.array(z.string()),
  /** Who of staff recorded or handed over; null where the patient signed by the link. */
  recordedByName: z.string().nullable(),
  /** When staff entered it; null where the patient signed. */
  recordedAt: instant.nullable(),
  /** The last day on which it can be withdrawn in any case; null without a cooling-off period. */
  coolingOffEndsOn: isoDate.nullable(),
  /** When the patient confirmed what staff recorded, or disputed the acceptance. */
  confirmedAt: instant.nullable(),
  disputedAt: instant.nullable(),
  /** What they said with it. */
  patientComment: z.string().nullable(),
  /** How staff settled the dispute; null while there is none, or it is open. */
  settlement: disputeSettlement.nullable(),
});
export type AcceptanceSummary = z.infer<typeof acceptanceSummary>;

/** One option of a group that the patient chooses from; its id says of which surgery, because two may have the same list. */
export const choiceOption = z.object({ id: z.string(), name: z.string() });

/** A group of options of one surgery, marked "the patient chooses". */
export const choiceGroup = z.object({
  id: z.string(),
  surgeryId: id,
  surgeryName: z.string(),
  name: z.string(),
  choose: z.enum(['ONE', 'SEVERAL']),
  /** Where one is chosen: none may be, because staff chose none. */
  mayBeNone: z.boolean().default(false),
  options: z.array(choiceOption),
});
export type ChoiceGroup = z.infer<typeof choiceGroup>;

/** A chosen option in a request: the ids of a surgery and of an option. */
export const chosenOptionId = rawText(80);

/** The most combinations that a quote may offer: each is priced and frozen with it. */
export const CHOICES_LIMIT = 24;

/** What staff see of a quote's choices: every combination with its total, the first being what they chose themselves. */
export const offeredChoices = z.object({
  groups: z.array(choiceGroup),
  variants: z.array(z.object({ optionIds: z.array(z.string()), totalMinor: z.number().int() })),
});
export type OfferedChoices = z.infer<typeof offeredChoices>;
