import { deleteSite, restoreSite, setDefaultSite, updateSite, type Site } from '@quillcare/contracts';
import { EditIcon } from '@quillcare/ui';
import { actsOn } from '../../shared/acts/define-act';
import { deleting } from '../../shared/removal/deleting.definition';
import { siteWords } from './site.en';

const nameOf = ({ name }: Pick<Site, 'name'>) => name;
const { act, other } = actsOn<Site>(siteWords, nameOf);

export const siteActs = {
  delete: deleting<Site>({
    remove: deleteSite,
    restore: restoreSite,
    nameOf,
    list: '/sites',
    page: ({ id }) => `/sites/${id}`,
  }),
  /** A site not offered in quotes cannot be the default for new ones. */
  makeDefault: act({
    name: 'default',
    operation: setDefaultSite,
    when: ({ isDefault, isActive, deletedAt }) => !isDefault && isActive && deletedAt === null,
  }),
  edit: other({ name: 'edit', icon: <EditIcon />, needs: updateSite, to: ({ id }) => `/sites/${id}/edit` }),
};
