import type { z } from 'zod';
import { field } from '../core/field';
import { booleanFilter } from '../core/list';
import { ADMINS } from '../core/permissions';
import { resource } from '../core/resource';

export const __names__ = resource({
  service: '__service__',
  name: '__Name__',
  plural: '__Names__',
  needs: { read: 'signed-in', change: { roles: ADMINS } },
  unique: { field: 'name', message: '__A__ __words__ with this name already exists' },
  order: ['name'],
  search: ['name'],
  list: { sorts: ['name', 'createdAt'], filters: { isActive: booleanFilter.optional() } },
  fields: {
    name: field.text(200),
    isActive: field.flag(true),
  },
  operations: ['list', 'get', 'create', 'update', 'remove', 'restore'],
});

export const {
  list: list__Names__,
  get: get__Name__,
  create: create__Name__,
  update: update__Name__,
  remove: delete__Name__,
  restore: restore__Name__,
} = __names__.operations;

export const __Name__Changed = __names__.events.updated;

export const { input: __name__Input, record: __name__ } = __names__;
export type __Name__ = z.infer<typeof __name__>;
export type __Name__Input = z.infer<typeof __name__Input>;
