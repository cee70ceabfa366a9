import { z } from 'zod';
import { id, instant, isoDate, rawText } from '../core/primitives';

/** How patients prove who they are before a quote is shown, as chosen by the practice. */
export const identification = z.enum(['DATE_OF_BIRTH', 'CODE', 'BOTH']);
export type Identification = z.infer<typeof identification>;

/** Where a signature was given: on the patient's own page, on the practice's device, or recorded by staff. */
export const signingMode = z.enum(['LINK', 'TABLET', 'TELEPHONE', 'PAPER']);
export type SigningMode = z.infer<typeof signingMode>;

/**
 * How strong the proof of a signature is. HIGH: date of birth and an emailed code. STANDARD: one of them, drawn or typed. LOWER:
 * an uploaded picture. RECORDED: entered by staff. CONFIRMED: entered by staff and confirmed by the patient through the link.
 */
export const assurance = z.enum(['HIGH', 'STANDARD', 'LOWER', 'RECORDED', 'CONFIRMED']);
export type Assurance = z.infer<typeof assurance>;

export const signatureMethod = z.enum(['draw', 'type', 'upload']);

/** Maximum length of a signature in characters: a PNG or JPEG of 400 KiB as a data URL, or a typed name. */
export const MAX_SIGNATURE_LENGTH = 560_000;

/** The person who signs. Anyone signing for the patient states their capacity and authority. */
export const signatory = z.strictObject({
  role: z.enum(['PATIENT', 'GUARDIAN', 'SUBSTITUTE']),
  /** Empty if the patient signs. */
  name: rawText(200).default(''),
  /** Relationship to the patient, such as "mother". */
  relationship: rawText(100).default(''),
  /** For example "parental responsibility" or "enduring power of attorney". */
  authority: rawText(300).default(''),
  /** The signatory's own address. Verified by a code if they sign by the link for a patient who may not sign alone. */
  email: rawText(254).default(''),
  /** Who receives the emails that follow the acceptance. */
  mailTo: z.enum(['PATIENT', 'SIGNATORY']).default('PATIENT'),
});
export type Signatory = z.infer<typeof signatory>;

/** A second person's signature, if the practice requires one. */
export const secondSignature = z.strictObject({
  name: rawText(200),
  relationship: rawText(100).default(''),
  method: signatureMethod,
  data: rawText(MAX_SIGNATURE_LENGTH),
  /** Confirms that a typed signature that differs from the name is genuine. */
  isTypedNameConfirmed: z.boolean().optional(),
});

/** A patient's answer to a check question, as the index of the answer. It is stored with the question as asked. */
export const checkAnswerInput = z.strictObject({ questionId: id, answer: z.number().int().min(0).max(5) });

/** A question that checks whether a quote was understood. `correct` is the index of the correct answer. Null if there is none. */
export const checkQuestion = z.object({
  id,
  question: z.string(),
  answers: z.array(z.string()),
  correct: z.number().int().nullable(),
});
export type CheckQuestion = z.infer<typeof checkQuestion>;

/** Staff's finding when a patient disputes an acceptance: it stands, or the patient never gave it. */
export const disputeOutcome = z.enum(['STANDS', 'NOT_ACCEPTED']);
export type DisputeOutcome = z.infer<typeof disputeOutcome>;

/** How a dispute was settled: the reason, which the patient reads, and the evidence, either a note or a document of the case. */
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
 * What the patient's page shows of an acceptance recorded by staff: how and when, when the patient disputed it, and how that was
 * settled. The reason is shown only after identification.
 */
const recordedView = z.object({
  mode: signingMode,
  at: instant,
  disputedAt: instant.nullable(),
  settled: z.object({ at: instant, outcome: disputeOutcome, reason: z.string().nullable() }).nullable(),
});

/** The same for a signed acceptance, and whether the patient can dispute it here. */
const signedView = recordedView.omit({ mode: true, at: true }).extend({ canDispute: z.boolean() });

export const recordedFields = {
  /** True if an acceptance recorded by staff awaits the patient's confirmation. */
  awaitsConfirmation: z.boolean(),
  /** Null if the patient signed. */
  recorded: recordedView.nullable(),
  /** Null if staff recorded it, or nothing was accepted. */
  signed: signedView.nullable(),
};

/** The acceptance as shown with the quote. Everything else is in the evidence. */
export const acceptanceSummary = z.object({
  mode: signingMode,
  method: signatureMethod.nullable(),
  assurance,
  signatory,
  secondSignerName: z.string().nullable(),
  optionIds: z.array(z.string()),
  /** The staff member who recorded it or handed over the device. Null if the patient signed by the link. */
  recordedByName: z.string().nullable(),
  /** When staff recorded it. Null if the patient signed. */
  recordedAt: instant.nullable(),
  /** Last day on which it can be withdrawn in any case. Null without a cooling-off period. */
  coolingOffEndsOn: isoDate.nullable(),
  /** When the patient confirmed what staff recorded, or disputed the acceptance. */
  confirmedAt: instant.nullable(),
  disputedAt: instant.nullable(),
  patientComment: z.string().nullable(),
  /** How staff settled the dispute. Null if there is none, or it is still open. */
  settlement: disputeSettlement.nullable(),
});
export type AcceptanceSummary = z.infer<typeof acceptanceSummary>;

/** An option of a group the patient chooses from. The id includes the surgery, because two surgeries may use the same list. */
export const choiceOption = z.object({ id: z.string(), name: z.string() });

/** A group of options of one surgery, marked "the patient chooses". */
export const choiceGroup = z.object({
  id: z.string(),
  surgeryId: id,
  surgeryName: z.string(),
  name: z.string(),
  choose: z.enum(['ONE', 'SEVERAL']),
  /** For groups with a single choice: it may be left empty, because staff chose none. */
  mayBeNone: z.boolean().default(false),
  options: z.array(choiceOption),
});
export type ChoiceGroup = z.infer<typeof choiceGroup>;

/** A chosen option in a request: the ids of the surgery and the option. */
export const chosenOptionId = rawText(80);

/** Maximum number of combinations a quote may offer, because each is priced and frozen with it. */
export const MAX_CHOICES = 24;

/** A quote's choices as staff see them: every combination with its total in minor units, the staff's own selection first. */
export const offeredChoices = z.object({
  groups: z.array(choiceGroup),
  variants: z.array(z.object({ optionIds: z.array(z.string()), totalMinor: z.number().int() })),
});
export type OfferedChoices = z.infer<typeof offeredChoices>;
