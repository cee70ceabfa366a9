import { callbackResource, callbackSubject, type CallbackSubject } from '@quillcare/contracts';
import { SelectInput } from '../forms/inputs.view';
import { CLIENTS, LEADS, QUOTES } from '../records/record-kinds';
import { RecordInput } from '../records/record.input';
import { useRights } from '../session/session.context';
import { useWords } from '../words/words';
import { newCallbackWords } from './new-callback.en';

interface SubjectInputProps {
  subject: CallbackSubject;
  /** Field that holds the record's id. */
  name: 'clientId' | 'leadId' | 'quoteId';
}

/** Chooses whom or what a callback is about: a kind of record, then a record found by typing. */
export function SubjectInput({ subject, name }: SubjectInputProps) {
  const t = useWords(newCallbackWords);
  const { mayChange } = useRights();
  // Only kinds of records the user may work with, because a callback follows its record's permissions.
  const kinds = callbackSubject.options.filter((kind) =>
    mayChange({ resource: callbackResource(kind), action: 'UPDATE' }),
  );
  const field = { name, label: t(`fields.${name}`) };
  return (
    <>
      <SelectInput
        name="subject"
        label={t('fields.subject')}
        options={kinds.map((value) => ({ value, label: t(`options.subject.${value}`) }))}
      />
      {subject === 'CLIENT' && <RecordInput {...field} source={CLIENTS} />}
      {subject === 'LEAD' && <RecordInput {...field} source={LEADS} />}
      {subject === 'QUOTE' && <RecordInput {...field} source={QUOTES} />}
    </>
  );
}
