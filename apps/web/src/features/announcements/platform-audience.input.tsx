import { platformAudience } from '@quillcare/contracts';
import { useWords } from '../../shared/words/words';
import { AudienceChoice } from './audience.input';
import { platformAnnouncementWords } from './platform.en';
import { PracticesInput } from './practices.input';

/** For whom of all practices, or in which of them. */
export function PlatformAudienceInput() {
  const t = useWords(platformAnnouncementWords);
  const options = platformAudience.options.map((value) => ({ value, label: t(`options.audience.${value}`) }));
  return <AudienceChoice options={options} further={{ SPECIFIC_PRACTICES: <PracticesInput /> }} />;
}
