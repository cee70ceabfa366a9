import { useLocation, useNavigate } from 'react-router-dom';
import { LeadListPage } from './lead-list.page';
import { NewLeadDialog } from './new-lead.dialog';

/** The list with the dialog for a new lead open: an address of its own, so that every button and the window event lead here. */
export function NewLeadPage() {
  const navigate = useNavigate();
  const { search } = useLocation();
  return (
    <>
      <LeadListPage />
      <NewLeadDialog
        onCreated={async (leadId) => void (await navigate(`/leads/${leadId}`, { replace: true }))}
        onClose={() => void navigate({ pathname: '/leads', search }, { replace: true })}
      />
    </>
  );
}
