import { listColleagues } from '@quillcare/contracts';
import { useOperationQuery } from '../../shared/api/hooks';
import { ChoicesInput } from '../../shared/forms/choices.input';
import { useWords } from '../../shared/words/words';
import { announcementWords } from './announcement.en';

/** Colleagues, by name. */
export function PeopleInput() {
  const t = useWords(announcementWords);
  const { data } = useOperationQuery(listColleagues, {});
  const options = (data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }));
  return <ChoicesInput name="forUserIds" label={t('fields.forUserIds')} options={options} />;
}
