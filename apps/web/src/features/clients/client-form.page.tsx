import { Navigate, useParams } from 'react-router-dom';
import { getClient } from '@quillcare/contracts';
import { useOperationQuery } from '../../shared/api/hooks';
import { recordPages } from '../../shared/forms/record/record.page';
import { clientForm } from './client.form';

const pages = recordPages({
  form: clientForm,
  path: '/clients',
  after: ({ id }) => `/clients/${id}`,
});

export const { NewPage: NewClientPage } = pages;

/** Edit page of a client. A merged client redirects to the surviving record. */
export function EditClientPage() {
  const { id = '' } = useParams();
  const { currentData } = useOperationQuery(getClient, { params: { id } });
  if (currentData?.mergedInto) return <Navigate to={`/clients/${currentData.mergedInto}/edit`} replace />;
  return <pages.EditPage />;
}
