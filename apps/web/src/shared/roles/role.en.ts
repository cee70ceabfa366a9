import { defineWords } from '../words/words';

export const roleWords = defineWords('roles', { you: '(you)' });
