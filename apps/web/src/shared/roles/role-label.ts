import type { Role } from '@quillcare/contracts';
import { word } from '../words/words';
import { roleWords } from './role.en';

/** Returns a role's name, for choosing or comparing roles. */
export const roleName = (role: Role): string => word(roleWords, `names.${role}`);

/** Returns what a role is for. */
export const roleMeaning = (role: Role): string => word(roleWords, `meanings.${role}`);
