import { updateUser, type StaffUser } from '@quillcare/contracts';
import { ConfirmedChange } from './confirmed-change';
import { userTexts } from './user.texts';

/** Asks before somebody can no longer sign in, or can again. */
export function ActivationDialog({ person, onClose }: { person: StaffUser; onClose: () => void }) {
  const { id, version, name } = person;
  const texts = person.isActive
    ? {
        title: userTexts.deactivateTitle(name),
        hint: userTexts.deactivateHint,
        confirmLabel: userTexts.deactivate,
        doneTitle: userTexts.deactivated,
      }
    : {
        title: userTexts.activateTitle(name),
        hint: userTexts.activateHint,
        confirmLabel: userTexts.activate,
        doneTitle: userTexts.activated,
      };
  return (
    <ConfirmedChange
      operation={updateUser}
      request={{ params: { id }, body: { version, isActive: !person.isActive } }}
      {...texts}
      danger={person.isActive}
      onClose={onClose}
    />
  );
}
