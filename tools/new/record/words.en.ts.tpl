import { defineWords } from '../../shared/words/words';

export const __name__Words = defineWords('__files__', {
  fields: {
    name: 'Name',
    isActive: 'Active',
  },
  pages: {
    list: '__ManyWords__',
    new: 'Add __words__',
    create: 'Add __words__',
    edit: 'Edit __words__',
    failed: 'This __words__ could not be loaded',
  },
  list: {
    search: 'Search __manyWords__',
    empty: 'No __manyWords__ yet.',
  },
});
