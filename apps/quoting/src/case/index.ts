export { CaseChecklists } from './case-checklist/operations/case-checklists';
export { readinessOfCase } from './case-checklist/persistence/case-checklist.sql';
export { ClinicalRight } from './case-document/clinical-access';
export { CaseDocumentRepository } from './case-document/persistence/case-document.repository';
export { DocumentFiles, PIECE_BYTES, type WrittenFile } from './case-document/persistence/document-files';
export { depositRequestFor } from './surgery-case/domain/deposit-settings';
export { DepositSettingsRepository } from './deposit/persistence/deposit-settings.repository';
export { SurgeryCaseEntity } from './surgery-case/persistence/surgery-case.entity';
export { SurgeryCaseRepository } from './surgery-case/persistence/surgery-case.repository';
