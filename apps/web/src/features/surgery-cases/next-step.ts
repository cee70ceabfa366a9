import type { SurgeryCase } from '@quillcare/contracts';
import { nextCaseStep, todayIn, type CaseFacts, type CaseStep } from '@quillcare/rules';

/** Returns the facts that decide the possible steps, with dates in the practice's time zone. */
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

/** Returns the next step of the case. */
export function stepOf(surgeryCase: SurgeryCase, timeZone: string, now: Date): CaseStep {
  const gatesOpen = surgeryCase.pathway !== null && surgeryCase.pathway.earliestOn === null;
  return nextCaseStep({ ...factsOf(surgeryCase, timeZone, now), gatesOpen });
}
