import { z } from 'zod';
import { command, type Tag } from '../core/operation';
import { ADMINS, type OperationPermission } from '../core/permissions';
import { id, idParams, version } from '../core/primitives';

/** Creates the command that confirms that an entry, added by an import despite a similar one, is not a duplicate. */
function clearing(tag: Tag, path: string, permission: OperationPermission) {
  return command({
    name: `quoting.clear${tag}Duplicate`,
    summary: `Mark a ${tag.toLowerCase()} as not a duplicate`,
    http: { method: 'POST', path: `/${path}/:id/clear-duplicate`, status: 200 },
    permission,
    params: idParams,
    body: z.strictObject({ version }),
    result: z.object({ id, version }),
    errors: ['NOT_FOUND', 'VERSION_CONFLICT', 'DUPLICATE'],
    invalidates: [tag],
  });
}

export const clearDoctorDuplicate = clearing('Doctor', 'doctors', {
  resource: 'DOCTORS',
  action: 'UPDATE',
});
export const clearHospitalDuplicate = clearing('Hospital', 'hospitals', {
  resource: 'HOSPITALS',
  action: 'UPDATE',
});
export const clearSurgeryDuplicate = clearing('Surgery', 'surgeries', {
  resource: 'SURGERIES',
  action: 'UPDATE',
});
export const clearSiteDuplicate = clearing('Site', 'sites', { roles: ADMINS });
