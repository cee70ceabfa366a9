import { __names__ } from '@quillcare/contracts';
import { recordParts } from '@quillcare/service-kit';
import { Create__Names____stamp__ } from './persistence/create-__files__.migration';

/** The practice's __manyWords__. */
export const __name__Parts = recordParts(__names__, {
  migrations: [Create__Names____stamp__],
  list: { common: ['isActive'] },
});
