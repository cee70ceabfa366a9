import { RecordDialog } from '../../shared/forms/record/record.dialog';
import { useRecordForm } from '../../shared/forms/record/use-record-form';
import { useWords } from '../../shared/words/words';
import type { SiteDetail } from './site-detail.page';
import { siteDoctorsForm } from './site-doctors.form';
import { siteWords } from './site.en';

/** Says which doctors work at a site, and on which days. */
export function SiteDoctorsDialog({ site, onClose }: { site: SiteDetail; onClose: () => void }) {
  const t = useWords(siteWords);
  const recordForm = useRecordForm({ definition: siteDoctorsForm, record: site, onSaved: onClose });
  const cancel = () => {
    recordForm.draft.forget();
    onClose();
  };
  return (
    <RecordDialog
      title={t('doctors.title')}
      submitLabel={t('doctors.save')}
      recordForm={recordForm}
      onClose={cancel}
    />
  );
}
