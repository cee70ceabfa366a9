import { createSite, getSite, siteInput, updateSite } from '@quillcare/contracts';
import { defineForm } from '../../shared/forms/record/form.definition';
import { recordPages } from '../../shared/forms/record/record.page';
import { siteWords } from './site.en';

export const siteForm = defineForm({
  name: 'site',
  words: siteWords,
  schema: siteInput,
  operations: { get: getSite, create: createSite, update: updateSite },
  nameOf: ({ name }) => name,
  sections: { all: ['name', 'siteType', 'address', 'phone', 'email', 'isActive'] },
  fields: { address: { wide: true }, phone: { phoneUse: 'ORGANISATION' }, isActive: { wide: true } },
});

export const { NewPage: NewSitePage, EditPage: EditSitePage } = recordPages({
  form: siteForm,
  path: '/sites',
  after: ({ id }) => `/sites/${id}`,
});
