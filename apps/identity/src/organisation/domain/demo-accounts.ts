import type { Role } from '@quillcare/contracts';

/** Domain of the demonstration accounts. Reserved, so that nobody can sign up with it. */
export const DEMO_DOMAIN = 'demo.quillcare.test';

interface DemoAccount {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: Role;
}

function createAccount(name: string, firstName: string, lastName: string, role: Role): DemoAccount {
  return { email: `${name}@${DEMO_DOMAIN}`, firstName, lastName, role };
}

/** One account per role, with the practice's administrator first. */
export const DEMO_ACCOUNTS = [
  createAccount('admin', 'Margaret', 'Nguyen', 'ORG_ADMIN'),
  createAccount('super.admin', 'Aroha', 'Williams', 'SUPER_ADMIN'),
  createAccount('sales', 'Daniel', "O'Connor", 'SALES_MANAGER'),
  createAccount('leads', 'Priya', 'Raman', 'LEAD_COORDINATOR'),
  createAccount('user', 'Tom', 'Whitfield', 'USER'),
] as const;

export const DEMO_PRACTICE = {
  name: 'Harbour Surgical Group (demo)',
  email: `admin@${DEMO_DOMAIN}`,
  phone: '+61292345678',
  country: 'AU',
} as const;

/** Returns whether an address belongs to the demonstration practice. */
export function isReservedEmail(email: string): boolean {
  return email.toLowerCase().endsWith(`@${DEMO_DOMAIN}`);
}
