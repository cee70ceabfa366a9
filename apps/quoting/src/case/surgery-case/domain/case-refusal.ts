import { AppError, type CasePathway, type SurgeryCase } from '@quillcare/contracts';
import { formatDate, formatPathwayProblem, type CaseRefusal, type GateKind } from '@quillcare/rules';

const GATES: Record<GateKind, string> = {
  REFERRAL: 'referral',
  FIRST_CONSULTATION: 'first consultation',
  SECOND_CONSULTATION: 'second consultation',
  SCREENING: 'psychological screening',
  EVALUATION: 'independent evaluation',
  BEST_INTERESTS: 'best interests assessment',
  QUOTE_DELIVERED: 'delivery of the quote',
  CONSENT_SIGNED: 'signed consent',
};

const STEPS: Record<
  Exclude<CaseRefusal, 'STATUS' | 'DISPUTED' | 'REPRESENTATIVE' | 'DOCTOR_LEFT' | 'PATHWAY'>,
  string
> = {
  NO_DATE: 'This case has no date yet. Please schedule it first.',
  HAS_DATE: 'This case already has a date. Please move it instead, with a reason.',
  NOT_TODAY: 'The surgery is on a later day. If it begins today, please move it first.',
};

export function refusalError(
  refusal: CaseRefusal,
  { status, doctorName, pathway }: Pick<SurgeryCase, 'status' | 'doctorName' | 'pathway'>,
  locale: string,
): AppError {
  if (refusal === 'STATUS') return new AppError('ILLEGAL_TRANSITION', { facts: { status } });
  if (refusal === 'DISPUTED') return new AppError('CASE_DISPUTED');
  if (refusal === 'REPRESENTATIVE') return new AppError('CASE_REPRESENTATIVE_NEEDED');
  if (refusal === 'DOCTOR_LEFT') return doctorLeftError(doctorName);
  if (refusal === 'PATHWAY') return pathwayOpenError(pathway, locale);
  return new AppError('ILLEGAL_TRANSITION', { detail: STEPS[refusal], facts: { status, refusal } });
}

export function doctorLeftError(name: string | null): AppError {
  const detail = name ? `${name} no longer works here. Please choose another doctor first.` : undefined;
  return new AppError('CASE_DOCTOR_LEFT', { detail });
}

/** The error for a booking the pathway does not allow yet. */
export function pathwayOpenError(pathway: CasePathway | null, locale: string): AppError {
  if (!pathway) return new AppError('CASE_PATHWAY_OPEN');
  return new AppError('CASE_PATHWAY_OPEN', {
    detail: pathwayReasons(pathway, locale).join(' '),
    facts: { earliestOn: pathway.earliestOn },
  });
}

/** The reasons that prevent a booking, one sentence each: missing gates, insufficient evidence, the remaining wait. */
export function pathwayReasons(pathway: CasePathway, locale: string): string[] {
  const missing = pathway.gates.flatMap(({ kind, evidence }) => (evidence ? [] : [GATES[kind]]));
  const { earliestOn } = pathway;
  return [
    ...(missing.length > 0 ? [`Missing: ${missing.join(', ')}.`] : []),
    ...pathway.problems.map(formatPathwayProblem),
    ...(earliestOn
      ? [`The cooling-off period is not over: booking is possible from ${formatDate(earliestOn, locale)}.`]
      : []),
  ];
}

/** A gate's name as used within a sentence. */
export function gateName(kind: GateKind): string {
  return GATES[kind];
}
