import useMediaQuery from '@mui/material/useMediaQuery';
import { useLocation, useNavigate } from 'react-router-dom';
import { RecordDialog } from '../../shared/forms/record/record.dialog';
import { useWords } from '../../shared/words/words';
import { LeadListPage } from './lead-list.page';
import { leadForm } from './lead.form';
import { leadWords } from './lead.en';

/**
 * The list with the new lead dialog open on top, so that whoever is on the phone still sees the list. It has its own URL, so that
 * every button and the window event lead here.
 */
export function NewLeadPage() {
  const t = useWords(leadWords);
  const navigate = useNavigate();
  const { search } = useLocation();
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  return (
    <>
      <LeadListPage />
      <RecordDialog
        title={t('pages.new')}
        submitLabel={t('pages.create')}
        maxWidth="md"
        fullScreen={isPhone}
        definition={leadForm}
        record={null}
        onSaved={async ({ id }) => void (await navigate(`/leads/${id}`, { replace: true }))}
        onClose={() => void navigate({ pathname: '/leads', search }, { replace: true })}
      />
    </>
  );
}
