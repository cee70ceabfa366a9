import { defineWords } from '../words/words';

export const activeWords = defineWords('active', { active: 'Active', inactive: 'Inactive' });
