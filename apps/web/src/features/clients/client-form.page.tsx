import { recordPages } from '../../shared/forms/record/record.page';
import { clientForm } from './client.form';

export const { NewPage: NewClientPage, EditPage: EditClientPage } = recordPages({
  form: clientForm,
  path: '/clients',
  after: ({ id }) => `/clients/${id}`,
});
