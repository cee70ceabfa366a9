import type { Operation } from '@quillcare/contracts';
import { active, DOCTORS, HOSPITALS, SITES, SURGERIES } from '../../shared/records/record-kinds';
import type { RecordSource } from '../../shared/records/record-source';

export type TargetType = 'SURGERY' | 'DOCTOR' | 'HOSPITAL' | 'SITE';

/** Where the records are found that a rule can be for. */
export const TARGETS: Record<TargetType, RecordSource & { get: Operation }> = {
  SURGERY: active(SURGERIES),
  DOCTOR: active(DOCTORS),
  HOSPITAL: active(HOSPITALS),
  SITE: active(SITES),
};
