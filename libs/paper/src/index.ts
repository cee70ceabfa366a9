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
export { attestsAccessibility } from './attest';
export { factOf } from './fact';
export { PaperRenderer, RendererEnded, type RendererLimits } from './renderer/paper-renderer';
export type { SealingIdentity } from './seal/cades';
export { sealFault } from './seal/check-seal';
export { readIdentity, selfMadeIdentity } from './seal/identity-file';
export { sealPdf } from './seal/seal-pdf';
export type { SealWords } from './seal/signature-field';
export { withTimestamp } from './seal/timestamp';
