import { ADMINS, type OperationPermission } from '@quillcare/contracts';

export interface Coming {
  path: string;
  title: string;
  /** What the page will hold. */
  holds: string;
  permission?: OperationPermission;
}

const admins: OperationPermission = { roles: ADMINS };
const superAdmins: OperationPermission = { roles: ['SUPER_ADMIN'] };

/** Pages of the specification that a later release brings: each says honestly what it will hold. */
export const COMING: readonly Coming[] = [
  {
    path: '/leads',
    title: 'Leads',
    holds: 'New enquiries with their status, priority and next step, as a list and as a board.',
    permission: { resource: 'LEADS', action: 'READ' },
  },
  {
    path: '/sites',
    title: 'Sites',
    holds: 'The places where your practice sees patients.',
    permission: admins,
  },
  {
    path: '/sites/:id/edit',
    title: 'Edit site',
    holds: 'A place where your practice sees patients, with its address and phone.',
    permission: admins,
  },
  {
    path: '/admin/surgery-config',
    title: 'Surgery config',
    holds: 'Which doctor performs which surgery where, and at what fee.',
    permission: admins,
  },
  {
    path: '/admin/pricing-rules',
    title: 'Pricing rules',
    holds: 'Rules that set fees by doctor, hospital and surgery, tried on past quotes before they go live.',
    permission: admins,
  },
  {
    path: '/admin/option-lists',
    title: 'Option lists',
    holds: 'Laterality, complexity, technique and anaesthesia choices with their fees.',
    permission: admins,
  },
  {
    path: '/admin/announcements',
    title: 'Announcements',
    holds: 'Messages to the people of your practice, as banner or in the notification centre.',
    permission: admins,
  },
  {
    path: '/admin/mates-rates',
    title: 'Mates rates',
    holds: 'Discount rates, who may give them and where they were given.',
    permission: admins,
  },
  {
    path: '/admin/email-config',
    title: 'Email config',
    holds: 'The mail server and templates of your practice. Until then mails go out through the platform.',
    permission: admins,
  },
  {
    path: '/admin/non-billing-organizations',
    title: 'Non-billing organisations',
    holds: 'Organisations that use the platform without charge, and why.',
    permission: superAdmins,
  },
];
