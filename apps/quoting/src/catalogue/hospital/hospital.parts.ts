import { hospitals } from '@quillcare/contracts';
import { recordParts } from '@quillcare/service-kit';
import { dependantsOf } from '../directory/dependants.reader';
import { directoryList } from '../directory/directory-list';
import { storingPhones } from '../directory/stored-phones';

export const hospitalParts = recordParts(hospitals, {
  list: directoryList,
  rules: storingPhones({ phone: 'ORGANISATION', bookingPhone: 'ORGANISATION' }),
  initial: { isDuplicateFlag: false, duplicateOf: null },
  dependants: dependantsOf('hospital'),
});
