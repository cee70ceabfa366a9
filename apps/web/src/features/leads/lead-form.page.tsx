import { recordPages } from '../../shared/forms/record/record.page';
import { leadForm } from './lead.form';

export const { EditPage: EditLeadPage } = recordPages({
  form: leadForm,
  path: '/leads',
  after: ({ id }) => `/leads/${id}`,
});
