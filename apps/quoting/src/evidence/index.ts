export { EvidenceChecker, type EvidenceReport } from './evidence/check/evidence-checker';
