import { updateUser, type StaffUser } from '@quillcare/contracts';
import { messages } from '../../shared/messages/messages.texts';
import { ConfirmedChange } from './confirmed-change.view';
import { userTexts } from './user.texts';

/** Confirms the deactivation or reactivation of an account. */
export function ActivationDialog({ person, onClose }: { person: StaffUser; onClose: () => void }) {
  const { id, version, name } = person;
  const texts = person.isActive
    ? {
        title: userTexts.deactivateTitle(name),
        hint: userTexts.deactivateHint,
        confirmLabel: userTexts.deactivate,
        doneTitle: messages.accountDeactivated,
      }
    : {
        title: userTexts.activateTitle(name),
        hint: userTexts.activateHint,
        confirmLabel: userTexts.activate,
        doneTitle: messages.accountActivated,
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
