import { StatusChip } from '@quillcare/ui';
import { organisationTexts } from './platform.texts';

/** Whether an organisation or an account can be used. */
export function ActiveChip({ isActive }: { isActive: boolean }) {
  return (
    <StatusChip
      label={isActive ? organisationTexts.active : organisationTexts.inactive}
      tone={isActive ? 'success' : 'muted'}
    />
  );
}
