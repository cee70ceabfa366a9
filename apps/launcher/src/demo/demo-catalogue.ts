import { HAND_AND_JOINT_SURGERIES } from './hand-and-joint-surgeries';
import { PLASTIC_SURGERIES } from './plastic-surgeries';

export const SURGERIES = [...PLASTIC_SURGERIES, ...HAND_AND_JOINT_SURGERIES];
