import type { BookingCheckLine, SurgeryCase } from '@quillcare/contracts';
import { todayIn, wasRecordedByStaff } from '@quillcare/rules';
import { lineOf } from './booking-check.line';

export interface AcceptanceView {
  /** The patient's age on the day of acceptance. Null if the date of birth is unknown. */
  age: number | null;
  /** Recorded by staff and not yet confirmed by the patient. */
  awaitsWord: boolean;
  timeZone: string;
}

/** Who accepted, how, and whether the acceptance is valid. */
export function acceptanceLines(surgeryCase: SurgeryCase, view: AcceptanceView): BookingCheckLine[] {
  return [
    acceptedLine(surgeryCase, view),
    signedLine(surgeryCase, view.timeZone),
    ageLine(surgeryCase, view.age),
    doctorLine(surgeryCase),
  ];
}

const ACCEPTANCE_MODES: Record<SurgeryCase['acceptanceData']['mode'], string> = {
  LINK: 'Accepted on the patient’s own page.',
  TABLET: 'Accepted on the practice’s device.',
  TELEPHONE: 'Recorded by staff: accepted by telephone.',
  PAPER: 'Recorded by staff: accepted on paper.',
};

function acceptedLine({ isDisputed, acceptanceData }: SurgeryCase, view: AcceptanceView): BookingCheckLine {
  const { mode, recordedByName, confirmedAt, patientComment, settlement } = acceptanceData;
  const on = todayIn(new Date(acceptanceData.signedAt), view.timeZone);
  const title = 'Quote accepted';
  if (isDisputed)
    return lineOf(title, 'WRONG', ['The patient says that this is not right.', patientComment], { on });
  const isRecorded = wasRecordedByStaff(acceptanceData);
  return lineOf(
    title,
    view.awaitsWord ? 'NOTED' : 'MET',
    [
      ACCEPTANCE_MODES[mode],
      isRecorded && recordedByName && `By ${recordedByName}.`,
      confirmedAt !== null && 'The patient confirmed it.',
      view.awaitsWord && 'The patient has not confirmed it yet.',
      settlement && `A dispute was settled by ${settlement.byName}: ${settlement.reason}`,
    ],
    { on },
  );
}

/** A recorded acceptance is never called signed: one on paper has its scan, one by telephone has nothing. */
function signedLine({ pathway, acceptanceData }: SurgeryCase, timeZone: string): BookingCheckLine {
  const { signatureMethod, scan, signedAt, documentHash } = acceptanceData;
  const title = 'Consent to the quote and its terms';
  const on = todayIn(new Date(signedAt), timeZone);
  const hash = `Document SHA-256 ${documentHash}.`;
  if (signatureMethod !== null) return lineOf(title, 'MET', ['Signed electronically.', hash], { on });
  if (scan) return lineOf(title, 'MET', ['Signed on paper; the scan is kept.', hash], { on });
  const where = pathway ? 'The consent is a step of its own below.' : 'Ask for it before the surgery.';
  return lineOf(title, pathway ? 'NOTED' : 'OPEN', [`Nothing was signed. ${where}`, hash]);
}

function ageLine({ lacksRepresentative, acceptanceData }: SurgeryCase, age: number | null): BookingCheckLine {
  const title = 'Old enough to accept';
  const { role, name, relationship, authority } = acceptanceData.signatory;
  const by = role === 'PATIENT' ? null : [name, relationship, authority].filter(Boolean).join(', ');
  if (age === null)
    return lineOf(title, 'NOTED', ['The date of birth is not known.', by && `Accepted by ${by}.`]);
  const years = `${age} years old on the day of the acceptance.`;
  if (lacksRepresentative)
    return lineOf(title, 'WRONG', [years, 'A parent or guardian has to accept as well.']);
  return lineOf(title, 'MET', [years, by && `Accepted for the patient by ${by}.`]);
}

function doctorLine({ hasDoctorLeft, doctorName }: SurgeryCase): BookingCheckLine {
  const title = 'Operating doctor';
  if (!hasDoctorLeft) return lineOf(title, 'MET', [doctorName]);
  return lineOf(title, 'WRONG', [doctorName, 'No longer works here: choose another doctor.']);
}
