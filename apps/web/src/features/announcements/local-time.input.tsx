import { LocalTimeInput as Input } from '../../shared/forms/local-time.input';
import { useWords } from '../../shared/words/words';
import { announcementWords } from './announcement.en';

/** From or until when an announcement is shown; `help` names the zone if it is not the practice's. */
export function LocalTimeInput({ name, help }: { name: 'startsAt' | 'endsAt'; help?: string }) {
  const t = useWords(announcementWords);
  return <Input name={name} label={t(`fields.${name}`)} help={help ?? t(`help.${name}`)} />;
}
