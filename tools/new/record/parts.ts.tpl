import { __names__ } from '@quillcare/contracts';
import { defineParts, recordHandlers } from '@quillcare/service-kit';
import { __name__Rules } from './domain/__file__';
import { Create__Names____stamp__ } from './persistence/create-__files__.migration';
import { __Name__Entity } from './persistence/__file__.entity';
import { __Name__Repository } from './persistence/__file__.repository';

/** The practice's __manyWords__. */
export const __name__Parts = defineParts({
  entities: [__Name__Entity],
  migrations: [Create__Names____stamp__],
  handlers: [
    ...recordHandlers(__names__, {
      entity: __Name__Entity,
      repository: __Name__Repository,
      list: { defaultSort: 'name', sorts: { name: ['sortName'] }, common: ['isActive'] },
      rules: __name__Rules,
    }),
  ],
  providers: [__Name__Repository],
});
