/** Where a signature was given. `TELEPHONE` and `PAPER` acceptances are recorded by staff. */
export type SignedBy = 'LINK' | 'TABLET' | 'TELEPHONE' | 'PAPER';
export type IdentificationFactor = 'DATE_OF_BIRTH' | 'CODE';

export interface SigningFacts {
  readonly mode: SignedBy;
  /** How each signature of the acceptance was made. Empty if staff recorded it. */
  readonly methods: readonly ('draw' | 'type' | 'upload')[];
  readonly identifiedBy: readonly IdentificationFactor[];
  /** Whether the patient has confirmed, through the link, an acceptance recorded by staff. */
  readonly isConfirmed?: boolean;
}

/** Returns whether staff recorded the acceptance (given by telephone or on paper), so that nobody signed in Quillcare. */
export function wasRecordedByStaff(acceptance: { mode: SigningFacts['mode'] } | null): boolean {
  return acceptance?.mode === 'TELEPHONE' || acceptance?.mode === 'PAPER';
}

/**
 * Returns how much a signature proves. Acceptances recorded by staff form levels of their own. For the others the weakest element
 * decides, because an uploaded picture could be anyone's signature.
 */
export function determineAssurance(
  facts: SigningFacts,
): 'HIGH' | 'STANDARD' | 'LOWER' | 'RECORDED' | 'CONFIRMED' {
  if (wasRecordedByStaff(facts)) return facts.isConfirmed ? 'CONFIRMED' : 'RECORDED';
  if (facts.methods.includes('upload')) return 'LOWER';
  const isTwice = facts.identifiedBy.includes('DATE_OF_BIRTH') && facts.identifiedBy.includes('CODE');
  return isTwice ? 'HIGH' : 'STANDARD';
}
