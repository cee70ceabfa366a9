import type { Operation } from '@quillcare/contracts';
import { active, DOCTORS, HOSPITALS, SITES, SURGERIES } from '../../shared/records/record-kinds';
import type { RecordSource } from '../../shared/records/record-source';

export type TargetType = 'SURGERY' | 'DOCTOR' | 'HOSPITAL' | 'SITE';

/** Record sources for choosing a rule's target, by target type. */
export const TARGETS: Record<TargetType, RecordSource & { get: Operation }> = {
  SURGERY: active(SURGERIES),
  DOCTOR: active(DOCTORS),
  HOSPITAL: active(HOSPITALS),
  SITE: active(SITES),
};
