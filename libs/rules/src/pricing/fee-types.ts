export const LINE_KINDS = [
  'SURGEON',
  'ASSISTANT',
  'ANAESTHETIST',
  'HOSPITAL',
  'THEATRE',
  'IMPLANT',
  'PATHOLOGY',
  'ADMIN',
  'OTHER',
] as const;
export type LineKind = (typeof LINE_KINDS)[number];

/** The fee types that a pricing rule can change (product specification, part 1 section 3). */
export const FEE_TYPES = [
  'SURGERY_BASE_FEE',
  'ASSISTANT_FEES',
  'ANAESTHETIST_FEES',
  'HOSPITAL_FEES',
  'ADMIN_FEES',
] as const;
export type FeeType = (typeof FEE_TYPES)[number];

const FEE_TYPE_OF: Readonly<Record<LineKind, FeeType | null>> = {
  SURGEON: 'SURGERY_BASE_FEE',
  ASSISTANT: 'ASSISTANT_FEES',
  ANAESTHETIST: 'ANAESTHETIST_FEES',
  HOSPITAL: 'HOSPITAL_FEES',
  THEATRE: 'HOSPITAL_FEES',
  IMPLANT: null,
  PATHOLOGY: null,
  ADMIN: 'ADMIN_FEES',
  OTHER: null,
};

/** Returns the fee type of a line kind, or null for implants, pathology and other, which rules do not affect. */
export function feeTypeOf(kind: LineKind): FeeType | null {
  return FEE_TYPE_OF[kind];
}

/** Returns the line kinds of a fee type. `HOSPITAL_FEES` has two: accommodation (HOSPITAL) and THEATRE. */
export function lineKindsOf(feeType: FeeType): LineKind[] {
  return LINE_KINDS.filter((kind) => FEE_TYPE_OF[kind] === feeType);
}

/** The possible sides of a surgery (product specification, part 1 section 3). */
export const SURGERY_SIDES = ['LEFT', 'RIGHT', 'BILATERAL', 'UNILATERAL', 'NOT_APPLICABLE'] as const;
export type SurgerySide = (typeof SURGERY_SIDES)[number];

/** Maximum fee of a line, in minor units (10 million dollars). */
export const MAX_FEE_MINOR = 1_000_000_000;
