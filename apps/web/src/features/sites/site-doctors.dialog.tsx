import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { formWords } from '../../shared/forms/form.en';
import { Fields } from '../../shared/forms/record/fields.view';
import { RecordFrame } from '../../shared/forms/record/record.frame';
import { useRecordForm } from '../../shared/forms/record/use-record-form';
import { SubmitButton } from '../../shared/forms/submit-button.view';
import { useWords } from '../../shared/words/words';
import type { SiteDetail } from './site-detail.page';
import { siteDoctorsForm } from './site-doctors.form';
import { siteWords } from './site.en';

/** Says which doctors work at a site, and on which days. */
export function SiteDoctorsDialog({ site, onClose }: { site: SiteDetail; onClose: () => void }) {
  const t = useWords(siteWords);
  const tForm = useWords(formWords);
  const titleId = useId();
  const recordForm = useRecordForm({ definition: siteDoctorsForm, record: site, onSaved: onClose });
  const cancel = () => {
    recordForm.draft.forget();
    onClose();
  };
  return (
    <Dialog open onClose={cancel} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('doctors.title')}</DialogTitle>
      <RecordFrame recordForm={recordForm} label={t('doctors.title')} isDialog>
        <DialogContent sx={{ pb: 0 }}>
          <Fields />
        </DialogContent>
        <DialogActions>
          <Button onClick={cancel}>{tForm('cancel')}</Button>
          <SubmitButton
            label={t('doctors.save')}
            busyLabel={tForm('saving')}
            isSubmitting={recordForm.isSubmitting}
          />
        </DialogActions>
      </RecordFrame>
    </Dialog>
  );
}
