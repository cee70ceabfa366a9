/** Where a signature was given; `TELEPHONE` and `PAPER` are entered by staff. */
export type SignedBy = 'LINK' | 'TABLET' | 'TELEPHONE' | 'PAPER';
export type ProvenBy = 'DATE_OF_BIRTH' | 'CODE';

/** The facts that decide how much a signature proves. */
export interface SigningFacts {
  readonly mode: SignedBy;
  /** How each signature of the acceptance was made; empty where staff entered it. */
  readonly methods: readonly ('draw' | 'type' | 'upload')[];
  /** How the patient proved who they are. */
  readonly identifiedBy: readonly ProvenBy[];
  /** Whether the patient said by the link that what staff entered is so. */
  readonly isConfirmed?: boolean;
}

/** Whether staff entered an acceptance, so that nobody signed in Quillcare: given by telephone or on paper. */
export function wasRecorded(acceptance: { mode: SigningFacts['mode'] } | null): boolean {
  return acceptance?.mode === 'TELEPHONE' || acceptance?.mode === 'PAPER';
}

/**
 * How much a signature proves. What staff entered stays apart however sure they are; of the others the weakest part counts: an
 * uploaded picture can be anybody's.
 */
export function assuranceOf(facts: SigningFacts): 'HIGH' | 'STANDARD' | 'LOWER' | 'RECORDED' | 'CONFIRMED' {
  if (wasRecorded(facts)) return facts.isConfirmed ? 'CONFIRMED' : 'RECORDED';
  if (facts.methods.includes('upload')) return 'LOWER';
  const isTwice = facts.identifiedBy.includes('DATE_OF_BIRTH') && facts.identifiedBy.includes('CODE');
  return isTwice ? 'HIGH' : 'STANDARD';
}
