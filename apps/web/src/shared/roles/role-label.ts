import type { Role } from '@quillcare/contracts';
import { word } from '../words/words';
import { roleWords } from './role.en';

export const roleName = (role: Role): string => word(roleWords, `names.${role}`);

export const roleMeaning = (role: Role): string => word(roleWords, `meanings.${role}`);
