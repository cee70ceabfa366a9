import { defineWords } from '../words/words';

export const roleWords = defineWords('roles', {
  you: '(you)',
  names: {
    SUPER_ADMIN: 'Super Admin',
    ORG_ADMIN: 'Organisation Administrator',
    SALES_MANAGER: 'Sales Manager',
    LEAD_COORDINATOR: 'Lead Coordinator',
    USER: 'User',
  },
  meanings: {
    SUPER_ADMIN: 'Full access across organisations',
    ORG_ADMIN: 'Manages users, doctors, hospitals and all organisational data',
    SALES_MANAGER: 'Creates and manages leads, quotes and client relationships',
    LEAD_COORDINATOR: 'Lead intake and initial coordination',
    USER: 'Basic read access',
  },
});
