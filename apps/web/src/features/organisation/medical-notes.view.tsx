import { getNoteSettings } from '@quillcare/contracts';
import { Panel } from '@quillcare/ui';
import { useOperationQuery } from '../../shared/api/hooks';
import { Loaded } from '../../shared/loading/loaded.view';
import { useWords } from '../../shared/words/words';
import { medicalNoteWords } from './medical-notes.en';
import { MedicalNotesForm } from './medical-notes.form';

/** Lets administrators decide which staff see medical notes. */
export function MedicalNotes() {
  const t = useWords(medicalNoteWords);
  const request = useOperationQuery(getNoteSettings, {});
  return (
    <Panel title={t('title')}>
      <Loaded request={request} failed={t('failed')} skeleton={280}>
        {(settings) => <MedicalNotesForm settings={settings} />}
      </Loaded>
    </Panel>
  );
}
