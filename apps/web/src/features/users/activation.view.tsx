import Button from '@mui/material/Button';
import { updateUser, type StaffUser } from '@quillcare/contracts';
import { useConfirmedCommand, type Question } from '../../shared/commands/use-confirmed-command';
import { messagesWords } from '../../shared/messages/messages.en';
import { word } from '../../shared/words/words';
import { userTexts } from './user.texts';

/** Deactivates an account or activates it again, after a question. */
export function ActivationButton({ person }: { person: StaffUser }) {
  const { ask, dialog } = useConfirmedCommand(updateUser);
  return (
    <>
      <Button
        variant="outlined"
        color={person.isActive ? 'error' : 'primary'}
        onClick={() => ask(questionFor(person))}
      >
        {person.isActive ? userTexts.deactivate : userTexts.activate}
      </Button>
      {dialog}
    </>
  );
}

function questionFor({ id, version, name, isActive }: StaffUser): Question<typeof updateUser> {
  const request = { params: { id }, body: { version, isActive: !isActive } };
  return isActive
    ? {
        request,
        title: userTexts.deactivateTitle(name),
        hint: userTexts.deactivateHint,
        confirmLabel: userTexts.deactivate,
        done: word(messagesWords, 'accountDeactivated'),
        danger: true,
      }
    : {
        request,
        title: userTexts.activateTitle(name),
        hint: userTexts.activateHint,
        confirmLabel: userTexts.activate,
        done: word(messagesWords, 'accountActivated'),
      };
}
