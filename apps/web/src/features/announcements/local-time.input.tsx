import { LocalTimeInput as Input } from '../../shared/forms/local-time.input';
import { useWords } from '../../shared/words/words';
import { announcementWords } from './announcement.en';

interface LocalTimeInputProps {
  name: 'startsAt' | 'endsAt';
  /** Names the zone if it is not the practice's. */
  help?: string;
  timeZone?: string;
}

/** From or until when an announcement is shown. */
export function LocalTimeInput({ name, help, timeZone }: LocalTimeInputProps) {
  const t = useWords(announcementWords);
  return <Input {...{ name, timeZone }} label={t(`fields.${name}`)} help={help ?? t(`help.${name}`)} />;
}
