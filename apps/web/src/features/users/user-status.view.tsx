import { StatusChip } from '@quillcare/ui';
import { userTexts } from './user.texts';

/** Whether the person can sign in. */
export function UserStatus({ isActive }: { isActive: boolean }) {
  return isActive ? (
    <StatusChip label={userTexts.active} tone="success" />
  ) : (
    <StatusChip label={userTexts.inactive} tone="muted" />
  );
}
