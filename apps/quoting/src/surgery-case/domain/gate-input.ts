import { type FieldError, type GateEvidence } from '@quillcare/contracts';
import { formatDate } from '@quillcare/rules';
import { gateName } from './case-refusal';

type Given = Pick<
  GateEvidence,
  'kind' | 'doneOn' | 'byName' | 'doctorId' | 'mode' | 'outcome' | 'note' | 'documentId'
>;

const isConsultation = ({ kind }: Given) => kind === 'FIRST_CONSULTATION' || kind === 'SECOND_CONSULTATION';

/** What is wrong with evidence that somebody records: each gate has its own facts. */
export function gateProblems(given: Given, today: string): FieldError[] {
  const { kind, doneOn, byName, doctorId, mode, outcome } = given;
  const problems: FieldError[] = [];
  const need = (path: keyof Given, isMissing: boolean, message: string) => {
    if (isMissing) problems.push({ path, message });
  };
  need('doneOn', doneOn > today, 'Please enter a day that is not in the future');
  if (isConsultation(given)) {
    need('mode', mode === null, 'Please say how the consultation was held');
    need('doctorId', doctorId === null && byName === null, 'Please say who held the consultation');
  }
  need('byName', kind === 'REFERRAL' && byName === null, 'Please say who referred the patient');
  need('byName', kind === 'SCREENING' && byName === null, 'Please say who did the screening');
  need('outcome', kind === 'SCREENING' && outcome === null, 'Please say what the screening found');
  return problems;
}

/** Evidence without what its gate does not have. */
export function keptEvidence(given: Given): Given {
  const isHeld = isConsultation(given);
  return {
    ...given,
    doctorId: isHeld ? given.doctorId : null,
    mode: isHeld ? given.mode : null,
    outcome: given.kind === 'SCREENING' ? given.outcome : null,
  };
}

/** The gate and its day, for the history. */
export function gateWords({ kind, doneOn }: Pick<Given, 'kind' | 'doneOn'>, locale: string): string {
  const name = gateName(kind);
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}, ${formatDate(doneOn, locale)}`;
}
