import {
  createQuote,
  deleteClient,
  mergeClients,
  restoreClient,
  updateClient,
  type Client,
} from '@quillcare/contracts';
import { EditIcon, PlusIcon } from '@quillcare/ui';
import { actsOn } from '../../shared/acts/define-act';
import { scheduleCallback } from '../../shared/callbacks/schedule-callback.definition';
import { buildDeleteAct } from '../../shared/removal/delete-act.definition';
import { clientWords } from './client.en';
import { clientName } from './client-name';
import { mayMerge } from './may-merge';
import { MergeStart } from './merge-start.dialog';
import { mergeWords } from './merge.en';

const { other } = actsOn<Client>(clientWords, clientName);

export const newQuote = other({
  name: 'newQuote',
  icon: <PlusIcon />,
  needs: createQuote,
  to: ({ id }) => `/quotes/create?clientId=${id}`,
});

export const clientActs = [
  actsOn<Client>(mergeWords, clientName).other({
    name: 'start',
    isQuiet: true,
    needs: mergeClients,
    when: (_client, scope) => mayMerge(scope),
    dialog: (client, close) => <MergeStart client={client} onClose={close} />,
  }),
  scheduleCallback<Client>(({ id }) => ({ clientId: id }), clientName),
  buildDeleteAct<Client>({
    remove: deleteClient,
    restore: restoreClient,
    nameOf: clientName,
    list: '/clients',
    page: ({ id }) => `/clients/${id}`,
  }),
  other({ name: 'edit', icon: <EditIcon />, needs: updateClient, to: ({ id }) => `/clients/${id}/edit` }),
  newQuote,
];
