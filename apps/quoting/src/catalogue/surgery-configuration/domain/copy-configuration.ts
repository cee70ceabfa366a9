import type { SurgeryConfigurationInput } from '@quillcare/contracts';
import { keepAvailable } from '@quillcare/rules';
import { toConfigurationInput, type ConfiguredSurgery } from './surgery-configuration';

/** What a surgery copies from another: everything available that makes sense for its class. */
export function copyConfiguration(
  surgery: ConfiguredSurgery,
  source: ConfiguredSurgery,
): SurgeryConfigurationInput {
  const copied = keepAvailable(toConfigurationInput(source), source.named);
  return {
    ...copied,
    cosmeticBasisPoints: surgery.procedureClass === 'MIXED' ? copied.cosmeticBasisPoints : null,
  };
}
