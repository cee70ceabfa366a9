import { wasRecordedByStaff } from './assurance';

interface AddressedAcceptance {
  readonly mode: 'LINK' | 'TABLET' | 'TELEPHONE' | 'PAPER';
  readonly confirmedAt: string | null;
  readonly signatory: {
    readonly name: string;
    readonly email: string;
    readonly mailTo: 'PATIENT' | 'SIGNATORY';
  };
}

interface SignedVersion {
  readonly acceptance: AddressedAcceptance | null;
  readonly acceptanceWithdrawnAt: string | null;
}

interface AddressedQuote {
  readonly client: { readonly firstName: string; readonly email: string };
  readonly acceptance: AddressedAcceptance | null;
}

/**
 * Returns who gets the emails about a quote: the patient, or the signatory if they asked for it. Until it is signed itself, a
 * change goes to the signatory of the version that it changes (`varied`), who may be the only one who can sign it.
 */
export function addresseeOf(
  { client, acceptance }: AddressedQuote,
  varied: SignedVersion | null = null,
): { email: string; firstName: string } {
  const signatory = (acceptance ?? confirmedAcceptance(varied))?.signatory;
  if (signatory?.mailTo === 'SIGNATORY' && signatory.email)
    return { email: signatory.email, firstName: signatory.name };
  return { email: client.email, firstName: client.firstName };
}

/**
 * The acceptance in force whose signatory has read mail at their address. One that staff typed is unproven until the acceptance
 * is confirmed by the link that was emailed there.
 */
function confirmedAcceptance(varied: SignedVersion | null): AddressedAcceptance | null {
  if (!varied?.acceptance || varied.acceptanceWithdrawnAt !== null) return null;
  const { acceptance } = varied;
  return wasRecordedByStaff(acceptance) && acceptance.confirmedAt === null ? null : acceptance;
}
