export {
  PAGE_NUMBER,
  type Block,
  type Column,
  type Fact,
  type FootRow,
  type FormCell,
  type Letterhead,
  type Paper,
  type Picture,
  type Row,
  type StyledText,
  type TextStyle,
} from './paper';
export { claimsAccessibility } from './accessibility-claim';
export { readFact } from './fact';
export { PaperRenderer, RendererEndedError, type RendererLimits } from './renderer/paper-renderer';
export type { SealingIdentity } from './seal/cades';
export { findSealFault } from './seal/check-seal';
export { readIdentity, selfSignedIdentity } from './seal/identity-file';
export { sealPdf } from './seal/seal-pdf';
export type { SealDetails } from './seal/signature-field';
export { addTimestamp } from './seal/timestamp';
