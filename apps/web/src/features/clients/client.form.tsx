import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { clientInput, createClient, getClient, updateClient } from '@quillcare/contracts';
import { findPostcodeWarning } from '@quillcare/rules';
import { useWatch } from 'react-hook-form';
import { Navigate, useParams } from 'react-router-dom';
import { useOperationQuery } from '../../shared/api/hooks';
import { defineForm } from '../../shared/forms/record/form.definition';
import { recordPages } from '../../shared/forms/record/record.page';
import { useSession } from '../../shared/session/session.context';
import { ClientMatches } from './client-matches.view';
import { clientName } from './client-name';
import { clientWords } from './client.en';

export const clientForm = defineForm({
  name: 'client',
  words: clientWords,
  schema: clientInput,
  operations: { get: getClient, create: createClient, update: updateClient },
  nameOf: clientName,
  sections: {
    person: ['firstName', 'lastName', 'dateOfBirth', 'isVip'],
    contact: ['email', 'phone', 'secondaryPhone'],
    address: ['streetAddress', 'suburb', 'city', 'state', 'postcode'],
  },
  below: { contact: ClientMatches, address: PostcodeWarning },
  fields: {
    state: { kind: 'state' },
    postcode: { kind: 'postcode' },
  },
});

/** Warns about a postcode that does not belong to the address's state. Advisory only; it never blocks saving. */
function PostcodeWarning() {
  const [postcode, state] = useWatch({ name: ['postcode', 'state'] }) as (string | null | undefined)[];
  const { organisation } = useSession();
  const warning = findPostcodeWarning(postcode, state, organisation.country);
  return (
    <Box className="wide" role="status">
      {warning && <Alert severity="warning">{warning}</Alert>}
    </Box>
  );
}

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
