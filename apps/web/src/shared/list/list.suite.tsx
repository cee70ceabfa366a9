import { listUsers, ROLES, updateUser } from '@quillcare/contracts';
import { defineWords } from '../words/words';
import { defineList } from './define-list';

const words = defineWords('list-sample', {
  title: 'People',
  search: 'Search people',
  name: 'Name',
  email: 'Email',
  role: 'Role',
  status: 'Status',
  active: 'Active',
  inactive: 'Inactive',
  joined: 'Joined',
  mobile: 'Mobile',
  empty: 'No people yet.',
  everyone: 'Everyone',
  deactivate: 'Deactivate',
  write: 'Write',
  assign: 'Assign',
});

/** A list of people, defined the way features do. */
export const peopleList = defineList({
  name: 'sample-people',
  operation: listUsers,
  words,
  title: 'title',
  search: 'search',
  defaultSort: 'name',
  nameOf: ({ name }) => name,
  opens: { to: ({ id }) => `/people/${id}` },
  columns: [
    { kind: 'link', name: 'name', label: 'name', sort: 'name', value: ({ name }) => name, isFixed: true },
    { kind: 'text', name: 'email', label: 'email', sort: 'email', value: ({ email }) => email },
    { kind: 'phone', name: 'mobile', label: 'mobile', value: () => '+61412345678' },
    {
      kind: 'date',
      name: 'joined',
      label: 'joined',
      sort: 'createdAt',
      value: ({ createdAt }) => createdAt,
      from: 'xl',
    },
    {
      kind: 'status',
      name: 'status',
      label: 'status',
      value: ({ isActive }) => ({
        label: isActive ? 'Active' : 'Inactive',
        tone: isActive ? 'success' : 'muted',
      }),
    },
  ],
  filters: [
    { kind: 'choices', name: 'role', label: 'role', values: ROLES, labelOf: (role) => role.toLowerCase() },
    { kind: 'flag', name: 'isActive', label: 'status', yes: 'active', no: 'inactive' },
  ],
  views: [
    { name: 'active', label: 'active', filters: { isActive: 'true' } },
    { name: 'all', label: 'everyone' },
  ],
  actions: [
    {
      name: 'write',
      label: 'write',
      isInline: true,
      when: ({ isActive }) => isActive,
      to: ({ id }) => `/write/${id}`,
    },
  ],
  bulk: [
    {
      name: 'deactivate',
      label: 'deactivate',
      needs: updateUser,
      when: ({ isActive }) => isActive,
      does: { name: 'client.delete', values: {} },
    },
    {
      name: 'assign',
      label: 'assign',
      needs: updateUser,
      does: ({ answer, close }) => (
        <div role="dialog" aria-label="To whom">
          <button onClick={() => answer({ name: 'lead.assign', values: { ownerId: null } })}>
            To nobody
          </button>
          <button onClick={close}>Cancel</button>
        </div>
      ),
    },
  ],
  empty: { title: 'empty' },
});

export const person = (n: number, name: string, isActive = true) => ({
  id: `01a1fa25-0000-7000-8000-00000000001${n}`,
  version: n,
  name,
  isActive,
  role: 'USER',
  firstName: name.split(' ')[0],
  lastName: name.split(' ')[1],
  email: `person${n}@harbour.test`,
  createdAt: '2026-11-20T08:00:00.000Z',
  updatedAt: '2026-11-20T08:00:00.000Z',
});

export const pageOf = (items: unknown[], nextCursor: string | null = null) => ({
  body: { items, nextCursor, total: items.length, totalIsEstimate: false },
});
