import type { Operation } from '@quillcare/contracts';
import {
  activeOnly,
  DOCTOR_SOURCE,
  HOSPITAL_SOURCE,
  SITE_SOURCE,
  SURGERY_SOURCE,
} from '../../shared/records/record-kinds';
import type { RecordSource } from '../../shared/records/record-source';

export type TargetType = 'SURGERY' | 'DOCTOR' | 'HOSPITAL' | 'SITE';

/** Record sources for choosing a rule's target, by target type. */
export const TARGET_SOURCES: Record<TargetType, RecordSource & { get: Operation }> = {
  SURGERY: activeOnly(SURGERY_SOURCE),
  DOCTOR: activeOnly(DOCTOR_SOURCE),
  HOSPITAL: activeOnly(HOSPITAL_SOURCE),
  SITE: activeOnly(SITE_SOURCE),
};
