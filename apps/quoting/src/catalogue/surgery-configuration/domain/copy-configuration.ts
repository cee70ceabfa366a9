import type { SurgeryConfigurationInput } from '@quillcare/contracts';
import { availablePart } from '@quillcare/rules';
import { enteredPart, type ConfiguredSurgery } from './surgery-configuration';

/** What a surgery copies from another: everything available that makes sense for its class. */
export function copyFor(surgery: ConfiguredSurgery, source: ConfiguredSurgery): SurgeryConfigurationInput {
  const copied = availablePart(enteredPart(source), source.named);
  return {
    ...copied,
    cosmeticBasisPoints: surgery.procedureClass === 'MIXED' ? copied.cosmeticBasisPoints : null,
  };
}
