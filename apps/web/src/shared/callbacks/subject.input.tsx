import { callbackResource, callbackSubject, type CallbackSubject } from '@quillcare/contracts';
import { SelectInput } from '../forms/inputs.view';
import { CLIENTS, LEADS, QUOTES } from '../records/record-kinds';
import { RecordInput } from '../records/record.input';
import { useRights } from '../session/session.context';
import { useWords } from '../words/words';
import { newCallbackWords } from './new-callback.en';

interface SubjectInputProps {
  subject: CallbackSubject;
  /** The field that holds the id of the record. */
  name: string;
  /** Tells the name of what was chosen. */
  onNamed: (name: string) => void;
}

/** Whom or what a call is about: a kind of record, and one found by typing. */
export function SubjectInput({ subject, name, onNamed }: SubjectInputProps) {
  const t = useWords(newCallbackWords);
  const { mayChange } = useRights();
  // Of what one may work with: a call follows the record that it hangs on.
  const kinds = callbackSubject.options.filter((kind) =>
    mayChange({ resource: callbackResource(kind), action: 'UPDATE' }),
  );
  const field = { name, label: t(`subjects.${subject}`) };
  return (
    <>
      <SelectInput
        name="subject"
        label={t('subject')}
        options={kinds.map((value) => ({ value, label: t(`subjects.${value}`) }))}
      />
      {subject === 'CLIENT' && (
        <RecordInput
          {...field}
          source={CLIENTS}
          onChosen={(one) => onNamed(one ? CLIENTS.nameOf(one) : '')}
        />
      )}
      {subject === 'LEAD' && (
        <RecordInput {...field} source={LEADS} onChosen={(one) => onNamed(one ? LEADS.nameOf(one) : '')} />
      )}
      {subject === 'QUOTE' && (
        <RecordInput {...field} source={QUOTES} onChosen={(one) => onNamed(one?.quoteNumber ?? '')} />
      )}
    </>
  );
}
