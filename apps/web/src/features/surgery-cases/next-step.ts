import type { SurgeryCase } from '@quillcare/contracts';
import { nextCaseStep, todayIn, type CaseFacts, type CaseStep } from '@quillcare/rules';

/** What decides which steps are possible, for a reader in the practice's zone. */
export function factsOf(surgeryCase: SurgeryCase, timeZone: string, now: Date): CaseFacts {
  const { status, startsAt, hasDoctorLeft, isDisputed, lacksRepresentative, pathway } = surgeryCase;
  return {
    status,
    hasDoctorLeft,
    isDisputed,
    lacksRepresentative,
    today: todayIn(now, timeZone),
    startsOn: startsAt && todayIn(new Date(startsAt), timeZone),
    mayBook: pathway?.mayBook ?? true,
  };
}

/** The one thing that brings the case further. */
export function stepOf(surgeryCase: SurgeryCase, timeZone: string, now: Date): CaseStep {
  const gatesOpen = surgeryCase.pathway !== null && surgeryCase.pathway.earliestOn === null;
  return nextCaseStep({ ...factsOf(surgeryCase, timeZone, now), gatesOpen });
}
