import Button from '@mui/material/Button';
import { useState } from 'react';
import { updateUser, type StaffUser } from '@quillcare/contracts';
import { useConfirmedCommand, type Question } from '../../shared/commands/use-confirmed-command';
import { messagesWords } from '../../shared/messages/messages.en';
import { useWords, word } from '../../shared/words/words';
import { DeactivateDialog } from './deactivate.dialog';
import { useLeftBehind } from './use-left-behind';
import { userWords } from './user.en';

/** Deactivates an account or activates it again, after a question. */
export function ActivationButton({ person }: { person: StaffUser }) {
  const t = useWords(userWords);
  const { ask, dialog } = useConfirmedCommand(updateUser);
  const { isLoading, isUnknown, names } = useLeftBehind(person);
  const [isChoosing, setChoosing] = useState(false);
  const leavesSome = person.isActive && (isUnknown || names.length > 0);
  return (
    <>
      <Button
        variant="outlined"
        color={person.isActive ? 'error' : 'primary'}
        disabled={isLoading}
        onClick={() => (leavesSome ? setChoosing(true) : ask(questionFor(person)))}
      >
        {person.isActive ? t('deactivate') : t('activate')}
      </Button>
      {dialog}
      {isChoosing && <DeactivateDialog {...{ person, names }} onClose={() => setChoosing(false)} />}
    </>
  );
}

function questionFor({ id, version, name, isActive }: StaffUser): Question<typeof updateUser> {
  const request = { params: { id }, body: { version, isActive: !isActive } };
  return isActive
    ? {
        request,
        title: word(userWords, 'deactivateTitle', { name }),
        hint: word(userWords, 'deactivateHint'),
        confirmLabel: word(userWords, 'deactivate'),
        done: word(messagesWords, 'accountDeactivated'),
        danger: true,
      }
    : {
        request,
        title: word(userWords, 'activateTitle', { name }),
        hint: word(userWords, 'activateHint'),
        confirmLabel: word(userWords, 'activate'),
        done: word(messagesWords, 'accountActivated'),
      };
}
